import { z } from 'zod';

/** The schema of an e-mail address in a form: trimmed, in lower case. @param max maximum characters */
export const emailAddress = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'This address is too long.')
    .pipe(z.email('Please give an email address like name@company.com.'))
    .transform((email) => email.toLowerCase());
