/** The form of the generation endpoints as a browser sends it, and a server with the engine in its own process. */

import { createInProcessEngine } from '@/server/adapters/engine/in-process';
import type { Deps } from '../../context';
import type { DatabaseKind } from '../set-up/databases';
import { createTestApp, setUpApp, type TestApp } from '../test-app';

export interface FormInput {
  linkedinUrl?: string;
  linkedin?: [fileName: string, bytes: Uint8Array];
  resume?: [fileName: string, bytes: Uint8Array];
  docs?: { file: [fileName: string, bytes: Uint8Array]; title: string; description?: string }[];
  links?: string;
  userId?: string;
  webhookUrl?: string;
}

const fileOf = ([name, bytes]: [string, Uint8Array]) => new File([Uint8Array.from(bytes)], name);

/**
 * The form of a generation.
 * @param input if it has no `linkedinUrl`, that of the fictional 'ines-calder' is used
 */
export function formOf(input: FormInput): FormData {
  const form = new FormData();
  form.set('linkedinUrl', input.linkedinUrl ?? 'ines-calder');
  if (input.linkedin) form.set('linkedin', fileOf(input.linkedin));
  if (input.resume) form.set('resume', fileOf(input.resume));
  for (const [index, doc] of (input.docs ?? []).entries()) {
    form.set(`docs[${index}][file]`, fileOf(doc.file));
    form.set(`docs[${index}][title]`, doc.title);
    form.set(`docs[${index}][description]`, doc.description ?? '');
  }
  for (const name of ['links', 'userId', 'webhookUrl'] as const) {
    if (input[name] !== undefined) form.set(name, input[name]);
  }
  return form;
}

/** A test server that runs the engine's jobs in its own process instead of child processes. */
export function createGenerationApp(kind?: DatabaseKind, deps: Partial<Deps> = {}) {
  return createTestApp({ kind, deps: { engine: createInProcessEngine(), ...deps } });
}

/** Sets up the server of `createGenerationApp` for the tests of a file or of a `describe`. */
export const setUpGenerationApp = (kind?: DatabaseKind, deps: Partial<Deps> = {}): TestApp =>
  setUpApp(() => createGenerationApp(kind, deps));
