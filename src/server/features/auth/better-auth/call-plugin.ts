/** Calls an endpoint of a Better Auth plugin on behalf of a person whom our own code has identified. */
import { APIError } from 'better-auth/api';
import type { AuthCallContext } from '../services';

type PluginEndpoint = (input: never) => Promise<unknown>;

export interface PluginCall {
  /** The person whose session the plugin sees; absent for a visitor without one. */
  owner?: { id: string; email: string };
  body?: object;
  /** Defaults to the current secret. During a rotation, the browser's cookie may be signed with the previous one. */
  secret?: string;
}

const inputOf = (call: AuthCallContext, { owner, body, secret }: PluginCall) => ({
  ...call,
  body,
  query: {},
  asResponse: false,
  returnStatus: false,
  context: {
    ...call.context,
    secret: secret ?? call.context.secret,
    // Only our own code reads and creates sessions, and it has asked for a fresh sign-in if one is needed.
    session: owner
      ? {
          session: { id: owner.id, userId: owner.id, token: '', createdAt: new Date() },
          user: { ...owner, name: owner.email, twoFactorEnabled: true },
        }
      : null,
    // The plugin asks for the password again if the account has one.
    internalAdapter: { ...call.context.internalAdapter, findCredentialAccount: async () => null },
  },
});

/**
 * Calls an endpoint of a plugin.
 * @returns what the endpoint answers with; cookies that it would set are dropped
 */
export async function callPlugin<Answer>(
  endpoint: PluginEndpoint,
  call: AuthCallContext,
  input: PluginCall,
): Promise<Answer> {
  return (await endpoint({ ...inputOf(call, input), returnHeaders: false } as never)) as Answer;
}

/** Does what `callPlugin` does, and passes the cookies of the endpoint on to the browser. */
export async function callPluginForCookies<Answer>(
  endpoint: PluginEndpoint,
  call: AuthCallContext,
  input: PluginCall,
): Promise<Answer> {
  const { response, headers } = (await endpoint({
    ...inputOf(call, input),
    returnHeaders: true,
  } as never)) as { response: Answer; headers: Headers };
  for (const cookie of headers.getSetCookie()) call.responseHeaders?.append('set-cookie', cookie);
  return response;
}

/** Whether a plugin refused what it was given, as opposed to failing. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof APIError && Number(error.statusCode) < 500;
