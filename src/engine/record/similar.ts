/** Comparing names of companies, schools and jobs as two documents may write them. */
import { fold } from '../read/layout/text';

const LEGAL_FORMS = /\b(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|plc|the|co|company|sa|group)\b\.?/gi;

/** A name in the form in which names are compared: folded, without legal forms and blanks. */
export const comparableName = (text: string): string => fold(text.replace(LEGAL_FORMS, ''));

/** Whether one `comparableName` name contains the other. */
export const contains = (a: string, b: string): boolean =>
  a !== '' && b !== '' && (a.includes(b) || b.includes(a));

/** Whether one name contains the other, legal forms and blanks aside. */
export function similar(a: string, b: string): boolean {
  return contains(comparableName(a), comparableName(b));
}
