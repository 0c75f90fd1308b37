import { nameInMail } from '@/shared/name-in-mail';

/** How a mail begins. */
export function hello(firstName: string): string {
  const name = nameInMail(firstName);
  return name ? `Hello ${name},` : 'Hello,';
}
