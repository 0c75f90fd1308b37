import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../dist/web');

/**
 * A pattern of the URL of the file that the build made of a module, also of a second attempt to load it. The name of
 * such a file does not say what it holds.
 * @param module its path from the root; with `?tsr-split=component` for what a route shows
 */
export function builtFileGlob(module: string): string {
  const manifest = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8'));
  const entry: { file: string } | undefined = manifest[module];
  if (!entry) throw new Error(`the build has no file of its own for ${module}`);
  return `**/${entry.file}*`;
}
