/** The fields of work that a person names in the headline: 'Blockchain, Wallet Recovery' after the title. */

import type { TextFact } from '@/shared/record/facts';
import { upperFirst } from '../../language/text/casing';
import { wordsKey } from '../../language/text/keys';
import { FILLER_PATTERN } from '../../language/vocabulary/filler';
import { countriesIn } from '../../language/vocabulary/places';
import { NOT_A_ROLE_PATTERN, TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import type { CareerContext } from '../statements/career-context';
import { headlineParts } from './role-line';
import { canBeSkill, isKnownSkill } from './skill-names';

const MAX_AREA_WORDS = 4;
const MAX_FIELD_WORDS = 5;
/** Maximum words of a field that is known only from its place in a list. */
const MAX_UNKNOWN_WORDS = 3;
/** In a list of this many entries or more, those that no vocabulary contains count as fields too. */
const MIN_ENTRIES = 3;
/** Minimum number of parts that are known fields; beside them, unknown parts count as fields too. */
const MIN_KNOWN_PARTS = 2;
/** Words of slogans, education and earlier roles, which are not fields. */
const NOT_A_HEADLINE_FIELD_PATTERN =
  /[@#!?."“”\d]|\b(?:i|we|you|my|your|our|me|us|and|the|of|for|to|with|from|who|that|ex|former|formerly|retired|aspiring|available|hiring|open|helping|building|making|driving|top voice|best-selling|alum|alumni|mba|phd|msc|bsc|dad|mom|father|mother|husband|wife|veteran|enthusiast|lover|geek|winner|holder|graduate|student|fluent|native)\b/i;

/** A degree, which is not a field of work: 'MSc. Business Economics'. */
const DEGREE_IN_HEADLINE_PATTERN =
  /^(?:[BM]\.?Sc|[BM]\.?Eng|[BM]\.?Tech|BA|MA|MAI|BBA|E?MBA|MPA|MPH|M\.?Phil|Ph\.?D|LL\.?[BM])\b\.?(?:\s|$)/;

/** A certificate for persons: 'PSM II'. */
const CERTIFICATE_IN_HEADLINE_PATTERN =
  /^(?:PMP|PSM|CSM|PSPO|CSPO|SAFe|CISSP|CISA|CISM|CPA|CFA|ACCA|SPHRi?|PHR)\b/;

/** Words that do not name a field by themselves. */
const GENERIC_WORD_PATTERN =
  /^(?:product|business|retail|global|markets?|people|growth|technology|digital|corporate|commercial|enterprise|consumer|industry|management|operations|leadership|data|software|strategy|sales|services|solutions|projects?|products?|training|learning)$/i;

/** The items of a headline's part that is itself a list: 'Networks, Robotics and Rust' has three. */
function splitEnumeration(part: string): string[] {
  const commaParts = part.split(/,\s+(?:and\s+)?/);
  // The last entry of a list may be two: 'Robotics, Networks & Rust'.
  const last = commaParts.length > 1 ? (commaParts.at(-1) ?? '').split(/ & | and /) : [];
  const entries = last.length === 2 ? [...commaParts.slice(0, -1), ...last] : commaParts;
  return entries.every((entry) => entry !== '' && entry.split(' ').length <= MAX_AREA_WORDS)
    ? entries
    : [part];
}

/** A hashtag: '#DataScience'. */
const HASHTAG_PATTERN = /(?<![\p{L}\p{N}&])#(\p{Lu}[\p{L}\p{N}]{2,30})/gu;

/** The hashtags of a part of the headline as names: 'Data Science' for '#DataScience'. */
const hashtagsOf = (part: string): string[] =>
  [...part.matchAll(HASHTAG_PATTERN)].map(([, name = '']) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));

/** A field in brackets behind a title: 'Sales Manager (Data Storage Solutions)'. */
const BRACKETED_FIELD_PATTERN = /^([^()]{3,60}) \(((?:\p{Lu}[\p{L}-]{1,20} ?(?:& |and )?){2,4})\)/u;

/** The field in brackets behind a title; undefined for a place, a kind of contract or a name that is no practice. */
export function bracketedField(title: string): string | undefined {
  const [, post = '', field = ''] = BRACKETED_FIELD_PATTERN.exec(title) ?? [];
  return field !== '' &&
    TITLE_NOUN_PATTERN.test(post) &&
    countriesIn(field).length === 0 &&
    isKnownSkill(field, true)
    ? field
    : undefined;
}

/** Whether an unknown entry can only be a field: short, capitalised, and no known name of another kind. */
const looksLikeField = (entry: string): boolean =>
  /^\p{Lu}[\p{L}&/ -]+$/u.test(entry) &&
  entry.split(' ').filter((word) => word !== '&').length <= MAX_UNKNOWN_WORDS &&
  !NOT_A_HEADLINE_FIELD_PATTERN.test(entry) &&
  !GENERIC_WORD_PATTERN.test(entry) &&
  canBeSkill(entry) &&
  countriesIn(entry).length === 0;

/**
 * The fields of the headline in its order: practices, technologies, other entries of a list of those, and entries whose
 * words the person's own lines contain.
 */
export function headlineFields(context: CareerContext): TextFact[] {
  const { headline } = context.facts;
  if (!headline) return [];
  const english = context.language === 'en';
  const names = new Set(
    [context.name, ...context.roles.flatMap(({ title, organisation }) => [title, organisation])].map(
      wordsKey,
    ),
  );
  const isField = (entry: string) =>
    entry.length > 2 &&
    !names.has(wordsKey(entry)) &&
    !/^expert\b|\bexpert$/i.test(entry) &&
    !TITLE_NOUN_PATTERN.test(entry) &&
    !NOT_A_ROLE_PATTERN.test(entry) &&
    !FILLER_PATTERN.test(entry) &&
    !DEGREE_IN_HEADLINE_PATTERN.test(entry) &&
    !CERTIFICATE_IN_HEADLINE_PATTERN.test(entry) &&
    entry.split(' ').length <= MAX_FIELD_WORDS;
  const ownText = [
    ...context.about,
    ...context.achievements,
    ...context.facts.skills.map(({ value }) => ({ text: value })),
  ]
    .map(({ text }) => text)
    .join(' ');
  const words = new Set(ownText.split(/[^\p{L}\p{N}]+/u));
  const ownAcronyms = new Set([...words].filter((word) => /^\p{Lu}{2,5}$/u.test(word)));
  /** Whether the person's own lines contain every word of an entry other than as part of a name. */
  const isSaid = (entry: string) =>
    entry
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .every(
        (word) =>
          words.has(word) || (ownAcronyms.has(word.toUpperCase()) && entry.includes(word.toUpperCase())),
      );
  const parts = headlineParts(headline.value);
  // Beside at least two parts that are known fields, one that is written as a name is a field as well.
  const knownParts = parts.filter(
    (part) => isField(part) && isKnownSkill(part, english) && part.includes(' '),
  );
  const isAmongFields = knownParts.length >= MIN_KNOWN_PARTS;
  const bracketed = parts.flatMap((part) => bracketedField(part) ?? []);
  return parts
    .flatMap((part) => {
      const hashtags = hashtagsOf(part);
      const entries = hashtags.length > 0 ? hashtags : splitEnumeration(part);
      // In a list of fields, an entry that no vocabulary contains is a field as well.
      const isList =
        entries.length >= MIN_ENTRIES && !entries.some((entry) => TITLE_NOUN_PATTERN.test(entry));
      return entries.filter(
        (entry) =>
          isField(entry) &&
          (isKnownSkill(entry, english) ||
            (looksLikeField(entry) &&
              (isList ||
                (isAmongFields && entry.includes(' ')) ||
                (parts.length >= MIN_ENTRIES && isSaid(entry))))),
      );
    })
    .concat(bracketed.filter(isField))
    .map((entry, at) => ({
      ...headline,
      id: `${headline.id}-field-${at}`,
      value: upperFirst(entry.replace(/^(?:proven|strong|extensive)\s+/i, '')),
    }));
}

/** Whether a fact was read from the headline and not from a list of skills. */
export const isHeadlineField = ({ id }: Pick<TextFact, 'id'>): boolean => /-field-\d+$/.test(id);
