/** `scripts/checks/docstrings.mjs` fails if an exported function has no docstring. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-docstrings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks modules with these sources: the status, and the names that miss a docstring. */
function check(sources: string[]) {
  const files = sources.map((source, index) => {
    const file = join(folder, `module-${index}.ts`);
    writeFileSync(file, source);
    return file;
  });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checks/docstrings.mjs', ...files], {
    encoding: 'utf8',
  });
  return { status, missing: [...stderr.matchAll(/: (\S+) has no docstring/g)].map(([, name]) => name) };
}

describe('the check of docstrings', () => {
  it('asks for those of exported functions, classes and public methods', () => {
    expect(
      check([
        'export function aFunction() {}',
        'export const inConstant = () => 1;',
        '/** */\nexport function emptyComment() {}',
        '/** The own name. */\nexport function ownName() {}',
        '// Weighs.\nexport function otherComment() {}',
        'const listedBelow = () => 1;\nexport { listedBelow };',
        '/** A header of a module. */\n\nexport default function () {}',
        '/** A header of a module. */\n\nexport const belowHeader = () => 1;',
        'export class Scales {}',
        '/** Two weights. */\nexport class Pair { weigh() {} }',
      ]),
    ).toEqual({
      status: 1,
      missing: [
        'aFunction',
        'inConstant',
        'emptyComment',
        'ownName',
        'otherComment',
        'listedBelow',
        'default',
        'belowHeader',
        'Scales',
        'Pair.weigh',
      ],
    });
  });

  it('asks for none of what has one or cannot be used elsewhere', () => {
    const source = `
      /** Weighs. */
      // biome-ignore lint/suspicious/noExplicitAny: anything has a weight
      export function weigh(thing: any) { return tare(thing); }
      const tare = (thing: unknown) => thing;
      /** One docstring is enough for overloads. */
      export function add(a: number): number;
      export function add(a: string): string;
      export function add(a: unknown) { return a; }
      export const LIMIT = 5;
      /** Another. */
      export class Others { private read() {} }
    `;
    expect(check([source])).toEqual({ status: 0, missing: [] });
  });
});
