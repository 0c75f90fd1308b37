/** `npm run backup -- [FILE]`: the database and the files of `DATA_DIR` in one file. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { runCommand } from './run-command';

const sumOf = (rows: Record<string, number>) => Object.values(rows).reduce((sum, count) => sum + count, 0);

await runCommand(import.meta.url, async (config) => async (operations) => {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = process.argv[2] ?? `quarterdeck-${time}.backup.gz`;
  const partialFile = `${file}.part`;
  try {
    // The file holds addresses, password hashes and the secret.
    const output = createWriteStream(partialFile, { mode: 0o600 });
    const { rows, files } = await operations.backup(output);
    output.end();
    await finished(output);
    await rename(partialFile, file);
    console.log(`${file}: ${sumOf(rows)} rows of ${Object.keys(rows).length} tables, ${files} files.`);
    if (config.s3) console.log(`Files of people are in the bucket ${config.s3.bucket}: back it up there.`);
  } finally {
    await rm(partialFile, { force: true });
  }
});
