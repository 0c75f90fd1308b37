/** One way in for all our endpoints of Better Auth: a schema for the body, our errors for the answer. */
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { z } from 'zod';
import { refusalHeaders } from '@/server/http/refusal';
import { AppError } from '@/shared/errors';
import type { AuthKit, Call } from './kit';

/** The JSON of a refusal. Codes are in lower case here, as the product's spec writes them. */
export function refusal(error: AppError) {
  return { status: 'error', code: error.code.toLowerCase(), message: error.userMessage };
}

/** A body checked, or the first sentence about what is wrong with it. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const userMessage = parsed.error.issues[0]?.message;
  throw new AppError('INVALID_INPUT', 'body refused', { userMessage });
}

/**
 * POST endpoint under `/api/auth`.
 * @param work answers with JSON; an `AppError` becomes its status and sentence
 */
export function endpoint<Schema extends z.ZodType, Answer extends object>(
  { deps }: AuthKit,
  path: string,
  schema: Schema,
  work: (call: Call, body: z.infer<Schema>) => Promise<Answer>,
) {
  return createAuthEndpoint(
    path,
    { method: 'POST', body: z.unknown(), metadata: { noStore: true } },
    async (call) => {
      try {
        return call.json(await work(call as unknown as Call, parseBody(schema, call.body)));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        deps.logger[error.status >= 500 ? 'error' : 'info']({ path, code: error.code }, error.message);
        throw new APIError(error.status as 400, refusal(error), refusalHeaders(error));
      }
    },
  );
}
