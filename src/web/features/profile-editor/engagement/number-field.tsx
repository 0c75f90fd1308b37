import { useState } from 'react';
import { DraftField } from '../controls/draft-field';

interface NumberFieldProps {
  label: string;
  /** 0 is the empty field. */
  value: number;
  max: number;
  push: (value: number, group: string) => void;
  field?: string;
}

/** A whole number. What is none stays in the field with a word about it, and out of the profile. */
export function NumberField({ label, value, max, push, field }: NumberFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const shown = refused ?? (value === 0 ? '' : value.toLocaleString('en-US'));
  return (
    <DraftField
      label={label}
      hideLabel
      placeholder={label}
      field={field}
      value={shown}
      inputMode="numeric"
      error={refused === null ? undefined : `A whole number up to ${max.toLocaleString('en-US')}.`}
      push={(text, group) => {
        const number = readNumber(text);
        const fits = number !== null && number <= max;
        setRefused(fits ? null : text);
        if (fits) push(number, group);
      }}
    />
  );
}

/** Digits with or without signs of thousands; `null` for anything else. */
function readNumber(typed: string): number | null {
  if (typed.length > 40) return null;
  const digits = typed.replace(/[\s,.'’]/g, '');
  return /^\d*$/.test(digits) ? Number(digits) : null;
}
