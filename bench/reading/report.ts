/** Prints the scores of many documents, by kind of document. */
import type { Score, TextScore } from './score';

/** Prints what was missed, invented or wrong in one document. */
export function printScore(score: Score): void {
  const { employers, skills, certifications, notes } = score;
  console.log(`${score.fileName} (${score.kind}, ${score.milliseconds.toFixed(0)} ms)`);
  const list = (what: string, count: TextScore | undefined) => {
    if (count && count.missed.length + count.extra.length > 0)
      console.log(`  ${what}: missed [${count.missed.join(' | ')}] extra [${count.extra.join(' | ')}]`);
  };
  list('employers', employers);
  list('skills', skills);
  list('certificates', certifications);
  for (const note of notes) console.log(`  ${note}`);
}

/** Prints a table with a row for each kind and one for all of them, the calibration, and the reading time. */
export function printReport(scores: readonly Score[]): void {
  const kinds = [...new Set(scores.map((score) => score.kind))].sort();
  const rows: [string, readonly Score[]][] = kinds.map((kind) => [
    kind,
    scores.filter((each) => each.kind === kind),
  ]);
  if (kinds.length > 1) rows.push(['all', scores]);
  console.log(`\n| ${COLUMNS.map(([name]) => name).join(' | ')} |\n|${'---|'.repeat(COLUMNS.length)}`);
  for (const [kind, scoresOfKind] of rows)
    console.log(`| ${COLUMNS.map(([, value]) => value(scoresOfKind, kind)).join(' | ')} |`);
  printCalibration(scores);
  const times = scores.map((score) => score.milliseconds).sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  console.log(`\nReading: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`);
}

const ratio = (part: number, total: number) => (total > 0 ? (part / total).toFixed(2) : '-');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function share(scores: readonly Score[], key: 'name' | 'role' | 'location'): string {
  const outcomes = scores.flatMap((score) => score[key] ?? []);
  return ratio(outcomes.filter(Boolean).length, outcomes.length);
}

function recall(scores: readonly Score[], key: 'employers' | 'skills' | 'certifications'): string {
  const counts = scores.flatMap((score) => score[key] ?? []);
  return ratio(sum(counts.map((count) => count.right)), sum(counts.map((count) => count.expected)));
}

function precision(scores: readonly Score[], key: 'employers' | 'skills' | 'certifications'): string {
  const counts = scores.flatMap((score) => score[key] ?? []);
  const right = sum(counts.map((count) => count.right));
  return ratio(right, right + sum(counts.map((count) => count.extra.length)));
}

const COLUMNS: readonly [string, (scores: readonly Score[], kind: string) => string][] = [
  ['kind', (_, kind) => kind],
  ['documents', (scoresOfKind) => String(scoresOfKind.length)],
  ['name', (scoresOfKind) => share(scoresOfKind, 'name')],
  ['role', (scoresOfKind) => share(scoresOfKind, 'role')],
  ['place', (scoresOfKind) => share(scoresOfKind, 'location')],
  ['employers recall', (scoresOfKind) => recall(scoresOfKind, 'employers')],
  ['precision', (scoresOfKind) => precision(scoresOfKind, 'employers')],
  [
    'found or asked',
    (scoresOfKind) =>
      ratio(
        sum(scoresOfKind.map((each) => each.foundOrAsked)),
        sum(scoresOfKind.map((each) => each.employers.expected)),
      ),
  ],
  [
    'titles',
    (scoresOfKind) =>
      ratio(
        sum(scoresOfKind.map((each) => each.titles.right)),
        sum(scoresOfKind.map((each) => each.titles.expected)),
      ),
  ],
  [
    'dates',
    (scoresOfKind) =>
      ratio(
        sum(scoresOfKind.map((each) => each.dates.right)),
        sum(scoresOfKind.map((each) => each.dates.expected)),
      ),
  ],
  ['skills', (scoresOfKind) => recall(scoresOfKind, 'skills')],
  ['certificates', (scoresOfKind) => recall(scoresOfKind, 'certifications')],
  ['precision of certificates', (scoresOfKind) => precision(scoresOfKind, 'certifications')],
];

/** Prints the share of right employers, by confidence. */
function printCalibration(scores: readonly Score[]): void {
  console.log('\n| confidence | employers | right |\n|---|---|---|');
  const facts = scores.flatMap((score) => score.calibration);
  const edges = [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1.01];
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const to = edges[index + 1] ?? 1.01;
    const factsInRange = facts.filter(({ confidence }) => confidence >= from && confidence < to);
    const right = factsInRange.filter((fact) => fact.right).length;
    if (factsInRange.length > 0)
      console.log(
        `| ${from} to ${Math.min(1, to)} | ${factsInRange.length} | ${ratio(right, factsInRange.length)} |`,
      );
  }
}
