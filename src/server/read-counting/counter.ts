/**
 * Counts reads in the background: a request only records a view in memory; views are evaluated soon after, and the
 * counts are written in batches. No request waits for this.
 */
import { setImmediate } from 'node:timers/promises';
import type { Deps } from '@/server/context';
import { addCounts } from '@/server/db/readership/add-counts';
import { clientAddress } from '@/server/http/client-ip';
import { STORY_SECTIONS, type StorySection } from '@/shared/profile/story-sections';
import { READER_ACTIONS, type ReaderActionKind, type ReadMeasure } from '@/shared/publishing/readership';
import { dayInTimeZone } from '@/shared/time/calendar-day';
import { DAY } from '@/shared/time/durations';
import { createCountBuffer } from './count-buffer';
import type { CountedPage } from './counted-page';
import { createPendingViews, type PendingView } from './pending-views';
import { createReadMarks } from './read-marks';
import { isRobot } from './robots';
import { siteOf } from './site';
import type { Visit } from './visit';

/** A reader's actions on a page that are counted. */
export interface ReaderAction {
  /** Whether the page was opened. */
  opened?: boolean;
  /** The sections that were reached. */
  sections?: readonly StorySection[];
  /** The files that were downloaded, and the like. */
  taken?: readonly ReaderActionKind[];
}

export interface ReadCounter {
  /** Whether a view of the page by this visitor is waiting to be counted. */
  isPending(page: CountedPage, visit: Visit): boolean;
  /** Records what a visitor did on a page, to be counted in the background. */
  record(page: CountedPage, visit: Visit, act: ReaderAction): void;
  /** Evaluates all pending views and writes every count. */
  write(): Promise<void>;
  close(): Promise<void>;
}

type ReadCounterDeps = Pick<Deps, 'config' | 'database' | 'logger' | 'now'> & {
  /** Whether a browser is known as the owner's, signed in or not. */
  isOwnersBrowser(headers: Headers, userId: string): Promise<boolean>;
};

/** Milliseconds after which views are counted as reads, and after which counts are written. */
const SETTLE_INTERVAL_MS = 1_000;
const WRITE_INTERVAL_MS = 10_000;
/** Maximum pending views, which are the different visitors of one second. */
const MAX_PENDING_VIEWS = 2_000;
/** Views evaluated before other work gets its turn. */
const VIEWS_PER_TURN = 100;
/** Maximum marks in memory, about 20 MB. */
const MAX_READ_MARKS = 150_000;
/**
 * Maximum new readers of one profile from one network in eight hours: an office has some, a robot could have any
 * number.
 */
const MAX_READERS_OF_NETWORK = 30;

const PAGE_OPENED = 1;
const SECTION_SEEN = 2;
const takenBit = (taken: ReaderActionKind) => 4 << READER_ACTIONS.indexOf(taken);
const sectionBit = (section: StorySection) => 64 << STORY_SECTIONS.indexOf(section);

