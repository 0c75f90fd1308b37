/** Vitest's global set-up of tests that make printed documents. */
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureFonts } from '../../../../scripts/build/fonts/index.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of fonts for printed documents. */
    fonts: string;
  }
}

/** Makes the fonts, which are kept for the next run. */
export default async function setUp(project: TestProject) {
  const fonts = join(process.cwd(), 'node_modules', '.cache', 'quarterdeck', 'fonts');
  await ensureFonts(fonts);
  project.provide('fonts', fonts);
}
