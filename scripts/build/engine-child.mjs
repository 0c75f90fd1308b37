/** Builds only the program of the engine's child processes, for development and tests. */
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../build.mjs';
import { textOnlyPdfJs } from './text-only-pdfjs.mjs';

/**
 * Bundles the program of the engine's child processes.
 * @param {string} outDir the folder of the bundle
 * @returns {Promise<string>} the path of the bundle
 */
export async function buildEngineChild(outDir) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [textOnlyPdfJs()],
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { input: { 'engine-child': join(root, 'src/engine/process/child.ts') } },
    },
  });
  return join(outDir, 'engine-child.js');
}