/** Starts a counter. Robots, and the owner's own views, are not counted. */
export function createReadCounter({
  config,
  database,
  logger,
  now,
  isOwnersBrowser,
}: ReadCounterDeps): ReadCounter {
  const ownHost = new URL(config.appUrl).host;
  const memory = createReadMarks(MAX_READ_MARKS);
  const buffer = createCountBuffer();
  const pending = createPendingViews(MAX_PENDING_VIEWS, now);
  let settleTimer: NodeJS.Timeout | undefined;
  let writeTimer: NodeJS.Timeout | undefined;
  let lastTask = Promise.resolve();

  /** Runs tasks sequentially. */
  const enqueue = (work: () => Promise<void>) => {
    lastTask = lastTask.then(work).catch((error) => logger.warn({ err: error }, 'counting reads'));
    return lastTask;
  };

  function record(page: CountedPage, visit: Visit, { opened, sections, taken }: ReaderAction) {
    const view = pending.find(page, visit) ?? pending.add(page, visit);
    if (!view) return;
    settleTimer ??= setTimeout(() => void enqueue(settle), SETTLE_INTERVAL_MS).unref();
    if (opened) view.opened = true;
    for (const section of sections ?? []) view.sections.add(section);
    for (const thing of taken ?? []) view.taken.add(thing);
  }

  async function settle() {
    clearTimeout(settleTimer);
    settleTimer = undefined;
    const batch = pending.take();
    memory.forgetEnded(now());
    let countedViews = 0;
    for (const view of batch) {
      if (isRobot(view.visit.agent)) continue;
      const { cookie } = view.visit;
      if (cookie && (await isOwnersBrowser(new Headers({ cookie }), view.page.profileId))) continue;
      count(view);
      countedViews += 1;
      if (countedViews % VIEWS_PER_TURN === 0) await setImmediate();
    }
    if (buffer.size() > 0)
      writeTimer ??= setTimeout(() => void enqueue(writeBuffer), WRITE_INTERVAL_MS).unref();
  }

  /** Returns the mark of this read; a new one is added and counted against its network, as far as there is room. */
  function findOrAddRead({ page: { profileId, page, timeZone }, visit, at }: PendingView) {
    const address = clientAddress(visit.address, visit.forwarded, config.trustedProxies);
    const mark = memory.markOf('read', profileId, page, address, visit.agent);
    const existingMark = memory.get(mark);
    if (existingMark) return existingMark;
    const day = Date.parse(dayInTimeZone(timeZone ?? 'UTC', at)) / DAY;
    const networkMark = memory.markOf('network', profileId, address);
    const network = memory.get(networkMark) ?? memory.add(networkMark, at, day);
    if (!network || network.bits >= MAX_READERS_OF_NETWORK) return undefined;
    const reading = memory.add(mark, at, day);
    if (!reading) return undefined;
    network.bits += 1;
    return reading;
  }

  /** Whether this visitor has read none of the owner's pages in the last eight hours; remembers them from now on. */
  function isNewReader({ page: { profileId }, visit, at }: PendingView, day: number) {
    const address = clientAddress(visit.address, visit.forwarded, config.trustedProxies);
    const mark = memory.markOf('reader', profileId, address, visit.agent);
    return !memory.get(mark) && memory.add(mark, at, day) !== undefined;
  }

  function count(view: PendingView) {
    const reading = findOrAddRead(view);
    if (!reading) return;
    const { profileId, page } = view.page;
    const day = new Date(reading.day * DAY).toISOString().slice(0, 10);
    const add = (measure: ReadMeasure, item = '') =>
      buffer.add({ profile_id: profileId, day, page, measure, item, count: 1 });
    /** Whether the read is counted for this measure for the first time. */
    const isFirst = (bit: number) => {
      const isNew = (reading.bits & bit) === 0;
      reading.bits |= bit;
      return isNew;
    };
    if (view.opened && isFirst(PAGE_OPENED)) {
      add('read');
      add('site', siteOf(view.visit.referrer, ownHost));
      if (isNewReader(view, reading.day)) add('reader');
    }
    // The number of reads that reported their progress, to which shares are relative.
    if (view.sections.size > 0 && isFirst(SECTION_SEEN)) add('section');
    for (const section of view.sections) if (isFirst(sectionBit(section))) add('section', section);
    for (const thing of view.taken) if (isFirst(takenBit(thing))) add('taken', thing);
  }

  async function writeBuffer() {
    clearTimeout(writeTimer);
    writeTimer = undefined;
    const counts = buffer.take();
    if (counts.length === 0) return;
    try {
      await addCounts(database.db, counts);
    } catch (error) {
      for (const unwrittenCount of counts) buffer.add(unwrittenCount);
      writeTimer = setTimeout(() => void enqueue(writeBuffer), WRITE_INTERVAL_MS).unref();
      throw error;
    }
  }

  const write = async () => {
    await enqueue(settle);
    await enqueue(writeBuffer);
  };
  return {
    isPending: (page, visit) => pending.find(page, visit)?.opened ?? false,
    record,
    write,
    async close() {
      await write();
      clearTimeout(settleTimer);
      clearTimeout(writeTimer);
    },
  };
}
