/** `npm run restore -- FILE`: replaces the present state by that of the backup. */
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { OperationError } from '../operations/operation-error';
import { runCommand } from './run-command';

await runCommand(import.meta.url, async () => {
  const file = process.argv[2];
  if (!file) throw new OperationError('usage: npm run restore -- FILE');
  await access(file).catch(() => {
    throw new OperationError(`${file} cannot be read.`);
  });
  return async (operations) => {
    const { rows, files, erasedAgain, restart } = await operations.restore(createReadStream(file));
    console.log(`Restored ${rows.user ?? 0} accounts and ${files} files. Everybody signs in again.`);
    if (erasedAgain > 0) console.log(`Accounts of it that were erased since, and are again: ${erasedAgain}.`);
    if (restart)
      console.log('The secret is the one of the backup: a server that is running must be started again.');
  };
});
