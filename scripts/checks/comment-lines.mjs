/**
 * Lists the lines of comments with more than 120 characters, which the formatter leaves as they are. A directive for
 * the linter has to be on one line and may be longer. Exits with 1 if anything is listed. Given paths, it looks at
 * these files only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAX_COMMENT_CHARACTERS = 120;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of code; the root has some files of its own. */
const CODE_FOLDERS = ['bench', 'e2e', 'scripts', 'src', 'training'];
const CODE_FILE_PATTERN = /\.(?:[mc]?ts|tsx|[mc]?js|css)$/;
const GENERATED_FILE_PATTERN = /\.gen\.ts$/;

/** A line that begins with a comment, or that continues one whose lines begin with asterisks. */
const COMMENT_LINE_PATTERN = /^\s*(?:\/\*|\*|\/\/|\{\/\*)/;
const LINTER_DIRECTIVE_PATTERN = /^\s*(?:\/\/|\{?\/\*)\s*biome-ignore /;

/** Returns the files of code that people write, as paths from the root. */
const codeFiles = () =>
  [
    ...readdirSync(root),
    ...CODE_FOLDERS.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
    ),
  ].filter((path) => CODE_FILE_PATTERN.test(path) && !GENERATED_FILE_PATTERN.test(path));

const isTooLong = (line) =>
  line.length > MAX_COMMENT_CHARACTERS &&
  COMMENT_LINE_PATTERN.test(line) &&
  !LINTER_DIRECTIVE_PATTERN.test(line);

const paths = process.argv.slice(2);
for (const path of paths.length > 0 ? paths : codeFiles())
  for (const [index, line] of readFileSync(resolve(root, path), 'utf8').split('\n').entries())
    if (isTooLong(line)) {
      console.error(`${path}:${index + 1}: a comment of ${line.length} characters in one line`);
      process.exitCode = 1;
    }
