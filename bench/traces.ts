/**
 * `npm run --silent measure:traces -- FOLDER...`: lists the phrases that the documents of folders share with the files
 * of this repository. A document with a trace has been looked at while a rule was written, so its figures are not those
 * of an unseen one; and no phrase of a real person belongs in a test.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { replaceDecompressionStream } from '@/engine/read/extract/decompression-stream';
import { readWithNotices } from '@/engine/read/read-file';
import { sharedPhrases } from './reading/shared-phrases';

/** Files of numbers and generated ones, which have no sentences. */
const WITHOUT_SENTENCES_PATTERN =
  /(?:weights|trees)\.json$|package-lock\.json$|\.gen\.ts$|\.snap$|\.(?:bin|png|ico|woff2?|ttf|docx|pdf|svg|sql)$/u;
/** Longer files are data. */
const MAX_FILE_BYTES = 400_000;

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('usage: measure:traces FOLDER...');
replaceDecompressionStream();

/** The text of a document, line by line; '' if it cannot be read. */
async function textOf(path: string): Promise<string> {
  try {
    const bytes = new Uint8Array(readFileSync(path));
    const { lines } = await readWithNotices({
      slot: 'resume',
      source: 's1',
      fileName: basename(path),
      bytes,
    });
    return lines.map(({ text }) => text).join('\n');
  } catch (error) {
    console.log(`${basename(path)}: not read (${error instanceof Error ? error.message : error})`);
    return '';
  }
}

const documents = new Map<string, string>();
for (const folder of folders)
  for (const name of readdirSync(folder))
    if (/\.(?:pdf|docx)$/iu.test(name))
      documents.set(join(basename(folder), name), await textOf(join(folder, name)));

const files = new Map<string, string>();
for (const file of execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n'))
  if (file !== '' && !WITHOUT_SENTENCES_PATTERN.test(file) && statSync(file).size <= MAX_FILE_BYTES)
    files.set(file, readFileSync(file, 'utf8'));

let traced = 0;
for (const [name, phrases] of sharedPhrases(documents, files)) {
  if (phrases.length === 0) continue;
  traced += 1;
  console.log(`${name}: ${phrases.length}`);
  for (const { phrase, file } of phrases) console.log(`  '${phrase}' in ${file}`);
}
console.log(`${traced} of ${documents.size} documents share a phrase with the repository.`);
