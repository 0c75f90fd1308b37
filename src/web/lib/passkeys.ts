/** Passkeys of this browser. The library that speaks to it is loaded when one is wanted. */
import { post } from './auth-post';

/** Whether this browser knows passkeys at all. */
export const passkeysWork = (): boolean => typeof window.PublicKeyCredential === 'function';

const library = () => import('@simplewebauthn/browser');

/** The person closed the browser's own question: nothing went wrong, and nothing is to be said. */
export const isDismissed = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** @param at the endpoint that makes the challenge. @returns the signed challenge */
export async function signChallenge(at: string): Promise<object> {
  const { startAuthentication } = await library();
  const optionsJSON = await post<Parameters<typeof startAuthentication>[0]['optionsJSON']>(`${at}/options`);
  return startAuthentication({ optionsJSON });
}

/** @returns the new key with its proof, to be kept by the server */
export async function makePasskey(at: string): Promise<object> {
  const { startRegistration } = await library();
  const optionsJSON = await post<Parameters<typeof startRegistration>[0]['optionsJSON']>(`${at}/options`);
  return startRegistration({ optionsJSON });
}

export const signInWithPasskey = async (): Promise<void> => {
  await post('login/passkey', { response: await signChallenge('login/passkey') });
};
