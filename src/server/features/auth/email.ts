/** An address as people type it, and as it is kept. */
import { z } from 'zod';
import { normalEmail } from './tokens';

export const emailSchema = z
  .string()
  .max(254)
  .transform(normalEmail)
  .pipe(z.email('Please enter a valid email address'));
