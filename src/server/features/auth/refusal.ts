/** What is wrong with a call, as the doors of this feature say it. Needs nothing of Better Auth. */
import type { z } from 'zod';
import { AppError } from '@/shared/errors';
import { isStorable, UNSTORABLE_TEXT } from '@/shared/storable-text';

/** The JSON of a refusal. Codes are in lower case here, as the product's spec writes them. */
export function refusal(error: AppError) {
  return { status: 'error', code: error.code.toLowerCase(), message: error.userMessage };
}

/** A body checked, or the first sentence about what is wrong with it. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  if (!isStorable(body)) {
    throw new AppError('INVALID_INPUT', 'text that no column holds', { userMessage: UNSTORABLE_TEXT });
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const userMessage = parsed.error.issues[0]?.message;
  throw new AppError('INVALID_INPUT', 'body refused', { userMessage });
}
