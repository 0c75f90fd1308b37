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
 * The plugin's own lockout is off: `limits.secondFactor` does the same, counts tries per account, and also says when
 * the lockout ends.
 */
export const twoFactorPlugin = twoFactor({
  issuer: 'Quarterdeck',
  allowPasswordless: true,
  accountLockout: { enabled: false },
});
const { enableTwoFactor, verifyTOTP, verifyBackupCode, viewBackupCodes, generateBackupCodes } =
  twoFactorPlugin.endpoints;

/**
 * Creates a secret for an authenticator app; one that was never confirmed is replaced.
 * @returns its `otpauth:` URL
 */
export async function createAppSecret(call: AuthCallContext, owner: CodeOwner): Promise<string> {
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

/** Reads the recovery codes that belong to the secret. */
export async function readRecoveryCodes(call: AuthCallContext, owner: CodeOwner): Promise<string[]> {
  const body = { userId: owner.id };
  return (await callPlugin<{ backupCodes: string[] }>(viewBackupCodes, call, { owner, body })).backupCodes;
}

/** Replaces the recovery codes by new ones. */
export async function renewRecoveryCodes(call: AuthCallContext, owner: CodeOwner): Promise<string[]> {
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
