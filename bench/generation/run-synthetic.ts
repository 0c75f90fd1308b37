/** Reads every synthetic case in the child processes of the built product, and prints each result and the totals. */

import { createEngine } from '@/server/adapters/engine';
import { runFacts } from '@/server/commands/facts';
import { CASES, type SyntheticCase } from './cases';
import { type FieldScore, type Score, scoreOf } from './score';

export interface SyntheticResult {
  syntheticCase: SyntheticCase;
  bytes: Uint8Array;
  score: Score;
  /** Milliseconds of reading and composing. */
  ms: number;
}

const formatFlag = (ok: boolean | undefined) => (ok === undefined ? '-' : ok ? '1' : '0');
const formatFieldScore = (found: FieldScore | undefined) =>
  found ? `${found.right}/${found.expected}${found.extra.length > 0 ? `+${found.extra.length}` : ''}` : '-';

/** Runs the cases whose files are made here. @param only part of the ids of the cases to run; all if absent */
export async function runSyntheticCases(childEntry: string, only?: string): Promise<SyntheticResult[]> {
  const engine = createEngine({ childEntry, timeoutMs: 60_000 });
  const results: SyntheticResult[] = [];
  for (const syntheticCase of CASES.filter(({ id }) => !only || id.includes(only))) {
    const bytes = syntheticCase.make();
    const started = performance.now();
    const report = await runFacts([`--${syntheticCase.slot}`, syntheticCase.fileName], {
      engine,
      readBytes: async () => bytes,
    });
    const ms = performance.now() - started;
    const score = scoreOf(syntheticCase, report);
    results.push({ syntheticCase, bytes, score, ms });
    const { companies, skills, certifications } = score;
    console.log(
      `${syntheticCase.id.padEnd(22)} name ${formatFlag(score.name)} role ${formatFlag(score.role)} location ${formatFlag(score.location)} companies ${formatFieldScore(companies)} skills ${formatFieldScore(skills)} certs ${formatFieldScore(certifications)} ${ms.toFixed(0)} ms`,
    );
    if (only) console.log(JSON.stringify({ ...report, profile: undefined, evidence: undefined }, null, 1));
    for (const [what, found] of Object.entries({ companies, skills, certifications })) {
      if (found?.missed.length) console.log(`  missed ${what}: ${found.missed.join(' | ')}`);
      if (found?.extra.length) console.log(`  invented ${what}: ${found.extra.join(' | ')}`);
    }
    if (!score.name) console.log(`  name read: ${report.name}`);
    if (!score.role) console.log(`  role read: ${report.role}`);
    if (score.location === false) console.log(`  location read: ${report.location}`);
    if (score.ungrounded.length > 0) console.log(`  not in the source: ${score.ungrounded.join(' | ')}`);
  }
  await engine.close();
  summarise(
    results.map(({ score }) => score),
    results.map(({ ms }) => ms),
  );
  return results;
}

function summarise(scores: readonly Score[], times: number[]): void {
  const percent = (part: number, total: number) =>
    total > 0 ? `${((100 * part) / total).toFixed(1)} %` : '-';
  const scoredFor = (key: 'name' | 'role' | 'location') => scores.filter((score) => score[key] !== undefined);
  for (const key of ['name', 'role', 'location'] as const) {
    console.log(
      `${key.padEnd(16)} ${percent(scoredFor(key).filter((score) => score[key]).length, scoredFor(key).length)}`,
    );
  }
  for (const key of ['companies', 'skills', 'certifications'] as const) {
    const sum = (part: 'right' | 'expected' | 'read') =>
      scores.reduce((all, score) => all + (score[key]?.[part] ?? 0), 0);
    console.log(
      `${key.padEnd(16)} recall ${percent(sum('right'), sum('expected'))}, precision ${percent(sum('right'), sum('read'))}`,
    );
  }
  const values = scores.reduce((all, score) => all + score.values, 0);
  const bad = scores.reduce((all, score) => all + score.ungrounded.length, 0);
  console.log(`found in source  ${percent(values - bad, values)} of ${values} values`);
  const sorted = [...times].sort((a, b) => a - b);
  console.log(
    `time per case    median ${sorted[sorted.length >> 1]?.toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`,
  );
}
