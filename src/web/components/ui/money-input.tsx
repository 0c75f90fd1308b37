import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { isMoneyText, withThousands } from '@/shared/preference-rules';
import { AffixInput } from './input';

/** Digits that are exact in a number. */
const DIGITS_MAX = 15;

export interface MoneyInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'inputMode' | 'type'> {
  /** Digits alone; '' is the empty field. */
  value: string;
  onChange: (digits: string) => void;
  /** Behind the amount: 'a year'. */
  per: string;
}

const digitsBefore = (text: string, end: number) => text.slice(0, end).replaceAll(',', '').length;

/** The place in a text behind its first `count` digits. */
function placeOf(text: string, count: number): number {
  let at = 0;
  for (let seen = 0; seen < count && at < text.length; at++) if (text[at] !== ',') seen++;
  return at;
}

/** Whole US dollars. Takes digits and nothing else, and shows them with a comma at every thousand. */
export function MoneyInput({ value, onChange, per, ...rest }: MoneyInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Digits left of the caret after the last edit: the commas move, the caret stays where the person is. */
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    const at = placeOf(input.current.value, caret.current);
    input.current.setSelectionRange(at, at);
    caret.current = null;
  });

  const edit = (field: HTMLInputElement) => {
    const digits = field.value.replaceAll(',', '');
    if (!isMoneyText(digits) || digits.length > DIGITS_MAX) {
      caret.current = Math.max(0, digitsBefore(field.value, field.selectionStart ?? 0) - 1);
      onChange(value);
      return;
    }
    caret.current = digitsBefore(field.value, field.selectionStart ?? field.value.length);
    onChange(digits.replace(/^0+(?=\d)/, ''));
  };
  /** A comma is not typed, so it is not deleted either: the digit beside it is. */
  const skipComma = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart: start, selectionEnd: end, value: text } = event.currentTarget;
    if (start === null || start !== end) return;
    if (event.key === 'Backspace' && text[start - 1] === ',') {
      event.currentTarget.setSelectionRange(start - 1, start - 1);
    }
    if (event.key === 'Delete' && text[start] === ',') {
      event.currentTarget.setSelectionRange(start + 1, start + 1);
    }
  };

  return (
    <AffixInput
      {...rest}
      ref={input}
      before="USD"
      after={per}
      inputMode="numeric"
      autoComplete="off"
      value={withThousands(value)}
      onChange={(event) => edit(event.currentTarget)}
      onKeyDown={skipComma}
      className="tabular-nums"
    />
  );
}
