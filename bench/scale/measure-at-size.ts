/** Measures one process at a given number of profiles, and compares two sizes. */
import { type RunningProduct, startProduct } from '@/server/testing/product';
import { median } from '../load';
import { call, measureRequest } from './call';
import { memberSlugOf } from './fill';
import { measureJobs } from './jobs';
import { openMembers, RESERVED_MEMBERS, saveProfile, signIn } from './member';
import { query } from './services';

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20).toLocaleString('en')} MB`;
const ms = (value: number) =>
  value < 10 ? `${value.toFixed(1)} ms` : `${Math.round(value).toLocaleString('en')} ms`;

export type Row = [what: string, measured: string];

/** Measures a database of that many profiles. @param people number of members in the database */
export async function measureSize(environment: Record<string, string>, people: number): Promise<Row[]> {
  const url = environment.DATABASE_URL ?? '';
  const rows: Row[] = [];
  const [size] = await query(url, 'select pg_database_size(current_database()) as bytes');
  rows.push(['database', megabytes(Number(size?.bytes))]);
  const tables = await query(
    url,
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 3`,
  );
  rows.push([
    'largest tables',
    tables.map(({ name, bytes }) => `${name} ${megabytes(Number(bytes))}`).join(', '),
  ]);
  const starts: number[] = [];
  for (let round = 0; round < 3; round++) {
    const product = await startProduct(environment);
    starts.push(product.startMs);
    await product.stop();
  }
  rows.push(['start of a process', ms(median(starts))]);
  const product = await startProduct(environment);
  try {
    rows.push(['sitemap: its index', ms(await measureRequest(product.port, '/sitemap.xml'))]);
    rows.push(['sitemap: a file', ms(await measureRequest(product.port, '/sitemaps/profiles-1.xml'))]);
    rows.push(...(await measureAdminPages(product, url, people)));
  } finally {
    await product.stop();
  }
  const { eraseMs, longest } = await measureJobs(environment, people - ERASED_MEMBERS);
  rows.push(['erasing an account, with its files', ms(eraseMs)]);
  rows.push(['longest round of a job', `${ms(longest.ms)} (${longest.name})`]);
  return rows;
}

async function measureAdminPages({ port }: RunningProduct, url: string, people: number): Promise<Row[]> {
  const [operator] = await signIn(url, [Math.floor(people / 2)]);
  const measureProcedure = async (procedure: string, input: object) => {
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const answer = await call(port, operator?.cookie ?? '', `admin/${procedure}`, input).catch(() => null);
      if (!answer) return 'FAILED';
      times.push(answer.ms);
    }
    return ms(median(times));
  };
  return [
    ['admin: newest people', await measureProcedure('people', {})],
    ['admin: part of a name', await measureProcedure('people', { search: 'lindqvi' })],
    [
      'admin: an address',
      await measureProcedure('people', { search: `${Math.floor(people / 3)}@people.example` }),
    ],
    ['admin: a state', await measureProcedure('people', { state: 'SUSPENDED' })],
    ['admin: totals', await measureProcedure('totals', {})],
    ['admin: health', await measureProcedure('health', {})],
  ];
}

interface FilledDatabase {
  environment: Record<string, string>;
  people: number;
}

/** Number of accounts, of the reserved members, that the jobs may erase. */
const ERASED_MEMBERS = 40;

/** Numbers of pages and of rounds of saves: those that warm up, and those that are measured. */
const PAGES = { warm: 150, measured: 400 };
const SAVES = { members: 30, warm: 2, measured: 12 };

/** Renders a page and saves, on both databases in turns, so that a slow phase of the machine affects both. */
export async function measureGrowth(small: FilledDatabase, large: FilledDatabase) {
  const sides = await Promise.all(
    [small, large].map(async ({ environment, people }) => {
      const { port, stop } = await startProduct(environment);
      const members = await openMembers(
        environment.DATABASE_URL ?? '',
        port,
        people - RESERVED_MEMBERS,
        SAVES.members,
      );
      const step = Math.floor((people - RESERVED_MEMBERS) / (PAGES.warm + PAGES.measured));
      return { port, stop, members, step, pages: [] as number[], saves: [] as number[] };
    }),
  );
  for (let n = 0; n < PAGES.warm + PAGES.measured; n++) {
    for (const { port, step, pages } of sides) {
      // Nine of ten members are published, so the tenth is skipped.
      const member = 1 + n * step;
      const time = await measureRequest(
        port,
        `/profile/${memberSlugOf(member % 10 === 0 ? member + 1 : member)}`,
      );
      if (n >= PAGES.warm) pages.push(time);
    }
  }
  for (let round = 0; round < SAVES.warm + SAVES.measured; round++) {
    for (let index = 0; index < SAVES.members; index++) {
      for (const { port, members, saves } of sides) {
        const time = await saveProfile(port, members[index] as (typeof members)[number]);
        if (round >= SAVES.warm) saves.push(time);
      }
    }
  }
  await Promise.all(sides.map(({ stop }) => stop()));
  const [first, second] = sides.map(({ pages, saves }) => ({ page: median(pages), save: median(saves) })) as [
    GrowthTimes,
    GrowthTimes,
  ];
  return { small: first, large: second };
}

/** Median milliseconds of a page that is rendered, and of a save. */
interface GrowthTimes {
  page: number;
  save: number;
}
