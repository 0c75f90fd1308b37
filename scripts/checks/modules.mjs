/** The modules of `src` as the checks of this folder read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests, generated modules, and declarations of modules that are not ours. */
const EXCLUDED_FILE_PATTERN = /\.(test|gen|d)\.tsx?$/;

/**
 * Returns the modules of a folder as paths from the root, with forward slashes; without tests and generated modules.
 */
export const modulesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !EXCLUDED_FILE_PATTERN.test(path))
    .sort();

const moduleByPath = new Map();

/** Parses a module, named by its path from the root or an absolute one. It is parsed once, however many checks ask. */
export function parse(path) {
  const cachedModule = moduleByPath.get(path);
  if (cachedModule) return cachedModule;
  const module = ts.createSourceFile(path, readFileSync(resolve(root, path), 'utf8'), ts.ScriptTarget.Latest);
  moduleByPath.set(path, module);
  return module;
}

/** Whether a statement is exported by its own modifier. */
export const isExported = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
