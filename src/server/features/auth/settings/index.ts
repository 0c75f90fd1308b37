/** The endpoints of the Settings screen and of the links in its mails. */
import type { AuthServices } from '../services';
import { cancelDeletion } from './cancel-deletion';
import { changeEmail } from './change-email';
import { confirmEmail } from './confirm-email';
import { deleteAccount } from './delete-account';
import { logoutEverywhere } from './logout-everywhere';
import { mailProofCode, passkeyProofOptions, proveIdentity } from './proof';
import { revertEmail } from './revert-email';

/** All endpoints of Settings, by their names in the plugin of `create-better-auth.ts`. */
export const settingsFlows = (services: AuthServices) => ({
  proof: proveIdentity(services),
  proofCode: mailProofCode(services),
  proofPasskeyOptions: passkeyProofOptions(services),
  email: changeEmail(services),
  emailConfirm: confirmEmail(services),
  emailRevert: revertEmail(services),
  logoutEverywhere: logoutEverywhere(services),
  deletion: deleteAccount(services),
  deletionCancel: cancelDeletion(services),
});
