/** Better Auth's two-factor plugin: it creates, stores and checks codes; the endpoints around it are ours. */
import { twoFactor } from 'better-auth/plugins/two-factor';
import { AppError } from '@/shared/errors/app-error';
import { callPlugin, isRefusal } from '../better-auth/call-plugin';
import type { AuthCallContext } from '../services';

/** The account that the codes belong to. */
export interface CodeOwner {
  id: string;
  email: string;
}

/**
 * The plugin's own lockout is off: `limits.secondFactor` does the same, a count per account over a quarter of an hour,
 * and also says when it ends.
 */
export const twoFactorPlugin = twoFactor({
  issuer: 'Quarterdeck',
  allowPasswordless: true,
  accountLockout: { enabled: false },
});
const { enableTwoFactor, verifyTOTP, verifyBackupCode, viewBackupCodes, generateBackupCodes } =
  twoFactorPlugin.endpoints;

/**
 * A new secret for an authenticator app; one that was never confirmed is replaced.
 * @returns its `otpauth:` URL
 */
export async function newAppSecret(call: AuthCallContext, owner: CodeOwner): Promise<string> {
  const { totpURI } = await callPlugin<{ totpURI: string }>(enableTwoFactor, call, {
    owner,
    body: { method: 'totp' },
  });
  return totpURI;
}

/** Checks a code of the authenticator app. @throws AppError INVALID_CREDENTIALS */
export const checkAppCode = (call: AuthCallContext, owner: CodeOwner, code: string) =>
  refuseInvalid(callPlugin(verifyTOTP, call, { owner, body: { code } }));

/** Uses a recovery code up. @throws AppError INVALID_CREDENTIALS */
export const consumeRecoveryCode = (call: AuthCallContext, owner: CodeOwner, code: string) =>
  refuseInvalid(callPlugin(verifyBackupCode, call, { owner, body: { code, disableSession: true } }));

/** The recovery codes that belong to the secret. */
export async function recoveryCodes(call: AuthCallContext, owner: CodeOwner): Promise<string[]> {
  const body = { userId: owner.id };
  return (await callPlugin<{ backupCodes: string[] }>(viewBackupCodes, call, { owner, body })).backupCodes;
}

/** Replaces the recovery codes by new ones. */
export async function newRecoveryCodes(call: AuthCallContext, owner: CodeOwner): Promise<string[]> {
  return (await callPlugin<{ backupCodes: string[] }>(generateBackupCodes, call, { owner, body: {} }))
    .backupCodes;
}

async function refuseInvalid(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new AppError('INVALID_CREDENTIALS', 'wrong code', { userMessage: 'This code is not right.' });
  }
}
