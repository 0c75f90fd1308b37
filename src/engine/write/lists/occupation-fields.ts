/** Derives the field of work from an occupation: 'Analytical science' of an analytical scientist. */
import type { RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { lowerFirst, upperFirst } from '../../language/text/casing';
import { countriesIn } from '../../language/vocabulary/places';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { currentRole, isOld, isOldCraft, latestYear } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';
import { bracketedField } from './headline-fields';
import { nameField } from './occupation-qualifiers';
import { headlineParts } from './role-line';
import { isMinorRole, isSideRole } from './role-weight';
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
  [/(?<=\S )recruiter$/i, 'recruiting'],
  [/(?<=\S )trainer$/i, 'training'],
  [/^accountant$/i, 'accounting'],
];
/** Words of titles for rank and kind of role, which do not name a field. */
const TITLE_RANK_PATTERN =
  /^(?:senior|sr\.?|snr\.?|junior|jr\.?|lead|leading|staff|principal|chief|head|associate|assistant|deputy|trainee|graduate|executive|global|group|regional|research|freelance|independent|experienced|certified|chartered|professional|full[- ]?stack|hands?-on|aspiring|former|ex|seasoned|the|founding|an?|i{1,3}|iv)$/i;
/** Occupations before another one, which make a row of titles: 'Founder Mentor Engineer'. */
const FURTHER_OCCUPATION_PATTERN =
  /\b(?:founder|co-?founder|mentor|[ct][eto]o|coo|engineer|developer|manager|director|owner|instructor|speaker|author|consultant|scientist|analyst|architect|designer|programmer|project(?= scientist))\b\s/i;
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
    FURTHER_OCCUPATION_PATTERN.test(plain) ||
    /[,;:/|&–—•·+]|\b(?:of|certified)\b|\s-|-\s/i.test(plain)
  )
    return undefined;
  // 'Collaboration analysis' of a collaboration analyst is a title with another ending, and no field.
  const qualifiers = plain.replace(occupation, '').trim();
  if (plain.includes(' ') && !/ology$/.test(work) && !nameField(qualifiers)) return undefined;
  const [first = '', ...rest] = plain.replace(occupation, work).split(' ');
  return [
    upperFirst(first),
    ...rest.map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? lowerFirst(word) : word)),
  ].join(' ');
}

/** The noun for a person at the end of a title. */
const PERSON_NOUN_PATTERN = /(?:er|or|ist|ect|yst|ant|ive)$/i;
/** The titles that a title joins: 'Voice Systems Engineer' and 'Technical Builder'. */
const titlesOf = (title: string): string[] => {
  const titles = title.split(' & ');
  return titles.every((one) => PERSON_NOUN_PATTERN.test(one)) ? titles : [title];
};

/** The fields of the occupations in the headline, or of the present role if the headline names none. */
export function occupationFields(context: CareerContext): CitedText[] {
  if (context.language !== 'en') return [];
  const { headline } = context.facts;
  const role = currentRole(context);
  const parts = headline
    ? headlineParts(headline.value)
        .flatMap(titlesOf)
        .map((title) => ({ title, source: headline }))
    : [];
  const fields = parts.flatMap(({ title, source }) => {
    const text = fieldOfOccupation(title);
    return text ? [{ text, spans: spansOf(source) }] : [];
  });
  const fieldOfRole =
    role && fields.length === 0
      ? titlesOf(role.title).flatMap((title) => fieldOfOccupation(title) ?? [])[0]
      : undefined;
  return fieldOfRole && role ? [{ text: fieldOfRole, spans: spansOf(role) }] : fields.slice(0, MAX_FIELDS);
}

/** The label of a title that the person seeks, before it. */
const TARGET_LABEL_PATTERN = /^target title\W{0,4}/i;

/** Matches a title that names the field its holder leads: 'Head of Data Science', 'Chief Risk Officer'. */
const HEAD_OF_FIELD_PATTERN =
  /^(?:(?:senior |sr\.? |global |group |regional |executive )*(?:head|director|manager|vice president|vp|leader),? (?:of|for) |chief )([\p{L} &-]{4,30}?)(?: officer)?$/iu;

/** The fields that a title names as led: 'Data science' of a head of data science. */
function fieldsLed(title: string): string[] {
  const [, field = ''] = HEAD_OF_FIELD_PATTERN.exec(title.trim()) ?? [];
  if (/^products?$/i.test(field)) return ['Product management'];
  const name = /^\P{Ll}+$/u.test(title.replace(/i/g, '')) ? field.toLowerCase() : field;
  if (/^(?:engineering|technology|operations)$/i.test(name)) return [];
  const isNamed = isKnownSkill(name, true) || /\b(?:software|systems|products)$/i.test(name);
  return field !== '' && isNamed && !isTool(name) ? [skillCase(upperFirst(name))] : [];
}

