/**
 * Money, hours and dates of the job preferences, as browser and server check and show them. Separate from the schemas,
 * so that a screen loads no zod.
 */
import { editedNumberDigits } from '@/shared/text/whole-number';

export const PAYMENT_TYPES = ['hourly', 'daily', 'annual'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];
export type PreferenceType = 'current' | 'preferred_work';

export const HOURS_PER_WEEK = { min: 1, max: 40, step: 1, default: 20 } as const;

/** Maximum entries of a list: far more than a person chooses, far fewer than would strain a server. */
export const MAX_ENTRIES = 100;

/** A place as the form shows it, with its id. */
export interface ChosenPlace {
  place_id: string;
  /** 'Jakarta, Indonesia' */
  label: string;
}

/** Whether text may be in a money field: nothing, or digits alone. */
export const isMoneyText = (text: string): boolean => /^\d*$/.test(text);

/** The number in a money field; 0 for an empty one, and for one that holds no whole amount. */
export const moneyValue = (text: string): number =>
  isMoneyText(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : 0;

/** The digits that a JavaScript number holds exactly. */
export const MAX_MONEY_DIGITS = 15;

/** An amount that is not whole, or is being typed: with commas that the person typed, and a decimal point. */
const UNFINISHED_AMOUNT_PATTERN = /^\d{1,15}(?:,\d{0,15}){0,6}(?:\.\d{0,15})?$/;

/**
 * Normalises the text of a money field after typing or pasting: digits only, without currency signs and thousands
 * separators. An amount with cents is kept as given; the field then refuses it with an explanation.
 * @param shown what the field showed before, whose commas may be the field's own
 * @returns `null` if the text is not an amount
 */
export function readMoney(typed: string, shown = ''): string | null {
  // Spaces and apostrophes are not decimal marks.
  const text = typed.replaceAll(/[\s'’]|US\$|USD|\$/gi, '');
  // While somebody types, two zeros may be the beginning of '180.000'.
  const isTypedOn = shown !== '' && text.startsWith(shown);
  const digits = editedNumberDigits(isTypedOn ? text : text.replace(/\.00$/, ''), shown);
  if (digits !== null) return digits.length > MAX_MONEY_DIGITS ? null : digits;
  return UNFINISHED_AMOUNT_PATTERN.test(text) ? text : null;
}

/** The text of a money field for a number; 0 is shown as an empty field. */
export const moneyText = (value: number): string => (value === 0 ? '' : String(value));

/** Whether both ends of a range are given and the lower is above the upper. */
export const isReversed = (min: number, max: number): boolean => min > 0 && max > 0 && min > max;

/**
 * The payment type as the form shows it. The form offers hourly and daily rates alone; a stored 'annual', which the
 * specification's data model allows, is shown as hourly, the form's first choice.
 */
export const shownPaymentType = (type: PaymentType): 'hourly' | 'daily' =>
  type === 'daily' ? 'daily' : 'hourly';

/** A number of hours as '1 hour' or '20 hours'. */
export const hoursLabel = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/**
 * Whether a start date may be saved: none, today or later, or the one that was saved before.
 * @param today 'YYYY-MM-DD'
 */
export const isStartDateAllowed = (date: string | null, today: string, saved: string | null): boolean =>
  date === null || date >= today || date === saved;

/** An offset from UTC as 'UTC+08:00', which is 480 minutes. */
export function offsetLabel(minutes: number): string {
  const absolute = Math.abs(minutes);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(absolute / 60))}:${twoDigits(absolute % 60)}`;
}
