import { nameInMail } from '@/shared/people/name-in-mail';

/** The greeting of a mail. */
export function greetingOf(firstName: string): string {
  const name = nameInMail(firstName);
  return name ? `Hello ${name},` : 'Hello,';
}
