/** `npm run backup -- [FILE]`: the database and the files of `DATA_DIR` in one file. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { runCommand } from './run-command';

const total = (rows: Record<string, number>) => Object.values(rows).reduce((sum, count) => sum + count, 0);

await runCommand(import.meta.url, async (config) => async (operations) => {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = process.argv[2] ?? `quarterdeck-${time}.backup.gz`;
  const part = `${file}.part`;
  try {
    // The file holds addresses, password hashes and the secret.
    const to = createWriteStream(part, { mode: 0o600 });
    const { rows, files } = await operations.backup(to);
    to.end();
    await finished(to);
    await rename(part, file);
    console.log(`${file}: ${total(rows)} rows of ${Object.keys(rows).length} tables, ${files} files.`);
    if (config.s3) console.log(`Files of people are in the bucket ${config.s3.bucket}: back it up there.`);
  } finally {
    await rm(part, { force: true });
  }
});
