/**
 * `npm run bench:auth`: whether response times reveal that an address is registered, and how much log-ins slow down
 * other requests, on both databases. Baselines of the same run: two unknown addresses compared with each other (the
 * noise of the machine), and the other requests without log-ins.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseHandle, openPglite, openPostgres } from '@/server/db/client';
import { startProduct } from '@/server/testing/product';
import { startPostgres } from '../scripts/testing/postgres.mjs';
import { addAccounts, addSignups, knownAddress, RIGHT_PASSWORD, unknownAddress } from './auth/people';
import { type Answer, sendRequest } from './auth/send-request';
import { median } from './load';

const DATABASE_KINDS = process.env.KINDS?.split(',') ?? ['pglite', 'postgres'];
const ROUNDS = Number(process.env.PAIRS || 200);
const MEASURED_SECONDS = Number(process.env.BENCH_SECONDS || 15);
const WARM_UP_ROUNDS = 5;
/** The response times for a known and an unknown address must differ by less than this. */
const DIFFERENCE_LIMIT_MS = 10;
const LOGINS_PER_SECOND = 20;
/** The 99th percentile of other people's requests during log-ins must be less than this. */
const OTHER_REQUESTS_LIMIT_MS = 200;
/** Number of other people who send requests, and the milliseconds between two of one person. */
const OTHER_PEOPLE = 4;
const MS_BETWEEN_REQUESTS = 100;

const FLOWS = {
  login: (email: string) => ({ email, password: 'not the right one' }),
  signup: (email: string) => ({ email, password: RIGHT_PASSWORD, first_name: 'Ines', last_name: 'Okafor' }),
  recover: (email: string) => ({ email }),
  resend: (email: string) => ({ email }),
};
type Flow = keyof typeof FLOWS;
/** The flows to measure: those that the variable `FLOWS` names, or all if it is not set. */
const FLOWS_TO_MEASURE = (process.env.FLOWS?.split(',') ?? Object.keys(FLOWS)) as Flow[];

const rows: string[][] = [];
const ms = (value: number) => `${value.toFixed(1)} ms`;
const addRow = (name: string, cells: string[], bar: string, isMet: boolean) =>
  rows.push([name, ...cells, bar, isMet ? 'yes' : 'NO', loadavg()[0]?.toFixed(1) ?? '']);

/**
 * Sends a request, and a cheap one after it, which waits for work that the first left behind.
 * @returns milliseconds of the first alone, and of both (`echoed`)
 */
async function timeRequests(port: number, flow: Flow, email: string) {
  const answer = await sendRequest(port, `/api/auth/${flow}`, FLOWS[flow](email));
  const echo = await sendRequest(port, '/readyz');
  // Mail is sent a moment after the answer; waiting keeps it out of the next measurement.
  if (flow !== 'login') await pause(100);
  return { answer, alone: answer.ms, echoed: answer.ms + echo.ms };
}

/** A response without the parts that may differ: the new id of a sign-up and the address that was sent. */
const comparableParts = ({ status, body }: Answer) =>
  `${status} ${body.replace(/"(id|email)":"[^"]*"/g, '')}`;

/** Compares a known address, an unknown one and another unknown one, in an order that rotates with each round. */
async function compare(port: number, flow: Flow, database: string) {
  /** For each side, its address by flow and round. */
  const addressOfSide = [
    knownAddress,
    unknownAddress,
    (name: string, n: number) => unknownAddress(`${name}-b`, n),
  ] as const;
  const samples = { alone: [[], [], []] as number[][], echoed: [[], [], []] as number[][] };
  for (let n = 0; n < ROUNDS + WARM_UP_ROUNDS; n++) {
    const comparableAnswers = new Set<string>();
    for (const turn of [0, 1, 2]) {
      const side = (turn + n) % 3;
      const { answer, alone, echoed } = await timeRequests(
        port,
        flow,
        (addressOfSide[side] ?? knownAddress)(flow, n),
      );
      comparableAnswers.add(comparableParts(answer));
      if (answer.status >= 429) throw new Error(`${flow} answered ${answer.status} ${answer.body}`);
      if (n < WARM_UP_ROUNDS) continue;
      samples.alone[side]?.push(alone);
      samples.echoed[side]?.push(echoed);
    }
    if (comparableAnswers.size > 1)
      throw new Error(`${flow} answers known and unknown apart: ${[...comparableAnswers]}`);
  }
  for (const [span, [known = [], unknown = [], otherUnknown = []]] of Object.entries(samples)) {
    const medianDifference = (times: number[], otherTimes: number[]) =>
      median(times.map((time, n) => time - (otherTimes[n] ?? 0)));
    const difference = medianDifference(known, unknown);
    addRow(
      `${flow}${span === 'echoed' ? ' and the next answer' : ''}, ${database}`,
      [
        ms(median(known)),
        ms(median(unknown)),
        `${ms(difference)} beside ${ms(medianDifference(otherUnknown, unknown))}`,
      ],
      `< ${DIFFERENCE_LIMIT_MS} ms`,
      Math.abs(difference) < DIFFERENCE_LIMIT_MS,
    );
  }
}

