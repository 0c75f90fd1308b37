/** One way in for all our endpoints of Better Auth: a schema for the body, our errors for the answer. */
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { z } from 'zod';
import { refusalHeaders } from '@/server/http/refusal';
import { AppError } from '@/shared/errors';
import type { AuthKit, Call } from './kit';
import { parseBody, refusal } from './refusal';

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
