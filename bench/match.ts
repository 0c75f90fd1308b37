/** `npm run bench:match`: how long it takes to rank many people for a role in a child process, and to judge one. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { judgeRole } from '@/engine/match';
import { personFromJsonResume } from '@/engine/match/candidate/json-resume';
import { prepareAim, rankPeople } from '@/engine/match/rank';
import { readRole } from '@/engine/match/role-text';
import { ADVERTISEMENT, JSON_RESUME } from '@/engine/match/testing/advertisement-and-resume';

const PEOPLE = 10_000;
/** Number of times that one person is judged; the median counts. */
const JUDGEMENTS = 40;
const BARS = { rankMs: 2_000, judgeMs: 50, memoryMb: 400 };
const TODAY = '2026-11-20';

const VERBS = ['Led', 'Built', 'Grew', 'Closed', 'Cut', 'Introduced', 'Negotiated', 'Opened'];
const THINGS = [
  'a warehouse',
  'the finance team',
  'three funding rounds',
  'a platform on Azure',
  'the sales team',
  'payroll',
  'a product roadmap',
  'the S-1 process',
  'a clinic',
  'a brand campaign',
];
const TITLES = [
  'COO',
  'Finance Director',
  'VP Sales',
  'CTO',
  'Head of People',
  'General Counsel',
  'CMO',
  'Operations Manager',
];

/** People with four posts of four statements each, all different. */
function* generatePeople() {
  for (let index = 0; index < PEOPLE; index += 1) {
    const pick = <T>(list: readonly T[], salt: number) => list[(index * 7 + salt * 13) % list.length] as T;
    const work = [0, 1, 2, 3].map((post) => ({
      name: `Company ${index}-${post}`,
      position: pick(TITLES, post),
      startDate: String(2020 - post * 4),
      endDate: String(2024 - post * 4),
      highlights: [0, 1, 2, 3].map(
        (line) =>
          `${pick(VERBS, post + line)} ${pick(THINGS, post * 4 + line)} from ${index + line} to ${index * 2 + 9} people in ${line + 2} countries.`,
      ),
    }));
    yield { id: `p${index}`, person: personFromJsonResume({ ...JSON_RESUME, work }) };
  }
}

function measure() {
  const role = readRole(ADVERTISEMENT);
  const person = personFromJsonResume(JSON_RESUME);
  judgeRole(role, person, TODAY);
  const times = Array.from({ length: JUDGEMENTS }, () => {
    const started = performance.now();
    judgeRole(role, person, TODAY);
    return performance.now() - started;
  }).sort((a, b) => a - b);
  const everyone = [...generatePeople()];
  const before = process.cpuUsage();
  const started = performance.now();
  const ranked = rankPeople(prepareAim(role, ADVERTISEMENT, TODAY), everyone);
  return {
    rankedCount: ranked.length,
    ms: performance.now() - started,
    cpu: process.cpuUsage(before).user / 1_000,
    judge: times[JUDGEMENTS / 2] ?? 0,
    memory: process.memoryUsage.rss() / 1024 / 1024,
  };
}

if (process.send) process.send(measure());
else {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--max-old-space-size=256'] });
  // Stays if the child ends without figures, as it does where its memory does not suffice.
  process.exitCode = 1;
  child.once('message', ({ rankedCount, ms, cpu, judge, memory }: ReturnType<typeof measure>) => {
    console.log(
      `${rankedCount} people ranked in ${ms.toFixed(0)} ms (${cpu.toFixed(0)} ms of processor time); bar ${BARS.rankMs} ms`,
    );
    console.log(`one person judged in ${judge.toFixed(1)} ms (median, warm); bar ${BARS.judgeMs} ms`);
    console.log(`memory of the child ${memory.toFixed(0)} MB; bar ${BARS.memoryMb} MB`);
    process.exitCode = cpu < BARS.rankMs && judge < BARS.judgeMs && memory < BARS.memoryMb ? 0 : 1;
  });
}
