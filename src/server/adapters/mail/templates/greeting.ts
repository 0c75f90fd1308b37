import { nameInMail } from '@/shared/name-in-mail';

/** The greeting of a mail. */
export function greeting(firstName: string): string {
  const name = nameInMail(firstName);
  return name ? `Hello ${name},` : 'Hello,';
}
