/** Comparing names of companies, schools and jobs as two documents may write them. */
import { fold } from '../read/layout/text';

/** Whether one name contains the other, legal forms and blanks aside. */
export function similar(a: string, b: string): boolean {
  const strip = (text: string) =>
    fold(
      text.replace(
        /\b(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|plc|the|co|company|sa|group)\b\.?/gi,
        '',
      ),
    );
  const [first, second] = [strip(a), strip(b)];
  return first !== '' && second !== '' && (first.includes(second) || second.includes(first));
}
