/** Wraps all our endpoints of Better Auth: checks the body by a schema and answers with our errors. */
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { z } from 'zod';
import { authErrorBody, errorHeaders, logAndAnswer } from '@/server/errors/answer';
import type { AuthCallContext, AuthServices } from '../services';
import { parseBody } from './parse-body';

/** The description of an endpoint from which the browser types its calls. */
export interface AuthCall<Path extends string, Body, Answer> {
  path: Path;
  /** `unknown` if the call takes no body. */
  body: Body;
  answer: Answer;
}

/** Holds an `AuthCall` in its type only; the value is empty. */
export interface AuthEndpointType<Call> {
  readonly describes?: Call;
}

/**
 * POST endpoint under `/api/auth`.
 * @param work answers with JSON; an `AppError` becomes its status and sentence
 */
export function authEndpoint<const Path extends string, Schema extends z.ZodType, Answer extends object>(
  { deps }: AuthServices,
  path: Path,
  schema: Schema,
  work: (call: AuthCallContext, body: z.infer<Schema>) => Promise<Answer>,
) {
  const endpoint = createAuthEndpoint(
    path,
    { method: 'POST', body: z.unknown(), metadata: { noStore: true } },
    async (call) => {
      try {
        return call.json(await work(call as unknown as AuthCallContext, parseBody(schema, call.body)));
      } catch (error) {
        if (error instanceof APIError) throw error;
        const answer = logAndAnswer(deps.logger, error, { path });
        throw new APIError(answer.status as 400, authErrorBody(answer), errorHeaders(answer));
      }
    },
  );
  return endpoint as typeof endpoint & AuthEndpointType<AuthCall<Path, z.input<Schema>, Answer>>;
}
