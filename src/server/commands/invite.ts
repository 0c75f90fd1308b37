/**
 * `npm run invite -- person@example.com profile.json`: creates an account with a finished profile and mails its link.
 */
import { readFile } from 'node:fs/promises';
import { OperationError } from '../operations/operation-error';
import { runCommand } from './run-command';

async function readProfile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new OperationError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
}

await runCommand(import.meta.url, async () => {
  const [email, file, ...extraArguments] = process.argv.slice(2);
  if (!email || !file || extraArguments.length > 0) {
    throw new OperationError('usage: npm run invite -- person@example.com profile.json');
  }
  const profile = await readProfile(file);
  return async (operations) => {
    const invited = await operations.invite({ email, profile });
    console.log(
      invited.again
        ? `${invited.email} is invited again. The earlier link no longer works; the new one is good for 7 days.`
        : `${invited.email} is invited. The link in the mail is good for 7 days and works once.`,
    );
  };
});
