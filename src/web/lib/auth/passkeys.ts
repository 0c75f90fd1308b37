/** Passkeys of this browser. The library for them is loaded on first use. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { postAuth } from './auth-post';

/** Whether this browser supports passkeys. */
export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

const loadLibrary = () => import('@simplewebauthn/browser');

/** Whether the person closed the browser's dialog or let it time out, which is not an error to report. */
export const isDismissed = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/**
 * Has a passkey sign the server's challenge.
 * @param endpoint the endpoint that accepts the result
 * @returns the signed challenge
 */
export async function signChallenge(endpoint: 'login/passkey' | 'proof/passkey') {
  const { startAuthentication } = await loadLibrary();
  const options: object = await postAuth(`${endpoint}/options` as const);
  return {
    // A copy, since an interface of the library is not assignable to the JSON that is posted.
    ...(await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })),
  };
}

/**
 * Creates a passkey, on this device or another.
 * @returns the new public key with its attestation, to be stored by the server
 */
export async function createPasskey() {
  const { startRegistration } = await loadLibrary();
  const options: object = await postAuth('passkeys/options');
  return { ...(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })) };
}

/** Signs in with a passkey, alone or as the second step after a password. Rejects if the person cancels. */
export const signInWithPasskey = async (): Promise<void> => {
  await postAuth('login/passkey', { response: await signChallenge('login/passkey') });
};
