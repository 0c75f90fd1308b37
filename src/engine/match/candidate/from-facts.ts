/**
 * Turns a career record into the `Person` that matching sees. Name, address and links are left out; `ref` is the fact's
 * id, so that a verdict leads back to its sources.
 */
import type { CareerFacts, EducationFact } from '@/shared/record/facts';
import { languagesOfEntry } from '../../language/concepts/languages';
import { MAX_STATEMENTS } from '../limits';
import type { Person, PersonStatement, Preferences } from './types';

/**
 * The person that a career record describes.
 * @param preferences what the person is looking for; absent if they have not said
 */
export function personFromFacts(facts: CareerFacts, preferences?: Preferences): Person {
  const statements: PersonStatement[] = [
    ...facts.about.map(({ id, value }) => ({ text: value, ref: id })),
    ...facts.roles.flatMap((role, post) =>
      role.statements.map(({ id, value }) => ({ text: value, post, ref: id })),
    ),
    ...[...facts.statements, ...facts.honours, ...facts.publications].map(({ id, value }) => ({
      text: value,
      ref: id,
    })),
  ];
  return {
    headline: facts.headline?.value ?? facts.roles[0]?.title ?? '',
    statements: statements.slice(0, MAX_STATEMENTS),
    posts: facts.roles.map(({ id, title, organisation, location, start, end }) => ({
      title,
      organisation,
      location,
      start,
      end,
      ref: id,
    })),
    credentials: [
      ...facts.education.map((education) => ({
        kind: 'degree' as const,
        text: degreeOf(education),
        ref: education.id,
      })),
      ...facts.certifications.map(({ id, value, issuer }) => ({
        kind: 'certificate' as const,
        text: [value, issuer].filter(Boolean).join(', '),
        ref: id,
      })),
    ],
    skills: [...facts.skills, ...facts.industries].map(({ value }) => value),
    languages: facts.languages.flatMap(({ value }) =>
      languagesOfEntry(value).map((name) => ({ name, level: levelIn(value) })),
    ),
    places: facts.location ? [facts.location.value] : [],
    placeRef: facts.location?.id,
    preferences,
  };
}

const degreeOf = ({ degree, field, school }: EducationFact) =>
  [[degree, field].filter(Boolean).join(' '), school].filter(Boolean).join(', ');

/** The level in 'German (Full professional)' or 'German: Full professional'. */
function levelIn(language: string): string | undefined {
  return /[(:–-]\s*([^()]{2,60}?)\s*\)?$/.exec(language.slice(0, 200))?.[1];
}
