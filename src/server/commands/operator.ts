/** `npm run operator -- person@example.com [--remove]`: grants a person access to `/admin`, or revokes it. */
import { OperationError } from '../operations/operation-error';
import { runCommand } from './run-command';

await runCommand(import.meta.url, async () => {
  const [email, flag, ...extraArguments] = process.argv.slice(2);
  const remove = flag === '--remove';
  if (!email || extraArguments.length > 0 || (flag !== undefined && !remove)) {
    throw new OperationError('usage: npm run operator -- person@example.com [--remove]');
  }
  return async (operations) => {
    const outcome = await operations.operator({ email, remove });
    if (remove) return console.log(`${outcome.email} is no longer an operator.`);
    console.log(
      outcome.secondFactor
        ? `${outcome.email} is an operator. /admin opens after a sign-in with the second factor.`
        : `${outcome.email} is an operator. /admin opens once they have added an authenticator app or a passkey in Settings and signed in with it.`,
    );
  };
});
