/** An e-mail address: the schema for what people type, and the form in which it is stored. */
import { z } from 'zod';

/** An address as it is stored and compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

export const emailSchema = z
  .string()
  .max(254)
  .transform(normalEmail)
  .pipe(z.email('Please enter a valid email address'));
