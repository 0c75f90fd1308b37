/** The message for a value that does not fit its schema, if the schema has no message of its own. */
import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const MESSAGE_BY_FORMAT: Record<string, string> = {
  email: 'Please enter a valid email address.',
  url: 'Please enter a valid web address.',
  date: 'Please enter a valid date.',
  datetime: 'Please enter a valid date.',
};

/** The message for a value beyond a limit, by the kind of value. */
function limitMessage(issue: Issue, bound: 'most' | 'least', count: unknown): string {
  if (issue.origin === 'string') {
    return bound === 'least' && Number(count) === 1
      ? 'Please fill this in.'
      : `Please use at ${bound} ${count} characters.`;
  }
  if (issue.origin === 'array' || issue.origin === 'set')
    return `Please keep to at ${bound} ${count} entries.`;
  if (issue.origin === 'number' || issue.origin === 'int') {
    return `Please enter a number of at ${bound} ${count}.`;
  }
  return 'This value is out of its range.';
}

/** The message for an issue of zod. */
export function validationMessage(issue: Issue): string {
  if (issue.code === 'too_big') return limitMessage(issue, 'most', issue.maximum);
  if (issue.code === 'too_small') return limitMessage(issue, 'least', issue.minimum);
  if (issue.code === 'invalid_format') {
    return MESSAGE_BY_FORMAT[String(issue.format)] ?? 'This is not written as it should be.';
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Please fill this in.';
  return 'This is not valid here.';
}

/** Installs these messages for zod in this process; a schema's own message still takes precedence. */
export function installValidationMessages(): void {
  z.config({ customError: validationMessage });
}
