/** The form by which a reader introduces themselves: its fields, and the checks that keep robots out. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { acceptedSecrets, type ServerSecret } from '@/server/secrets/server-secret';
import { INTRODUCTION_LIMITS } from '@/shared/publishing/introduction';
import { parseWholeNumber } from '@/shared/text/whole-number';
import { dayInTimeZone, isCalendarDay } from '@/shared/time/calendar-day';
import { DAY } from '@/shared/time/durations';
import { emailAddress } from '@/shared/validation/email-address';
import { isPostgresSafe, UNSUPPORTED_CHARACTERS_MESSAGE } from '@/shared/validation/postgres-safe-text';
import { textExcess } from '@/shared/validation/text-excess';
import { trimText } from '@/shared/validation/visible-text';

/** The submitted text, so that a form with errors can be shown again as it was filled in. */
export type SubmittedIntroduction = Record<FieldName, string>;
export const INTRODUCTION_FIELDS = ['name', 'company', 'email', 'about', 'days', 'start', 'budget'] as const;
export type FieldName = (typeof INTRODUCTION_FIELDS)[number];

/** A field that people do not see; a robot that fills in every field fills it in. */
export const HONEYPOT_FIELD = 'website';

const requiredText = (max: number, missing: string) =>
  z
    .string()
    .overwrite(trimText)
    .min(1, missing)
    .max(max, { error: ({ input }) => textExcess(String(input), max) ?? undefined });

/** Whether the field of the budget is empty or holds whole dollars. */
function isBudget(text: string): boolean {
  const dollars = parseWholeNumber(text);
  return dollars === null ? text === '' : dollars > 0 && dollars <= INTRODUCTION_LIMITS.budgetMax;
}

function schemaFor(today: string) {
  return z.object({
    name: requiredText(INTRODUCTION_LIMITS.name, 'Please say who you are.').refine(
      (name) => !/[\r\n]/.test(name),
      'A name is one line.',
    ),
    company: requiredText(INTRODUCTION_LIMITS.company, 'Please say for which company you write.'),
    email: emailAddress(INTRODUCTION_LIMITS.email),
    about: requiredText(INTRODUCTION_LIMITS.about, 'Please say what it is about.'),
    days: z
      .string()
      .trim()
      .regex(/^\d{1,2}$/, 'A number of days, 1 to 31.')
      .transform(Number)
      .refine((days) => days >= 1 && days <= INTRODUCTION_LIMITS.daysMax, 'A number of days, 1 to 31.'),
    start: z
      .string()
      .trim()
      .refine(isCalendarDay, 'Please choose a day.')
      .refine((day) => day >= today && day < '2100', 'Please choose a day that is still to come.'),
    budget: z
      .string()
      .trim()
      .refine(isBudget, 'Whole US dollars a day, without cents, or nothing.')
      .transform(parseWholeNumber),
  });
}
export type IntroductionForm = z.infer<ReturnType<typeof schemaFor>>;

export type ParsedIntroductionForm =
  | { ok: true; form: IntroductionForm }
  | { ok: false; problems: Partial<Record<FieldName, string>> };

/**
 * Reads what was typed.
 * @returns the form, or what is wrong with it: a sentence by field
 */
export function parseIntroductionForm(typed: SubmittedIntroduction, now: Date): ParsedIntroductionForm {
  // Compares with the day in the last time zone, so that nobody's tomorrow is refused.
  const parsed = schemaFor(dayInTimeZone('Etc/GMT+12', now)).safeParse(typed);
  if (parsed.success && isPostgresSafe(parsed.data)) return { ok: true, form: parsed.data };
  if (parsed.success) return { ok: false, problems: { about: UNSUPPORTED_CHARACTERS_MESSAGE } };
  const problems: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of parsed.error.issues) problems[path[0] as FieldName] ??= message;
  return { ok: false, problems };
}

/** Milliseconds in which no person can have read the form and filled it in. */
const MIN_FILL_MS = 3_000;
/** Milliseconds after which a form has to be loaded again. */
const MAX_FILL_MS = DAY;

const signatureOf = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`quarterdeck:introduction-form:v1\n${payload}`).digest('base64url');

/** A signed time stamp that says when the form was shown, and for whose page. */
export function stampForm({ current }: ServerSecret, profileId: string, now: Date): string {
  const when = now.getTime().toString(36);
  return `${when}.${signatureOf(current, `${profileId}\n${when}`)}`;
}

/** Whether the stamp of a submitted form is ours, for this profile, and neither too new for a person nor too old. */
export function isFormInTime(
  secret: ServerSecret,
  { stamp, profileId, now }: { stamp: string; profileId: string; now: Date },
) {
  const [when = '', signature = ''] = stamp.split('.');
  const signatureBytes = Buffer.from(signature);
  const isOurs = acceptedSecrets(secret).some((accepted) => {
    const expected = Buffer.from(signatureOf(accepted, `${profileId}\n${when}`));
    return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected);
  });
  if (!isOurs) return false;
  const age = now.getTime() - Number.parseInt(when, 36);
  return age >= MIN_FILL_MS && age <= MAX_FILL_MS;
}
