import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { root } from '../build.mjs';
import { textOnlyPdfJs } from './text-only-pdfjs.mjs';

/**
 * Bundles a TypeScript program with the sources that it imports, and runs it in this process.
 * @param {string} program its path from the root, as 'bench/pdf.ts'
 * @param {string[]} args its arguments, which it reads from `process.argv`
 * @param {string[]} others programs that it starts itself, which are bundled next to it: 'bench/baseline.ts' as
 * 'baseline.js'
 */
export async function runBundled(program, args, others = []) {
  const nameOf = (path) => basename(path, '.ts');
  const outDir = `${root}/node_modules/.cache/${dirname(program)}`;
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [textOnlyPdfJs()],
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries([program, ...others].map((path) => [nameOf(path), `${root}/${path}`])),
      },
    },
  });
  process.argv.splice(2, process.argv.length, ...args);
  await import(`${outDir}/${nameOf(program)}.js`);
}
