/** Entries of skills lists that are short for something else in their context. */
import type { CareerFacts } from '@/shared/record/facts';

/** Work with data, in the other entries of a list. */
const DATA_PATTERN = /\b(?:data|bi|business intelligence|etl|sql|analytics|power ?bi|tableau)\b/i;
/** Work with goods, in titles, lines and entries; a data warehouse holds none. */
const GOODS_PATTERN =
  /(?<!\bdata[- ])\bwarehous\p{L}*|\b(?:logistics?|inventor(?:y|ies)|supply[- ]chain|fulfil?lment|freight|shipping|goods|forklifts?|retail stores?|stock (?:control|keeping)|distribution cent(?:er|re)s?)\b/iu;

/**
 * What an entry of a skills list means: 'Warehousing' among entries about data is that of data, unless the career has
 * to do with goods.
 */
export function meaningInList(entry: string, facts: CareerFacts): string {
  if (!/^warehousing$/i.test(entry.trim())) return entry;
  const others = facts.skills.map(({ value }) => value).filter((value) => value !== entry);
  const texts = [
    ...others,
    ...facts.about.map(({ value }) => value),
    ...facts.roles.flatMap((role) => [role.title, ...role.statements.map(({ value }) => value)]),
  ];
  return others.some((value) => DATA_PATTERN.test(value)) && !texts.some((text) => GOODS_PATTERN.test(text))
    ? `Data ${entry.toLowerCase()}`
    : entry;
}
