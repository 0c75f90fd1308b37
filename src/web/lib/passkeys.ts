/** Passkeys of this browser. The library that speaks to it is loaded when one is wanted. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { post } from './auth-post';

/** Whether this browser knows passkeys at all. */
export const passkeysWork = (): boolean => typeof window.PublicKeyCredential === 'function';

const library = () => import('@simplewebauthn/browser');

/** The person closed the browser's own question: nothing went wrong, and nothing is to be said. */
export const isDismissed = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** @param at the endpoint that takes the answer. @returns the signed challenge */
export async function signChallenge(at: 'login/passkey' | 'proof/passkey') {
  const { startAuthentication } = await library();
  const options: object = await post(`${at}/options` as const);
  return {
    ...(await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })),
  };
}

/** @returns the new key with its proof, to be kept by the server */
export async function makePasskey() {
  const { startRegistration } = await library();
  const options: object = await post('passkeys/options');
  return { ...(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })) };
}

export const signInWithPasskey = async (): Promise<void> => {
  await post('login/passkey', { response: await signChallenge('login/passkey') });
};
