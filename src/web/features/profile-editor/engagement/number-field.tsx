import { useEffect } from 'react';
import { TERM_TITLES, type TermName } from '@/shared/engagement/terms';
import { editedNumberDigits } from '@/shared/text/whole-number';
import { DraftField } from '../controls/draft-field';
import { refusedNumbers } from '../edit-session/refused-texts';

interface NumberFieldProps {
  term: TermName;
  label: string;
  /** 0 for an empty field. */
  value: number;
  max: number;
  push: (value: number, group: string) => void;
  field?: string;
}

/**
 * A field for a whole number. Text that is not one, or a number that is too large, stays in the field with a message,
 * also after a reload, and is not saved.
 */
export function NumberField({ term, label, value, max, push, field }: NumberFieldProps) {
  const name = `${term}.${label}`;
  const refusedNumber = refusedNumbers.use()[name];
  const rule = `A whole number up to ${max.toLocaleString('en-US')}.`;
  const shownText = refusedNumber?.text ?? (value === 0 ? '' : value.toLocaleString('en-US'));
  const take = (text: string, group: string) => {
    const digits = editedNumberDigits(text, shownText);
    const number = Number(digits);
    const fits = digits !== null && number <= max;
    const problem = `${TERM_TITLES[term]}, ${label.toLowerCase()}: “${text}”. ${rule}`;
    refusedNumbers.set(name, fits ? null : { text, problem });
    if (fits) push(number, group);
  };
  // Another unit has another maximum.
  useEffect(() => {
    if (refusedNumber) take(refusedNumber.text, name);
  }, [max]);
  return (
    <DraftField
      label={label}
      hideLabel
      placeholder={label}
      field={field}
      value={shownText}
      inputMode="numeric"
      error={refusedNumber && rule}
      mayRefuse
      push={take}
    />
  );
}
