/** The calls behind two-step sign-in. */
import { postSignedIn } from '@/web/lib/auth-post';
import { makePasskey } from '@/web/lib/passkeys';

export const signInCalls = {
  /** @returns the `otpauth:` address of a new secret, and the secret to be typed by hand */
  beginApp: () => postSignedIn<{ address: string; secret: string }>('second-factor'),
  confirmApp: (code: string) => postSignedIn<{ recoveryCodes: string[] }>('second-factor/confirm', { code }),
  newRecoveryCodes: () => postSignedIn<{ recoveryCodes: string[] }>('second-factor/recovery-codes'),
  removeApp: () => postSignedIn<object>('second-factor/remove'),
  addPasskey: async () => postSignedIn<object>('passkeys', { response: await makePasskey('passkeys') }),
  removePasskey: (id: string) => postSignedIn<object>('passkeys/remove', { id }),
};
