/**
 * Merges the facts of several sources, the most trusted first. Facts that only another source has are added
 * with their spans.
 */
import { type CareerFacts, emptyFacts, SOURCE_KINDS, type TextFact } from '@/shared/record/facts';
import { alphanumericKey } from '../language/text/keys';
import { cutFacts, type OmittedCounts } from '../read/limits';
import { mergeRoles } from './roles';
import { namesAreSimilar } from './similar-names';

/**
 * Merges by the rank of `SOURCE_KINDS`. Ids stay the same, since each contains that of its source.
 * @param omitted counts the facts that exceed the limits of a record
 */
export function mergeFacts(all: readonly CareerFacts[], omitted: OmittedCounts = new Map()): CareerFacts {
  const ranked = [...all].sort((a, b) => rank(a) - rank(b));
  let merged = emptyFacts();
  // The URL that the person typed says who they are, so it takes precedence over those in files.
  const typedUrlFacts = ranked.find(({ sources }) => sources.some(({ kind }) => kind === 'url'));
  merged.linkedinUrl = (typedUrlFacts ?? ranked.find((facts) => facts.linkedinUrl))?.linkedinUrl;
  for (const facts of ranked) {
    merged.sources.push(...facts.sources);
    merged.name = firstWithSpansOfBoth(merged.name, facts.name);
    merged.headline = firstWithSpansOfBoth(merged.headline, facts.headline);
    merged.location = firstWithSpansOfBoth(merged.location, facts.location);
    if (merged.about.length === 0) merged.about = facts.about;
    else addTexts(merged.statements, facts.about);
    merged.roles = mergeRoles(merged.roles, facts.roles);
    addSchools(merged, facts);
    if (facts.unplaced) merged.unplaced = [...(merged.unplaced ?? []), ...facts.unplaced];
    for (const key of TEXT_LISTS) addTexts(merged[key], facts[key]);
    merged.skillGroups.push(
      ...facts.skillGroups.filter(
        (group) =>
          !merged.skillGroups.some((known) => alphanumericKey(known.name) === alphanumericKey(group.name)),
      ),
    );
    merged = cutFacts(merged, omitted);
  }
  return merged;
}

const TEXT_LISTS = [
  'certifications',
  'skills',
  'industries',
  'languages',
  'interests',
  'honours',
  'publications',
  'statements',
] as const;

function rank(facts: CareerFacts): number {
  return Math.min(...facts.sources.map((source) => SOURCE_KINDS.indexOf(source.kind)), SOURCE_KINDS.length);
}

/** Keeps the first fact and adds the spans of the second, whether they agree or not. */
function firstWithSpansOfBoth(
  first: TextFact | undefined,
  second: TextFact | undefined,
): TextFact | undefined {
  if (!first || !second) return first ?? second;
  return { ...first, spans: [...first.spans, ...second.spans] };
}

/** A fact's text for comparison; signs at its end are part of a name: 'C', 'C++' and 'C#' are three. */
const keyOf = ({ value }: TextFact): string =>
  `${alphanumericKey(value)}${/(?<![+#])[+#]+$/.exec(value)?.[0] ?? ''}`;

function addTexts(target: TextFact[], facts: readonly TextFact[]): void {
  const factByKey = new Map(target.map((fact) => [keyOf(fact), fact] as const));
  for (const fact of facts) {
    const same = factByKey.get(keyOf(fact));
    if (same) same.spans = [...same.spans, ...fact.spans];
    else {
      const copy = { ...fact };
      target.push(copy);
      factByKey.set(keyOf(fact), copy);
    }
  }
}

function addSchools(merged: CareerFacts, facts: CareerFacts): void {
  for (const school of facts.education) {
    const same = merged.education.find(
      (known) =>
        namesAreSimilar(known.school, school.school) &&
        (!known.degree || !school.degree || namesAreSimilar(known.degree, school.degree)),
    );
    if (same) {
      Object.assign(same, { ...school, ...omitEmptyValues(same), spans: [...same.spans, ...school.spans] });
    } else merged.education.push({ ...school });
  }
}

function omitEmptyValues<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Partial<T>;
}
