/** Vitest's global set-up of tests that start the engine's child processes. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildEngineChild } from '../../../../scripts/build/engine-child.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The program of the engine's child processes. */
    engineChild: string;
  }
}

/**
 * Builds the engine's child program.
 * @returns the function that deletes it
 */
export default async function setUp(project: TestProject) {
  const folder = join(process.cwd(), 'node_modules', '.cache', 'quarterdeck', `test-${process.pid}`);
  project.provide('engineChild', await buildEngineChild(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
