import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { isMoneyText, readMoney, withThousands } from '@/shared/preference-rules';
import { AffixInput } from './input';

export interface MoneyInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'inputMode' | 'type'> {
  /** Digits alone, or an amount with cents as it was typed; '' is the empty field. */
  value: string;
  onChange: (digits: string) => void;
  /** Called at every edit: true if what was typed or pasted was no amount, so that the field did not change. */
  onRefused?: (refused: boolean) => void;
  /** Behind the amount: 'a year'. */
  per: string;
}

const digitsBefore = (text: string, end: number) => text.slice(0, end).replaceAll(/[^\d.]/g, '').length;

/** The place in a text behind its first `count` digits. */
function placeOf(text: string, count: number): number {
  let at = 0;
  for (let seen = 0; seen < count && at < text.length; at++) if (text[at] !== ',') seen++;
  return at;
}

/**
 * Whole US dollars, with a comma at every thousand. What is no amount is not taken; cents are, to be refused in words.
 */
export function MoneyInput({ value, onChange, onRefused, per, ref, ...rest }: MoneyInputProps) {
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
    const digits = readMoney(field.value);
    onRefused?.(digits === null);
    if (digits === null) {
      // Back to where it was before the one character too many.
      caret.current = Math.max(
        0,
        field.value.slice(0, field.selectionStart ?? 0).replaceAll(',', '').length - 1,
      );
      onChange(value);
      return;
    }
    caret.current = digitsBefore(field.value, field.selectionStart ?? field.value.length);
    onChange(digits);
  };
  /**
   * Moves the caret past a comma before a deletion, so that the digit next to it is deleted: commas are set
   * automatically.
   */
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
      ref={(element) => {
        input.current = element;
        if (typeof ref === 'function') ref(element);
      }}
      before="USD"
      after={per}
      inputMode="numeric"
      autoComplete="off"
      value={isMoneyText(value) ? withThousands(value) : value}
      onChange={(event) => edit(event.currentTarget)}
      onKeyDown={skipComma}
      className="tabular-nums"
    />
  );
}