/** The field that the person leads at present, or that the headline offers: 'Revenue operations' of its director. */
export function fieldsOfPost(context: CareerContext): CitedText[] {
  if (context.language !== 'en') return [];
  const { headline } = context.facts;
  const role = currentRole(context);
  const titles = [
    ...(headline ? headlineParts(headline.value).map((title) => ({ title, source: headline })) : []),
    ...(role ? [{ title: role.title, source: role }] : []),
  ];
  return titles.flatMap(({ title, source }) =>
    fieldsLed(title.replace(TARGET_LABEL_PATTERN, '')).map((text) => ({ text, spans: spansOf(source) })),
  );
}

/** A title whose words before the rank are a field: 'Senior Project Controls Manager'. */
const MANAGED_FIELD_PATTERN =
  /^(?:(?:senior|sr\.?|deputy|assistant|lead|global|group|regional|head) )*((?:[\p{L}&]+ ){1,3})(?:manager|lead|director|specialist|executive|partner)$/iu;

/** The field that a title names before its rank, if it is a known one of several words. */
function fieldManaged(title: string): string[] {
  const field = (MANAGED_FIELD_PATTERN.exec(title)?.[1] ?? '').trim();
  const isNamed = isKnownSkill(field, true) || /^software delivery$/i.test(field);
  return field.includes(' ') && !TITLE_NOUN_PATTERN.test(field) && isNamed && !isTool(field)
    ? [skillCase(upperFirst(field))]
    : [];
}

/** A field behind a title: 'Consultant – Data Analytics', 'Manager (Data Storage Solutions)'. */
const FIELD_BEHIND_TITLE_PATTERN = /^([^–—,|]{3,60})(?: [–—] |, | \| | - )([^–—,|]{4,40})$/u;

const TASK_PATTERN = /\b(?:co-?ordination|monitoring|maintenance|administration|dealers?)\b/i;
const PROJECTS_PATTERN = /\bprojects?\b/i;

/** Whether a text lists tasks, which are no fields: 'Co-ordination & Monitoring', 'Accounts/Finance'. */
function listsTasks(text: string): boolean {
  const [, ...others] = text.split(/&| and /i).reverse();
  return (
    text.includes('/') ||
    (others.length > 0 && TASK_PATTERN.test(text)) ||
    others.some((part) => PROJECTS_PATTERN.test(part))
  );
}

/** The end of a department's name behind a title: 'Software Engineer, Network Management Services'. */
const DEPARTMENT_PATTERN = /\b(?:services|applications|systems|group|team|division|department|unit)$/i;

/** Maximum years since the end of a post whose occupation stands for the person's field. */
const MAX_YEARS_SINCE = 6;
const isRecent = ({ end }: RoleFact, context: CareerContext): boolean =>
  typeof end !== 'object' || end.year >= latestYear(context) - MAX_YEARS_SINCE;

/** The fields of the occupations of recent posts: 'Mobile development' of a mobile developer. */
export function occupationsOfPosts(context: CareerContext): CitedText[] {
  if (context.language !== 'en') return [];
  const fields = context.roles
    .filter((role) => isRecent(role, context) && !isMinorRole(role, context) && !isSideRole(role, context))
    .flatMap((role) => {
      const [title = ''] = role.title.split(/,|\s[–—-]\s|\(/);
      const [text] = titlesOf(title.trim()).flatMap((one) => fieldOfOccupation(one) ?? []);
      return text ? [{ text, spans: spansOf(role) }] : [];
    });
  return fields.slice(0, MAX_FIELDS);
}

/** The fields in titles of recent posts: those that the post led, and those behind a dash or in brackets. */
export function fieldsOfTitles(context: CareerContext): CitedText[] {
  const english = context.language === 'en';
  return context.roles
    .filter(
      (role) =>
        !isOld(role, context) &&
        !isOldCraft(role, context) &&
        !isMinorRole(role, context) &&
        !isSideRole(role, context),
    )
    .flatMap((role) => {
      const title = role.title.trim();
      const [, post = '', behind = ''] = FIELD_BEHIND_TITLE_PATTERN.exec(title) ?? [];
      const isBehind =
        TITLE_NOUN_PATTERN.test(post) &&
        !TITLE_NOUN_PATTERN.test(behind) &&
        !DEPARTMENT_PATTERN.test(behind) &&
        isKnownSkill(behind, english) &&
        !isTool(behind) &&
        countriesIn(behind).length === 0;
      const names = [
        ...(english ? [...fieldsLed(title), ...fieldManaged(title)] : []),
        ...(isBehind ? [skillCase(upperFirst(behind.trim()))] : []),
        ...[bracketedField(title) ?? []].flat(),
      ].filter((name) => !listsTasks(name));
      return names.map((text) => ({ text, spans: spansOf(role) }));
    });
}
