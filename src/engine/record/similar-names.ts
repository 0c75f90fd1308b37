/** Compares names of companies, schools and jobs whose spelling may differ between documents. */
import { alphanumericKey } from '../language/text/keys';

/** Legal forms, and other words that are often left out of a company's name. */
const LEGAL_FORMS_PATTERN =
  /\b(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|plc|the|co|company|sa|group)\b\.?/gi;

/** Normalises a name for comparisons: folded, without legal forms and spaces. */
export const comparableName = (text: string): string =>
  alphanumericKey(text.replace(LEGAL_FORMS_PATTERN, ''));

/** Whether one of two results of `comparableName` contains the other. */
export const nameContains = (a: string, b: string): boolean =>
  a !== '' && b !== '' && (a.includes(b) || b.includes(a));

/** Whether one name contains the other, ignoring legal forms and spaces. */
export function namesAreSimilar(a: string, b: string): boolean {
  return nameContains(comparableName(a), comparableName(b));
}
