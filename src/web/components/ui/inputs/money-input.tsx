import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { isMoneyText, readMoney } from '@/shared/preferences/money-and-hours';
import { groupThousands } from '@/shared/text/whole-number';
import { AffixInput } from './input';

export interface MoneyInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'inputMode' | 'type'> {
  /** Digits only, or an amount with cents as it was typed; '' for an empty field. */
  value: string;
  onChange: (amount: string) => void;
  /**
   * Called with true if the input was not an amount, so that the field did not change; with false once that amount was
   * corrected or the field is left, but not at the next digit: '1e3' has become 13.
   */
  onRefused?: (refused: boolean) => void;
  /** The text after the amount: 'a year'. */
  periodText: string;
}

/** The number of characters before the caret, without the commas that this field inserts. */
const countBeforeCaret = (text: string, end: number, isGrouped: boolean) =>
  text.slice(0, end).replaceAll(isGrouped ? /\D/g : /[^\d.,]/g, '').length;

/** The position in a text after its first `count` characters, without the commas that this field inserts. */
function caretPositionOf(text: string, count: number, isGrouped: boolean): number {
  if (!isGrouped) return count;
  let index = 0;
  for (let seen = 0; seen < count && index < text.length; index++) if (text[index] !== ',') seen++;
  return index;
}

/**
 * An input for whole US dollars, with a comma at every thousand. Anything but an amount is refused; cents are accepted,
 * so that a message can explain the error.
 */
export function MoneyInput({
  value,
  onChange,
  onRefused,
  periodText,
  ref,
  onBlur,
  ...rest
}: MoneyInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Characters left of the caret after the last edit: the caret keeps its place when commas move. */
  const caret = useRef<number | null>(null);
  const isGrouped = isMoneyText(value);
  const fieldText = isGrouped ? groupThousands(value) : value;
  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    const index = caretPositionOf(input.current.value, caret.current, isGrouped);
    input.current.setSelectionRange(index, index);
    caret.current = null;
  });

  const edit = (field: HTMLInputElement) => {
    const amount = readMoney(field.value, fieldText);
    const end = field.selectionStart ?? field.value.length;
    const isNextDigit = amount?.length === value.length + 1;
    if (!isNextDigit) onRefused?.(amount === null);
    if (amount === null) {
      // Back to where it was before the refused character.
      const before = field.value.slice(0, end);
      caret.current = Math.max(0, (isGrouped ? before.replaceAll(',', '') : before).length - 1);
      onChange(value);
      return;
    }
    caret.current = countBeforeCaret(field.value, end, isMoneyText(amount));
    onChange(amount);
  };
  /**
   * Moves the caret past a comma before a deletion, so that the adjacent digit is deleted: commas are inserted
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
      after={periodText}
      inputMode="numeric"
      autoComplete="off"
      value={fieldText}
      onChange={(event) => edit(event.currentTarget)}
      onKeyDown={skipComma}
      onBlur={(event) => {
        onRefused?.(false);
        onBlur?.(event);
      }}
      className="tabular-nums"
    />
  );
}
