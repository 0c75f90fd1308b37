/** Validates the body of a call; independent of Better Auth. */
import type { z } from 'zod';
import { AppError } from '@/shared/errors/app-error';
import { isPostgresSafe, UNSUPPORTED_CHARACTERS_MESSAGE } from '@/shared/validation/postgres-safe-text';

/** The validated body of a call. @throws AppError INVALID_INPUT with a sentence about the first fault in it */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  if (!isPostgresSafe(body)) {
    throw new AppError('INVALID_INPUT', 'text that no column holds', {
      userMessage: UNSUPPORTED_CHARACTERS_MESSAGE,
    });
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const userMessage = parsed.error.issues[0]?.message;
  throw new AppError('INVALID_INPUT', 'body refused', { userMessage });
}
