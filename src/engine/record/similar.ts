/** Comparing names of companies, schools and jobs as two documents may write them. */
import { fold } from '../read/layout/text';

const LEGAL_FORMS = /\b(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|plc|the|co|company|sa|group)\b\.?/gi;

/** A name as it is compared: folded, without legal forms and blanks. */
export const comparable = (text: string): string => fold(text.replace(LEGAL_FORMS, ''));

/** Whether one `comparable` name contains the other. */
export const contains = (a: string, b: string): boolean =>
  a !== '' && b !== '' && (a.includes(b) || b.includes(a));

/** Whether one name contains the other, legal forms and blanks aside. */
export function similar(a: string, b: string): boolean {
  return contains(comparable(a), comparable(b));
}
