/** The program behind `npm run --silent role`, `rank` and `judge`. */
import { replaceDecompressionStream } from '@/engine/read/extract/decompression-stream';
import { judgePerson, rankFolder, readRoleFile } from './roles';

replaceDecompressionStream();
const [command, first, second, third] = process.argv.slice(2);
const today = new Date().toISOString().slice(0, 10);

function usage(line: string): never {
  throw new Error(`usage: ${line}`);
}

try {
  const work =
    command === 'role'
      ? readRoleFile(first ?? usage('role FILE'))
      : command === 'rank'
        ? rankFolder(first ?? usage('rank ROLE PEOPLE_DIR'), second ?? usage('rank ROLE PEOPLE_DIR'), today)
        : judgePerson(
            {
              role: first ?? usage('judge ROLE PERSON [REQUIREMENTS]'),
              person: second ?? usage('judge ROLE PERSON [REQUIREMENTS]'),
              requirements: third,
            },
            today,
          );
  console.log(JSON.stringify(await work, null, 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
