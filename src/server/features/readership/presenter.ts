/** Maps daily sums of readership to the figures of a period for the owner. */
import type { ReadSum } from '@/server/db/readership/read-sums';
import { STORY_SECTIONS } from '@/shared/profile/story-sections';
import {
  MIN_READS_FOR_CHART,
  PUBLIC_PAGE,
  READER_ACTIONS,
  roundedCountOf,
} from '@/shared/publishing/readership';
import { addDays, mondayOf } from './days';
import { groupSites } from './sites';

/** With fewer reads, no week is named as the best. */
const MIN_READS_OF_BEST_WEEK = 3;
/** The number that 'few' stands for if a share is drawn. */
const FEW_READS = 1.5;

const sumOf = (sums: readonly ReadSum[], isCounted: (sum: ReadSum) => boolean) =>
  sums.filter(isCounted).reduce((sum, { count }) => sum + count, 0);

type DayRow = { day: string; measure: string; count: number };

/** Every day of a period, those without reads included. */
function everyDay(rows: readonly DayRow[], from: string, days: number) {
  const sumsOf = (measure: string) =>
    new Map(rows.filter((row) => row.measure === measure).map((row) => [row.day, row.count]));
  const [reads, readers] = [sumsOf('read'), sumsOf('reader')];
  return Array.from({ length: days }, (_, n) => {
    const day = addDays(from, n);
    return { day, reads: reads.get(day) ?? 0, readers: readers.get(day) ?? 0 };
  });
}

/** The week with the most reads, named by its Monday; `null` if several tie, or if it has too few reads. */
function bestWeek(days: readonly { day: string; reads: number }[]) {
  const readsByMonday = new Map<string, number>();
  for (const { day, reads } of days) {
    readsByMonday.set(mondayOf(day), (readsByMonday.get(mondayOf(day)) ?? 0) + reads);
  }
  const mostReadFirst = [...readsByMonday]
    .map(([monday, reads]) => ({ monday, reads }))
    .sort((a, b) => b.reads - a.reads);
  const [best, second] = mostReadFirst;
  return best && best.reads >= MIN_READS_OF_BEST_WEEK && best.reads > (second?.reads ?? 0) ? best : null;
}

/** The percentage of reads that reached each section, among those that report it; empty if too few do. */
function sectionShares(sums: readonly ReadSum[]) {
  const readsWithProgress = sumOf(sums, ({ measure, item }) => measure === 'section' && item === '');
  if (readsWithProgress < MIN_READS_FOR_CHART) return [];
  return STORY_SECTIONS.map((section) => ({
    section,
    of_hundred: Math.round(
      (100 * sumOf(sums, ({ measure, item }) => measure === 'section' && item === section)) /
        readsWithProgress,
    ),
  })).filter(({ of_hundred }) => of_hundred > 0);
}

export interface PresentedPeriod {
  from: string;
  days: number;
  sums: readonly ReadSum[];
  byDay: readonly DayRow[];
  /** Names of the owner's versions by their id. */
  names: ReadonlyMap<string, string>;
}

/** The figures of a period of `days` days that begins on `from`. Small counts are not given exactly. */
export function presentPeriod({ from, days, sums, byDay, names }: PresentedPeriod) {
  const allDays = everyDay(byDay, from, days);
  const reads = allDays.reduce((sum, day) => sum + day.reads, 0);
  const readers = allDays.reduce((sum, day) => sum + day.readers, 0);
  /** A count with its share of all reads; a small count is only called 'few'. */
  const count = (value: number) => {
    const rounded = roundedCountOf(value);
    return {
      count: rounded,
      share: reads === 0 ? 0 : Math.min(1, (rounded === 'few' ? FEW_READS : rounded) / reads),
    };
  };
  const pages = [...new Set(sums.filter(({ measure }) => measure === 'read').map(({ page }) => page))];
  return {
    reads: roundedCountOf(reads),
    readers: roundedCountOf(readers),
    enough: reads >= MIN_READS_FOR_CHART,
    week: bestWeek(allDays),
    days: allDays.map((day) => ({
      day: day.day,
      reads: roundedCountOf(day.reads),
      readers: roundedCountOf(day.readers),
    })),
    sites: groupSites(sums.filter(({ measure }) => measure === 'site')).map((site) => ({
      kind: site.kind,
      host: site.host,
      ...count(site.reads),
    })),
    pages: pages
      .map((page) => {
        const pageSums = sums.filter((sum) => sum.page === page);
        const downloads = sumOf(pageSums, ({ measure, item }) => measure === 'taken' && item === 'pdf');
        const pageReads = sumOf(pageSums, ({ measure }) => measure === 'read');
        /** `null` if the version has been deleted. */
        const name = page === PUBLIC_PAGE ? 'Public page' : (names.get(page) ?? null);
        return { page, name, downloads: roundedCountOf(downloads), order: pageReads, ...count(pageReads) };
      })
      .sort((a, b) => Number(b.page === PUBLIC_PAGE) - Number(a.page === PUBLIC_PAGE) || b.order - a.order)
      .map(({ order: _order, ...page }) => page),
    sections: sectionShares(sums),
    taken: READER_ACTIONS.map((what) => ({
      what,
      ...count(sumOf(sums, ({ measure, item }) => measure === 'taken' && item === what)),
    })),
  };
}
