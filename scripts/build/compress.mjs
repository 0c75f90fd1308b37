/** Writes a .br and a .gz next to built files, so that none of them has to be compressed during a request. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/**
 * Compresses every script, style sheet and SVG in a folder.
 * @param {string} directory
 */
export async function compress(directory) {
  const names = (await readdir(directory)).filter((name) => /\.(m?js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(directory, name));
      await writeFile(join(directory, `${name}.br`), await promisify(brotliCompress)(bytes));
      await writeFile(join(directory, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
