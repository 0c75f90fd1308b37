/** Entry of the facts command. */
import { readHere } from '@/server/adapters/documents/read-here';
import { readInputs } from '@/server/adapters/documents/read-inputs';
import { readLocalFile, runFacts } from './facts';

try {
  const report = await runFacts(process.argv.slice(2), { read: (inputs) => readInputs(inputs, readHere), readBytes: readLocalFile });
  process.stdout.write(`${JSON.stringify(report)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
