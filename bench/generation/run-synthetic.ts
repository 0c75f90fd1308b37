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

/** '1' for a value that was read correctly, '0' for a wrong one, '-' for one that the case does not have. */
const formatCorrectness = (isCorrect: boolean | undefined) =>
  isCorrect === undefined ? '-' : isCorrect ? '1' : '0';
/** As '3/4+1': three of four expected values were read, and one that was not expected. */
const formatFieldScore = (score: FieldScore | undefined) =>
  score ? `${score.right}/${score.expected}${score.extra.length > 0 ? `+${score.extra.length}` : ''}` : '-';

/**
 * Runs the synthetic cases.
 * @param childEntry the program of the child processes
 * @param idPart runs only the cases whose id contains it, and prints everything that was read from them
 */
export async function runSyntheticCases(childEntry: string, idPart?: string): Promise<SyntheticResult[]> {
  const engine = createEngine({ childEntry, timeoutMs: 60_000 });
  const results: SyntheticResult[] = [];
  for (const syntheticCase of CASES.filter(({ id }) => !idPart || id.includes(idPart))) {
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
      `${syntheticCase.id.padEnd(22)} name ${formatCorrectness(score.name)} role ${formatCorrectness(score.role)} location ${formatCorrectness(score.location)} companies ${formatFieldScore(companies)} skills ${formatFieldScore(skills)} certs ${formatFieldScore(certifications)} ${ms.toFixed(0)} ms`,
    );
    if (idPart) console.log(JSON.stringify({ ...report, profile: undefined, evidence: undefined }, null, 1));
    for (const [field, fieldScore] of Object.entries({ companies, skills, certifications })) {
      if (fieldScore?.missed.length) console.log(`  missed ${field}: ${fieldScore.missed.join(' | ')}`);
      if (fieldScore?.extra.length) console.log(`  invented ${field}: ${fieldScore.extra.join(' | ')}`);
    }
    if (!score.name) console.log(`  name read: ${report.name}`);
    if (!score.role) console.log(`  role read: ${report.role}`);
    if (score.location === false) console.log(`  location read: ${report.location}`);
    if (score.ungrounded.length > 0) console.log(`  not in the source: ${score.ungrounded.join(' | ')}`);
  }
  await engine.close();
  printTotals(
    results.map(({ score }) => score),
    results.map(({ ms }) => ms),
  );
  return results;
}

function printTotals(scores: readonly Score[], times: number[]): void {
  const percent = (part: number, total: number) =>
    total > 0 ? `${((100 * part) / total).toFixed(1)} %` : '-';
  const scoresWith = (key: 'name' | 'role' | 'location') =>
    scores.filter((score) => score[key] !== undefined);
  for (const key of ['name', 'role', 'location'] as const) {
    console.log(
      `${key.padEnd(16)} ${percent(scoresWith(key).filter((score) => score[key]).length, scoresWith(key).length)}`,
    );
  }
  for (const key of ['companies', 'skills', 'certifications'] as const) {
    const sum = (part: 'right' | 'expected' | 'read') =>
      scores.reduce((total, score) => total + (score[key]?.[part] ?? 0), 0);
    console.log(
      `${key.padEnd(16)} recall ${percent(sum('right'), sum('expected'))}, precision ${percent(sum('right'), sum('read'))}`,
    );
  }
  const valueCount = scores.reduce((total, score) => total + score.values, 0);
  const ungroundedCount = scores.reduce((total, score) => total + score.ungrounded.length, 0);
  console.log(
    `found in source  ${percent(valueCount - ungroundedCount, valueCount)} of ${valueCount} values`,
  );
  const sortedTimes = [...times].sort((a, b) => a - b);
  console.log(
    `time per case    median ${sortedTimes[sortedTimes.length >> 1]?.toFixed(0)} ms, slowest ${sortedTimes.at(-1)?.toFixed(0)} ms`,
  );
}
