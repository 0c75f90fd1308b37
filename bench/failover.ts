/**
 * `npm run bench:failover`: clients save while the machine of PostgreSQL is lost and its standby takes over. Counts
 * acknowledged saves that are missing afterwards: none if the standby is synchronous. The connection between the two
 * is cut shortly before, so that an asynchronous standby shows that losses are detected.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '@/server/testing/product';
import { startRoundRobin } from './proxy';
import { call } from './scale/call';
import { fillDatabase } from './scale/fill';
import { type Member, openMembers, saveProfile } from './scale/member';
import { startPrimaryAndStandby } from './scale/replication';
import { query } from './scale/services';

const PEOPLE = 1_000;
const CLIENTS = 50;
/** Milliseconds of saving before and after the loss. */
const SAVING_MS = 6_000;
/** Milliseconds from cutting the connection between primary and standby to the loss of the primary. */
const MS_FROM_CUT_TO_LOSS = 1_000;
/** Milliseconds until the loss is noticed and the standby promoted. */
const MS_UNTIL_NOTICED = 1_000;

interface Outcome {
  acknowledged: number;
  lost: number;
  /** Milliseconds from the loss to the first acknowledged save after it. */
  unavailableMs: number;
}

async function measureFailover(isSynchronous: boolean): Promise<Outcome> {
  const home = mkdtempSync(join(tmpdir(), 'quarterdeck-failover-'));
  const stops: (() => unknown)[] = [() => rmSync(home, { recursive: true, force: true })];
  try {
    const pair = await startPrimaryAndStandby(isSynchronous);
    stops.push(() => pair.close());
    const proxy = await startRoundRobin([pair.primary.port]);
    stops.push(() => proxy.stop());
    const url = pair.primary.url('postgres').replace(`:${pair.primary.port}/`, `:${proxy.port}/`);
    const environment = {
      DATA_DIR: home,
      DATABASE_URL: url,
      AUTH_SECRET: 'only-for-the-bench-0123456789-abcdefgh',
    };
    const product = await startProduct({ ...environment, LOG_LEVEL: 'silent' });
    stops.push(() => product.stop());
    await fillDatabase(url, PEOPLE);
    const members = await openMembers(url, product.port, PEOPLE, CLIENTS);
    let acknowledged = 0;
    let lostAt = 0;
    let backAt = 0;
    let isOver = false;
    const saveContinuously = async (member: Member) => {
      while (!isOver) {
        await saveUntilAcknowledged(product.port, member);
        acknowledged += 1;
        if (lostAt > 0) backAt ||= performance.now();
      }
    };
    const saving = Promise.all(members.map(saveContinuously));
    await pause(SAVING_MS);
    await pair.cutReplication();
    await pause(MS_FROM_CUT_TO_LOSS);
    pair.primary.kill();
    await pause(MS_UNTIL_NOTICED / 2);
    lostAt = performance.now() - MS_UNTIL_NOTICED / 2;
    await pause(MS_UNTIL_NOTICED / 2);
    await query(pair.standby.url('postgres'), 'select pg_promote(true)');
    const lost = await countLostSaves(pair.standby.url('postgres'), members);
    proxy.moveTo(pair.standby.port);
    await pause(SAVING_MS);
    isOver = true;
    await saving;
    const lostAfterwards = await countLostSaves(pair.standby.url('postgres'), members);
    return { acknowledged, lost: lost + lostAfterwards, unavailableMs: backAt - lostAt };
  } finally {
    // The last one started is stopped first.
    for (const stop of stops.reverse()) await stop();
  }
}

/**
 * Saves as the browser does: repeats a save until it is answered, and continues from the server's revision if
 * it differs.
 */
async function saveUntilAcknowledged(port: number, member: Member): Promise<void> {
  const saveId = randomUUID();
  for (;;) {
    try {
      await saveProfile(port, member, saveId);
      return;
    } catch (error) {
      await pause(100);
      if (!/ 409 /.test(String(error))) continue;
      const { value } = await call<{ revision: number }>(port, member.cookie, 'profiles/mine', {});
      member.revision = value.revision;
    }
  }
}

/** Counts the acknowledged saves that are missing on a server, one for each revision. */
async function countLostSaves(url: string, members: readonly Member[]): Promise<number> {
  const rows = await query(
    url,
    `select id, revision, profile_data->>'summary' as summary from profiles where id = any($1)`,
    [members.map(({ id }) => id)],
  );
  const rowById = new Map(rows.map((row) => [row.id, row]));
  let lost = 0;
  for (const { id, revision, summary } of members) {
    const row = rowById.get(id);
    const storedRevision = Number(row?.revision ?? 0);
    lost += Math.max(0, revision - storedRevision);
    if (storedRevision === revision && row?.summary !== summary) lost += 1;
  }
  return lost;
}

console.log('| standby | saves acknowledged | lost | until saved again |\n| --- | --- | --- | --- |');
let passed = true;
for (const synchronous of [true, false]) {
  const { acknowledged, lost, unavailableMs } = await measureFailover(synchronous);
  if (synchronous) passed = lost === 0;
  const cells = [
    synchronous ? 'synchronous' : 'asynchronous',
    acknowledged,
    lost,
    `${(unavailableMs / 1_000).toFixed(1)} s`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
process.exit(passed ? 0 : 1);