/** Sends the requests of other people. @returns the 99th percentile of their response times in milliseconds */
async function measureOtherRequests(port: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + MEASURED_SECONDS * 1_000;
  await Promise.all(
    Array.from({ length: OTHER_PEOPLE }, async (_, n) => {
      await pause((n * MS_BETWEEN_REQUESTS) / OTHER_PEOPLE);
      while (performance.now() < end) {
        const { ms, status } = await sendRequest(port, n % 2 ? '/readyz' : '/login');
        if (status !== 200) throw new Error(`the others were answered ${status}`);
        times.push(ms);
        await pause(MS_BETWEEN_REQUESTS);
      }
    }),
  );
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}

/**
 * Measures other requests during log-ins.
 * @param correctness whether the log-ins send the right password. A wrong one is checked twice, so it takes twice as
 * long
 */
async function measureDuringLogins(port: number, correctness: 'right' | 'wrong', database: string) {
  const alone = await measureOtherRequests(port);
  const logins: Promise<Answer>[] = [];
  let n = 0;
  const timer = setInterval(() => {
    const password = correctness === 'right' ? RIGHT_PASSWORD : 'not the right one';
    logins.push(
      sendRequest(port, '/api/auth/login', {
        email: knownAddress(`load-${correctness}`, n++),
        password,
      }),
    );
  }, 1_000 / LOGINS_PER_SECOND);
  const p99 = await measureOtherRequests(port);
  clearInterval(timer);
  const answers = await Promise.all(logins);
  const expectedCount = answers.filter(
    ({ status }) => status === (correctness === 'right' ? 200 : 400),
  ).length;
  addRow(
    `p99 of others beside ${LOGINS_PER_SECOND} logins/s, ${correctness} password, ${database}`,
    [ms(p99), ms(alone), `${(p99 / alone).toFixed(1)} times; ${expectedCount} of ${answers.length} logins`],
    `< ${OTHER_REQUESTS_LIMIT_MS} ms`,
    p99 < OTHER_REQUESTS_LIMIT_MS,
  );
}

async function measure(name: string, env: Record<string, string>, open: () => Promise<DatabaseHandle>) {
  await (await startProduct(env)).stop(); // Applies the migrations.
  const handle = await open();
  const count = ROUNDS + WARM_UP_ROUNDS;
  for (const flow of ['login', 'signup', 'recover']) await addAccounts(handle.db, flow, count);
  await addSignups(handle.db, 'resend', count);
  for (const what of ['right', 'wrong']) {
    await addAccounts(handle.db, `load-${what}`, (MEASURED_SECONDS + 2) * LOGINS_PER_SECOND);
  }
  await handle.close();
  const product = await startProduct({ ...env, TRUSTED_PROXIES: '127.0.0.1' });
  try {
    await pause(2_500); // Better Auth is loaded after the start.
    for (const flow of FLOWS_TO_MEASURE) await compare(product.port, flow, name);
    for (const what of ['right', 'wrong'] as const) await measureDuringLogins(product.port, what, name);
  } finally {
    await product.stop();
  }
}

/** Processes that share a PostgreSQL must share their secret. */
const SECRET = 'only-for-the-bench-0123456789-abcdefgh';
const home = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
try {
  if (DATABASE_KINDS.includes('pglite')) {
    const data = join(home, 'data');
    await measure('embedded', { DATA_DIR: data }, () => openPglite(join(data, 'pglite')));
  }
  if (DATABASE_KINDS.includes('postgres')) {
    const postgres = await startPostgres();
    const url = `${postgres.url}/postgres`;
    const env = { DATA_DIR: join(home, 'data-pg'), DATABASE_URL: url, AUTH_SECRET: SECRET };
    await measure('PostgreSQL', env, () => openPostgres(url)).finally(() => postgres.stop());
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}

const tableHead = [
  'measure',
  'known or beside',
  'unknown or alone',
  'difference, beside noise',
  'bar',
  'met',
  'load',
];
const widths = tableHead.map((title, i) =>
  Math.max(title.length, ...rows.map((cells) => cells[i]?.length ?? 0)),
);
const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
console.log([line(tableHead), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'));
process.exit(rows.some((cells) => cells[5] === 'NO') ? 1 : 0);
