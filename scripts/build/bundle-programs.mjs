/** Bundles the TypeScript programs of `bench` and `training`, which run outside the built product. */
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { root } from '../build.mjs';
import { textOnlyPdfJs } from './text-only-pdfjs.mjs';

const bundlePath = (program) =>
  `${root}/node_modules/.cache/${dirname(program)}/${basename(program, '.ts')}.js`;

/**
 * Bundles programs of one folder with the sources that they import.
 * @param {string[]} programs their paths from the root, as 'bench/pdf.ts'
 * @param {string[]} external imports that are left unresolved, because the program never reaches them
 * @returns the paths of the bundles, in the same order; they are in one folder
 */
export async function bundlePrograms(programs, external = []) {
  const paths = programs.map(bundlePath);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [textOnlyPdfJs()],
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
    build: {
      ssr: true,
      outDir: dirname(paths[0]),
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: {
        external,
        input: Object.fromEntries(programs.map((path) => [basename(path, '.ts'), `${root}/${path}`])),
      },
    },
  });
  return paths;
}

/**
 * Bundles a program and runs it in this process.
 * @param {string} program its path from the root, as 'bench/pdf.ts'
 * @param {string[]} args its arguments, which it reads from `process.argv`
 * @param {string[]} siblings programs that it starts itself, which are bundled next to it: 'bench/baseline.ts' as
 * 'baseline.js'
 */
export async function runBundled(program, args, siblings = []) {
  const [path] = await bundlePrograms([program, ...siblings]);
  process.argv.splice(2, process.argv.length, ...args);
  await import(path);
}
