/** Vitest's global set-up of every project: things that several test files share and that are slow to make. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildEngineChild } from '../../../../scripts/build/engine-child.mjs';
import { ensureFonts } from '../../../../scripts/build/fonts/index.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The program of the engine's child processes. */
    engineChild: string;
    /** The folder of fonts for printed documents. */
    fonts: string;
  }
}

/**
 * Builds the engine's child program and the fonts.
 * @returns the function that deletes what was built
 */
export default async function setUp(project: TestProject) {
  const cache = join(process.cwd(), 'node_modules', '.cache', 'quarterdeck');
  const folder = join(cache, `test-${process.pid}`);
  project.provide('engineChild', await buildEngineChild(folder));
  const fonts = join(cache, 'fonts');
  await ensureFonts(fonts);
  project.provide('fonts', fonts);
  return () => rmSync(folder, { recursive: true, force: true });
}
