/** The time that the regular expressions of the engine take, on texts of half the longest line that is read. */
import { describe, expect, it, vi } from 'vitest';
import { MAX_LINE_CHARACTERS } from './read/limits';
import { collectPatternsBuiltBy, loadModulesIn, patternsIn } from './testing/patterns';
import { findSlowPatterns } from './testing/slow-patterns';

const pattern = (source: string, flags = 'g') => ({ where: 'here', source, flags });

/** The parts of the engine that have patterns. */
const PARTS = ['language', 'read', 'record', 'check', 'write', 'match', 'export'];

/** Loads the engine again, even if another test has loaded it before. */
async function loadAnew() {
  vi.resetModules();
  for (const part of PARTS) await loadModulesIn(`src/engine/${part}`);
}

describe('regular expressions of the engine', () => {
  // At half of that length a quadratic pattern still takes three times as long as the test permits. The full tests use
  // longer texts, and include the patterns of `write`, half of all: it gets statements, which are short.
  it('take time linear in half of the longest line that is read', { timeout: 300_000 }, async () => {
    const written = PARTS.filter((part) => part !== 'write').flatMap((part) =>
      patternsIn(`src/engine/${part}`),
    );
    expect(written.length).toBeGreaterThan(500);
    const built = await collectPatternsBuiltBy(loadAnew);
    expect(built.length).toBeGreaterThan(100);
    expect(await findSlowPatterns([...written, ...built], MAX_LINE_CHARACTERS / 2)).toEqual([]);
  });

  it('are distinguished from patterns with more than linear cost', { timeout: 60_000 }, async () => {
    const found = await findSlowPatterns(
      [pattern('\\s*\\([^)]*$'), pattern('\\([^()]*\\)')],
      MAX_LINE_CHARACTERS,
    );
    expect(found).toEqual([expect.stringContaining('here /\\s*\\([^)]*$/ on ["')]);
  });

  it('are reported if they do not end', { timeout: 60_000 }, async () => {
    const found = await findSlowPatterns([pattern('^(?:a+)+$')], MAX_LINE_CHARACTERS, 3_000);
    expect(found).toEqual(['here /^(?:a+)+$/ did not end']);
  });
});
