/** Derives the field of work from an occupation: 'Analytical science' of an analytical scientist. */
import { type CitedText, spansOf } from '../../check/cited-text';
import { lowerFirst, upperFirst } from '../../language/text/casing';
import { currentRole } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';
import { headlineParts } from './role-line';
import { isTool } from './skill-kind';
import { isKnownSkill, skillCase } from './skill-names';

/** The activity of each occupation, by the last words of a title. */
const OCCUPATIONS: readonly [occupation: RegExp, work: string][] = [
  [/(?<=\S )scientist$/i, 'science'],
  [/(?<=\S )engineer$/i, 'engineering'],
  [/(?<=\S )developer$/i, 'development'],
  [/(?<=\S )designer$/i, 'design'],
  [/(?<=\S )analyst$/i, 'analysis'],
  [/(?<=\S )architect$/i, 'architecture'],
  [/(?<=\S )accountant$/i, 'accounting'],
  [/(?<=\S )business partner$/i, 'business partnering'],
  [/(?<!techn)ologist$/i, 'ology'],
  [/(?<=\S )chemist$/i, 'chemistry'],
];
/** Words of titles for rank and kind of role, which do not name a field. */
const TITLE_RANK_PATTERN =
  /^(?:senior|sr\.?|junior|jr\.?|lead|leading|staff|principal|chief|head|associate|assistant|deputy|trainee|graduate|executive|global|group|regional|research|freelance|independent|experienced|certified|chartered|professional|full[- ]?stack|hands?-on|aspiring|former|ex|seasoned|the|an?|i{1,3}|iv)$/i;
/** Maximum words before the occupation, and of its own name. */
const MAX_QUALIFIERS = 3;
const MAX_OCCUPATION_WORDS = 2;
const MAX_FIELDS = 2;

/** The field that a title names; undefined if it states only a rank, an unknown occupation or several of them. */
export function fieldOfOccupation(title: string): string | undefined {
  const words = title
    .replace(/(?<!\s)\s+(?:[@(]|(?:at|with|transitioning|moving|for|in|who)\s)[\s\S]*$/u, '')
    .trim()
    .split(/\s+/);
  while (words.length > 0 && TITLE_RANK_PATTERN.test(words[0] ?? '')) words.shift();
  const plain = words.join(' ');
  const [occupation, work] = OCCUPATIONS.find(([pattern]) => pattern.test(plain)) ?? [];
  if (
    !occupation ||
    !work ||
    words.length > MAX_QUALIFIERS + MAX_OCCUPATION_WORDS ||
    /[,;:/|&–—]|\bof\b|\s-|-\s/i.test(plain)
  )
    return undefined;
  const [first = '', ...rest] = plain.replace(occupation, work).split(' ');
  return [
    upperFirst(first),
    ...rest.map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? lowerFirst(word) : word)),
  ].join(' ');
}

/** The fields of the occupations in the headline, or of the present role if the headline names none. */
export function occupationFields(context: CareerContext): CitedText[] {
  if (context.language !== 'en') return [];
  const { headline } = context.facts;
  const role = currentRole(context);
  const parts = headline ? headlineParts(headline.value).map((title) => ({ title, source: headline })) : [];
  const fields = parts.flatMap(({ title, source }) => {
    const text = fieldOfOccupation(title);
    return text ? [{ text, spans: spansOf(source) }] : [];
  });
  const fieldOfRole = role && fields.length === 0 ? fieldOfOccupation(role.title) : undefined;
  return fieldOfRole && role ? [{ text: fieldOfRole, spans: spansOf(role) }] : fields.slice(0, MAX_FIELDS);
}

/** Matches a title that names the field its holder leads: 'Head of Data Science', 'Chief Risk Officer'. */
const HEAD_OF_FIELD_PATTERN =
  /^(?:(?:senior |global |group |regional )*(?:head|director|manager|vice president|vp|leader),? (?:of|for) |chief )([\p{L} &-]{4,30}?)(?: officer)?$/iu;

/** The field that the person leads at present: 'Data science' of a head of data science. */
export function fieldOfPost(context: CareerContext): CitedText[] {
  const role = currentRole(context);
  const [, field = ''] = HEAD_OF_FIELD_PATTERN.exec(role?.title.trim() ?? '') ?? [];
  if (context.language !== 'en' || !role || field === '') return [];
  if (/^products?$/i.test(field)) return [{ text: 'Product management', spans: spansOf(role) }];
  const isNamed = isKnownSkill(field, true) || /\b(?:software|systems|products)$/i.test(field);
  return isNamed && !isTool(field) ? [{ text: skillCase(upperFirst(field)), spans: spansOf(role) }] : [];
}
