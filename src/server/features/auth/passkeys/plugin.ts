/** Better Auth's passkey plugin, loaded on first use because that takes a third of a second of one core. */
import { acceptedSecrets } from '@/server/secrets/server-secret';
import { AppError } from '@/shared/errors/app-error';
import { callPlugin, callPluginForCookies, isRefusal } from '../better-auth/call-plugin';
import { cookieName } from '../cookies';
import type { CodeOwner } from '../second-factor/plugin';
import type { AuthCallContext, AuthServices } from '../services';

/** The key under which `create-better-auth.ts` names the cookie of the challenge. */
export const CHALLENGE_COOKIE = 'passkey';

const loadPlugin = async ({ deps }: AuthServices) => {
  const { passkey, getAuthenticatorName } = await import('@better-auth/passkey');
  const { APIError } = await import('better-auth/api');
  const { appUrl } = deps.config;
  const { endpoints } = passkey({
    rpName: 'Quarterdeck',
    rpID: new URL(appUrl).hostname,
    origin: new URL(appUrl).origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: CHALLENGE_COOKIE },
    registration: {
      afterVerification: ({ verification }) => {
        if (!verification.registrationInfo?.userVerified) throw new APIError('UNAUTHORIZED');
      },
    },
    authentication: {
      // With user verification (finger, face or PIN) a passkey is two factors; without, it only proves possession of
      // the device.
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED');
      },
    },
  });
  return { endpoints, getAuthenticatorName };
};

const pluginByServices = new WeakMap<AuthServices, ReturnType<typeof loadPlugin>>();
const getPlugin = (services: AuthServices) => {
  const instance = pluginByServices.get(services) ?? loadPlugin(services);
  pluginByServices.set(services, instance);
  return instance;
};

/** The argument for the browser's `navigator.credentials` call. */
export type PasskeyOptions = Record<string, unknown>;

/** Makes a challenge to sign, which is valid for some minutes in this browser. */
export async function makeSignInOptions(
  services: AuthServices,
  call: AuthCallContext,
  owner?: CodeOwner,
): Promise<PasskeyOptions> {
  const { endpoints } = await getPlugin(services);
  const options = await callPluginForCookies<PasskeyOptions>(
    endpoints.generatePasskeyAuthenticationOptions,
    call,
    { owner },
  );
  return { ...options, userVerification: 'required' };
}

/** Makes the challenge for registering a passkey, and sets the cookie that the answer is compared with. */
export async function makeRegistrationOptions(
  services: AuthServices,
  call: AuthCallContext,
  owner: CodeOwner,
): Promise<PasskeyOptions> {
  const { endpoints } = await getPlugin(services);
  return callPluginForCookies(endpoints.generatePasskeyRegistrationOptions, call, { owner });
}

/** The one of the server's secrets that signed the challenge in this browser; undefined if none did. */
async function findChallengeSecret(
  { deps }: AuthServices,
  call: AuthCallContext,
): Promise<string | undefined> {
  const cookie = cookieName(deps.config, 'passkey');
  for (const secret of acceptedSecrets(deps.secret)) {
    if (await call.getSignedCookie(cookie, secret)) return secret;
  }
  return undefined;
}

/**
 * Verifies a signed challenge.
 * @returns the owner of the passkey that signed the challenge
 * @throws AppError INVALID_CREDENTIALS
 */
export async function verifyPasskey(
  services: AuthServices,
  call: AuthCallContext,
  response: object,
): Promise<string> {
  const { endpoints } = await getPlugin(services);
  const secret = await findChallengeSecret(services, call);
  const { session } = await refuseInvalid(
    callPlugin<{ session: { token: string; userId: string } }>(endpoints.verifyPasskeyAuthentication, call, {
      body: { response },
      secret,
    }),
  );
  // The plugin creates a session itself; ours replaces it, with everything that belongs to a sign-in here.
  await call.context.internalAdapter.deleteSession(session.token);
  return session.userId;
}

/**
 * Stores a new passkey.
 * @throws AppError INVALID_CREDENTIALS
 */
export async function addPasskey(
  services: AuthServices,
  call: AuthCallContext,
  owner: CodeOwner,
  response: object,
  name: string | undefined,
): Promise<{ id: string; aaguid: string | null }> {
  const { endpoints } = await getPlugin(services);
  const secret = await findChallengeSecret(services, call);
  const body = { response, name };
  return refuseInvalid(callPlugin(endpoints.verifyPasskeyRegistration, call, { owner, body, secret }));
}

/** Looks up the product name of an authenticator by its AAGUID; undefined if it is not known. */
export const findAuthenticatorName = async (
  services: AuthServices,
  aaguid: string | null,
): Promise<string | undefined> => (await getPlugin(services)).getAuthenticatorName(aaguid);

/**
 * Turns the errors that the plugin throws for an invalid answer of an authenticator into refusals, so that they are not
 * logged as faults.
 */
async function refuseInvalid<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (!isRefusal(error) && !isUnverifiable(error)) throw error;
    throw new AppError('INVALID_CREDENTIALS', 'passkey refused', {
      userMessage: 'This passkey was not accepted. Please try again.',
    });
  }
}

const isUnverifiable = (error: unknown): boolean =>
  (error as { body?: { code?: string } }).body?.code === 'FAILED_TO_VERIFY_REGISTRATION';
