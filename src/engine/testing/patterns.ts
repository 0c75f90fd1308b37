/** Collects the regular expressions of the engine, for the test of their cost. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

export interface Pattern {
  /** File and line number. */
  where: string;
  source: string;
  flags: string;
}

const isSource = (name: string) => name.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(name);

/** Every literal in the files below a folder, each once. */
export function patternsIn(folder: string): Pattern[] {
  const patternsByKey = new Map<string, Pattern>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource).sort()) {
    const text = readFileSync(join(folder, name), 'utf8');
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
    const visit = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node)) {
        const pattern = patternOf(node, file);
        const key = `${pattern.source}/${pattern.flags}`;
        if (!patternsByKey.has(key)) patternsByKey.set(key, pattern);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return [...patternsByKey.values()];
}

/** The pattern of a literal. One given to `split` is searched repeatedly, like one with the flag 'g'. */
function patternOf(node: ts.RegularExpressionLiteral, file: ts.SourceFile): Pattern {
  const end = node.text.lastIndexOf('/');
  const flags = node.text.slice(end + 1);
  const call = node.parent;
  const splits =
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'split';
  return {
    where: `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
    source: node.text.slice(1, end),
    flags: splits && !flags.includes('g') ? `${flags}g` : flags,
  };
}

/** Loads every module below a folder, also those that the product loads only when it needs them. */
export async function loadModulesIn(folder: string): Promise<void> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource).sort())
    await import(/* @vite-ignore */ resolve(folder, name));
}

/** The files of the functions on the stack, the innermost first; without source maps, which take seconds to apply. */
function callingFiles(): string[] {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '');
  const { stack } = new Error() as { stack?: unknown };
  Error.prepareStackTrace = prepareStackTrace;
  return (stack as string[]).filter(Boolean);
}

/** The patterns that the engine's modules build with `new RegExp` while they are loaded. */
export async function collectPatternsBuiltBy(load: () => Promise<unknown>): Promise<Pattern[]> {
  const patternsByKey = new Map<string, Pattern>();
  const Original = globalThis.RegExp;
  const keep = (pattern: RegExp) => {
    // Libraries build patterns while loading too, so the first caller outside this file (and the helper
    // that joins lists) shows whose pattern it is.
    const caller = callingFiles().find((file) => !/\/testing\/|\/word-lists\.ts/.test(file));
    const where = caller?.match(/\/src\/engine\/([^:?]+)/)?.[1];
    if (where)
      patternsByKey.set(`${pattern.source}/${pattern.flags}`, {
        where,
        source: pattern.source,
        flags: pattern.flags,
      });
    return pattern;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args: [string, string?]) => keep(new target(...args)),
    apply: (target, _self, args: [string, string?]) => keep(target(...args)),
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = Original;
  }
  return [...patternsByKey.values()];
}
