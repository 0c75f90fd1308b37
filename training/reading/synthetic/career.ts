/** The career of a fictional person: posts, newest first. */
import type { Draw } from './words';

export interface SyntheticJob {
  title: string;
  employer: string;
  place: string;
  /** Start and end as written in this document. */
  from: string;
  to: string;
  range: string;
  isPresent: boolean;
  /** 'YYYY-MM'; the end may be 'present'. */
  start: string;
  end: string;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Two to six posts; sometimes several at one employer. */
export function careerOf(draw: Draw): SyntheticJob[] {
  const format = draw.one([0, 1, 2, 3, 4]);
  const formatDate = (year: number, month: number): string =>
    [
      `${(MONTHS[month - 1] ?? '').slice(0, 3)} ${year}`,
      `${MONTHS[month - 1]} ${year}`,
      `${String(month).padStart(2, '0')}/${year}`,
      String(year),
      `${(MONTHS[month - 1] ?? '').slice(0, 3)}. ${year}`,
    ][format] ?? String(year);
  const dash = draw.one([' – ', ' - ', ' to ', '-', ' — ']);
  const present = draw.one(['Present', 'present', 'till date', 'Current', 'Now']);
  const capitals = draw.chance(0.12);
  const jobs: SyntheticJob[] = [];
  let year = 2024 - draw.below(6);
  let employer = '';
  const count = 2 + draw.below(5);
  for (let index = 0; index < count; index += 1) {
    const isPresent = index === 0 && draw.chance(0.6);
    const from = year - 1 - draw.below(4);
    const [startMonth, endMonth] = [1 + draw.below(12), 1 + draw.below(12)];
    if (employer === '' || draw.chance(0.85))
      employer = capitals ? draw.employer().toUpperCase() : draw.employer();
    const [a, b] = [formatDate(from, startMonth), isPresent ? present : formatDate(year, endMonth)];
    jobs.push({
      title: draw.title(),
      employer,
      place: draw.place(),
      from: a,
      to: b,
      range: `${a}${dash}${b}`,
      isPresent,
      start: `${from}-${String(startMonth).padStart(2, '0')}`,
      end: isPresent ? 'present' : `${year}-${String(endMonth).padStart(2, '0')}`,
    });
    year = from;
  }
  return jobs;
}
