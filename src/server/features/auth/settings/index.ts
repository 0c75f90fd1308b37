/** The endpoints behind the Settings screen and its mails. */
import type { AuthKit } from '../kit';
import { changeEmail } from './change-email';
import { confirmEmail } from './confirm-email';
import { deleteAccount } from './delete-account';
import { logoutEverywhere } from './everywhere';
import { keepAccount } from './keep-account';
import { mailProofCode, passkeyProofOptions, proveIdentity } from './proof';
import { revertEmail } from './revert-email';

export const settingsFlows = (kit: AuthKit) => ({
  proof: proveIdentity(kit),
  proofCode: mailProofCode(kit),
  proofPasskeyOptions: passkeyProofOptions(kit),
  email: changeEmail(kit),
  emailConfirm: confirmEmail(kit),
  emailRevert: revertEmail(kit),
  logoutEverywhere: logoutEverywhere(kit),
  deletion: deleteAccount(kit),
  deletionCancel: keepAccount(kit),
});
