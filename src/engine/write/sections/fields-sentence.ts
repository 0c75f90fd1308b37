/** Sentences about the fields or tools that a headline lists, for people without a summary. */
import type { CitedText } from '../../check/cited-text';
import { spansOf } from '../../check/cited-text';
import { addFinalPeriod } from '../../language/text/hygiene';
import { joinAsList } from '../../language/text/sentences';
import { NOT_A_ROLE_PATTERN, TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { headlineParts } from '../lists/role-line';
import type { CareerContext } from '../statements/career-context';
import { isOwnName } from '../statements/own-name';
import { GERUND_FIELD_PATTERN } from '../statements/readable';
import { isToolName } from '../statements/tool-names';

const MIN_NAMED_FIELDS = 2;
const MAX_NAMED_FIELDS = 4;
const MAX_FIELD_WORDS = 4;
/** Slogans, verbs and remarks, which are not fields. */
const SLOGAN_PATTERN =
  /\b(?:19|20)\d\d\b|\bpresent\b|, (?:[A-Z]{2}$)|^(?:driv\w+|ex|former|certified|open|available|proven|results?|helping|i|we|my|the|a|an|at|top|best|global|\d.*)\b|[@!?#"“”%]|\b(?:certified|certification|results|years?|profess?ional|student|graduate|alum\w*|hiring|opportunit\w+|enthusiast|expert|specialist|university|college)\b/iu;

/** Whether a part of a headline is a slogan: 'Driving growth'. 'Marketing' and 'Banking Operations' are fields. */
const isSlogan = (part: string): boolean => {
  const [first = ''] = part.split(/[^\p{L}]/u);
  return SLOGAN_PATTERN.test(part) || (/.ing$/iu.test(first) && !GERUND_FIELD_PATTERN.test(first));
};

/**
 * A letter of other languages: a headline that mixes them ('ohjelmistokehittäjä, Full-stack') is not an English list.
 */
const FOREIGN_LETTER_PATTERN = /(?![A-Za-z])\p{L}/u;

/** A field within a sentence, in lower case except for tools and acronyms: 'compliance & fraud detection'. */
const fieldInSentence = (field: string): string =>
  field
    .replace(/ & /g, ' and ')
    .split(' ')
    .map((word) =>
      /^\p{Lu}\p{Ll}{2,},?$/u.test(word) && !isToolName(word.replace(',', '')) ? word.toLowerCase() : word,
    )
    .join(' ');

/** A sentence about fields of work or tools: 'Kim works in tide forecasting, pilotage and harbour security.' */
export function fieldsSentences(context: CareerContext): CitedText[] {
  const { facts, first, roles } = context;
  const { headline } = facts;
  if (!headline || !first || !roles.some(({ end }) => end === 'present')) return [];
  const employers = roles.map(({ organisation }) => organisation.toLowerCase()).filter(Boolean);
  const shortParts = headlineParts(headline.value)
    .filter(
      (part) =>
        part.split(' ').length <= MAX_FIELD_WORDS &&
        part.length > 1 &&
        !TITLE_NOUN_PATTERN.test(part) &&
        !NOT_A_ROLE_PATTERN.test(part) &&
        !isSlogan(part) &&
        !isOwnName(part, facts) &&
        !/[()]/.test(part) &&
        !employers.some((name) => part.toLowerCase().includes(name)),
    )
    .slice(0, MAX_NAMED_FIELDS);
  // One works in fields and with tools, never 'with leadership'.
  const areTools = shortParts.filter(isToolName).length * 2 > shortParts.length;
  const fields = shortParts.filter((part) => isToolName(part) === areTools);
  if (fields.length < MIN_NAMED_FIELDS || shortParts.some((part) => FOREIGN_LETTER_PATTERN.test(part)))
    return [];
  const verb = areTools ? 'works with' : 'works in';
  const text = addFinalPeriod(`${first} ${verb} ${joinAsList(fields.map(fieldInSentence))}`);
  return [{ text, spans: spansOf(headline) }];
}
