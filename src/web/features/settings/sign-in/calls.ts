/** The calls that set up and remove the authenticator app, its recovery codes, and passkeys. */
import { postSignedIn } from '@/web/lib/auth/auth-post';
import { createPasskey } from '@/web/lib/auth/passkeys';

export const signInCalls = {
  /**
   * Starts setting up an authenticator app.
   * @returns the `otpauth:` URL of a new secret, and the secret for typing it by hand
   */
  beginApp: () => postSignedIn('second-factor'),
  confirmApp: (code: string) => postSignedIn('second-factor/confirm', { code }),
  newRecoveryCodes: () => postSignedIn('second-factor/recovery-codes'),
  removeApp: () => postSignedIn('second-factor/remove'),
  addPasskey: async () => postSignedIn('passkeys', { response: await createPasskey() }),
  removePasskey: (id: string) => postSignedIn('passkeys/remove', { id }),
};
