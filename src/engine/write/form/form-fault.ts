/**
 * Says what an editor would mark in the form of a text, whatever it states. Every text of a profile passes through
 * here, so that a better one takes the place of a broken one.
 */
import { isPlainBase } from '../../language/grammar/mixed-forms';
import { verbForm } from '../../language/grammar/verbs';
import { languageOf } from '../../language/text/language';
import { MAX_MEMOIZED_LINE_CHARACTERS, memoizeByText } from '../../language/text/memoize';
import { isUnfinished } from '../statements/unfinished';
import { hasWrongArticle } from './articles-of-nouns';
import {
  hasDateOfColumn,
  hasHeadingInProse,
  hasRemnants,
  isDoubled,
  isUnbalanced,
  lacksAmount,
} from './remnants';
import { hasUnlikeVerbs } from './verb-forms';

/**
 * What a text is: a sentence with its subject, an entry without one ('Led nine mills'), the line of a key role ('led
 * nine mills'), or a name of a skill, field or certificate.
 */
export type TextKind = 'sentence' | 'entry' | 'line' | 'name';

/** What is wrong in the form of a text. */
export type FormFault =
  | 'remnant'
  | 'unbalanced'
  | 'amount'
  | 'doubled'
  | 'tail'
  | 'languages'
  | 'capital'
  | 'opening'
  | 'verbs'
  | 'adjective'
  | 'article'
  | 'person'
  | 'sentence';

/** Small words that only one language has, and that are rarely part of a name. */
const ENGLISH_WORD_PATTERN = /^(?:the|and|of|with|for|was|were|has|from|by|which|that|their|through)$/;
const FOREIGN_WORD_PATTERN =
  /^(?:und|mit|für|oder|bei|zur|zum|wurde|durch|sowie|avec|pour|dans|chez|une|sont|leurs|para|uma|com|pela|pelo|nella|degli|gli|sono|presso|voor|het|een|bij|tijdens|och|för|med|oraz|dla)$/;
/** Number of small words of either language that show that both are spoken in a text. */
const MIN_WORDS_OF_LANGUAGE = 2;

/** Whether a text mixes English and another language, apart from quotations and names in brackets. */
function mixesLanguages(text: string): boolean {
  const words = text
    .replace(/“[^”]{0,160}”|"[^"]{0,160}"|\([^()]{0,160}\)/gu, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Ll}/u.test(word));
  const count = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length;
  return (
    count(FOREIGN_WORD_PATTERN) >= MIN_WORDS_OF_LANGUAGE &&
    count(ENGLISH_WORD_PATTERN) >= MIN_WORDS_OF_LANGUAGE
  );
}

/** The clause after a comma that begins with a capital: 'built prototypes for two mills, Convey instructions'. */
const CAPITAL_CLAUSE_PATTERN = /\p{Ll}[,;] (\p{Lu}\p{Ll}{2,}) (?=[\p{Ll}\d])/gu;
/** Base forms of verbs that no statement about work begins with, but a later clause may. */
const FURTHER_VERB_PATTERN =
  /^(?:convey|depict|portray|illuminate|articulate|proofread|reassure|reiterate|notify|liaise|comply|adhere|undergo|possess)$/;
const hasCapitalClause = (text: string): boolean =>
  [...text.matchAll(CAPITAL_CLAUSE_PATTERN)].some(([, word = '']) => {
    const small = word.toLowerCase();
    const form = verbForm(small)?.form;
    return (
      isPlainBase(small) ||
      FURTHER_VERB_PATTERN.test(small) ||
      (form === 'past' && verbForm(small)?.base !== undefined)
    );
  });

/** Adjectives that need a noun after them, at the end of a list of nouns: 'in shutdown projects, and mechanical'. */
const ADJECTIVE_AT_END_PATTERN =
  /\b(?:in|of|for|across|with|on) (?:(?!\bboth\b)[^.;:()]){3,140}?,? and (?!professional$|national$|material$|chemical$|vertical$|digital$|hospital$|medical$|clinical$)\p{Ll}{2,}(?:ical|ional|ustrial)$/u;
/** Qualities of a thing, and the announcement of a list, that cannot end a line. */
const QUALITY_AT_END_PATTERN =
  /\s(?:RESTful|(?<!(?:is|are|and|both|more|fully) )multi-(?:database|tenant|threaded|functional|national|lingual)|(?:on|in|for|to|of|with) (?:the )?following \p{L}+)$/u;

/** First words that cannot begin what somebody did. */
const OPENING_PATTERN =
  /^(?!in charge of |the team |on behalf of |on[- ]site |(?:in|within|over|during|by|since|for|from) [^,]{0,24}\b(?:\d{4}|years?|months?|weeks?|days?|quarters?)\b[^,]{0,16},)(?:as|in|with|for|by|of|to|on|at|and|or|but|the|this|that|these|those|it|he|she|they|we|our|my|his|her|their|its|from|while|when|where|which|who|also|then|because|if)\s/i;

/** Words that show that a line is in English, although its first word is a verb in other languages too: 'analyse'. */
const SMALL_ENGLISH_WORD_PATTERN = /\s(?:the|and|of|for|to|with|in|an?|on|by|from)\s/;

/** The street and number of an address: 'via Verdi 12'. */
const ADDRESS_PATTERN = /^(?!\p{L}+ed )\p{L}+ (?:\p{Lu}\p{Ll}+ ){1,2}\d{1,4}$/u;
const isAddress = (text: string): boolean =>
  ADDRESS_PATTERN.test(text) && verbForm(text.split(' ', 1)[0]?.toLowerCase() ?? '') === undefined;

/** What cannot end a text of any kind: the hyphen of a divided word, an opening mark. A dash is removed later. */
const CUT_END_PATTERN = /\p{L}-$|[&/([{“‘]$/u;

/** The first person in languages whose lines are quoted; in English it is put in the third. */
const FIRST_PERSON_PATTERNS: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:ich|mich|mir|mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j['’]\p{L}|moi|mon|mes)(?!\p{L})/iu,
  es: /(?<![\p{L}.])(?:yo|me|mis?)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:eu|me|meus?|minhas?)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:ik|mijn)(?!\p{L})/iu,
};
const speaksOfOneself = (text: string): boolean =>
  FIRST_PERSON_PATTERNS[languageOf(text, 'en') ?? 'en']?.test(text) ?? false;

/** Sentences and phrases that are no names. */
const NO_NAME_PATTERN =
  /\p{Ll}{2}\. \p{Lu}\p{Ll}+ed\b|^(?:comfortable|familiar|able|capable|confident|broader|better|higher(?! education)|greater|further|several|various|other|such) \p{Ll}/iu;

/** Spellings that begin with a small letter: 'iOS', 'eBay', 'jQuery', 'de Vries'. */
const SMALL_OPENING_PATTERN =
  /^(?:\p{Ll}{1,2}\p{Lu}|\p{Ll}+[.\d/@_-]|(?:de|da|di|del|della|van|von|den|der|ter|el|al|bin|ibn|la|le|du|dos|das|d['’])\s)/u;

/** The text without the employer in brackets after it, and without its full stop. */
const withoutEnd = (text: string): string =>
  text.replace(/\.$/u, '').replace(/ \([^()]*(?:\([^()]*\))?[^()]*\)$/u, '');

const isEnglish = (text: string): boolean => (languageOf(text, 'en') ?? 'en') === 'en';

/** The faults of a text about what somebody did, in English. */
function faultInEnglish(text: string, kind: 'sentence' | 'entry' | 'line'): FormFault | undefined {
  const core = withoutEnd(text);
  if (hasCapitalClause(core)) return 'capital';
  if (ADJECTIVE_AT_END_PATTERN.test(core) || QUALITY_AT_END_PATTERN.test(core)) return 'adjective';
  if (kind !== 'sentence') {
    const [first = ''] = core.split(' ');
    if (OPENING_PATTERN.test(core)) return 'opening';
    if (isPlainBase(first.toLowerCase()) && SMALL_ENGLISH_WORD_PATTERN.test(core)) return 'opening';
  }
  if (hasWrongArticle(core)) return 'article';
  return hasUnlikeVerbs(core) ? 'verbs' : undefined;
}

/** The faults of a name of several words. One word in lower case may be its own spelling. */
function faultOfName(text: string): FormFault | undefined {
  if (NO_NAME_PATTERN.test(text)) return 'sentence';
  return /^\p{Ll}+ \p{L}/u.test(text) && !SMALL_OPENING_PATTERN.test(text) ? 'capital' : undefined;
}

function findFault(text: string, kind: TextKind): FormFault | undefined {
  if (hasRemnants(text)) return 'remnant';
  if (isUnbalanced(text)) return 'unbalanced';
  if (lacksAmount(text)) return 'amount';
  if (isDoubled(text)) return 'doubled';
  if (CUT_END_PATTERN.test(withoutEnd(text))) return 'tail';
  if (kind === 'name') return faultOfName(text);
  if (hasDateOfColumn(text) || hasHeadingInProse(text)) return 'remnant';
  if (speaksOfOneself(text)) return 'person';
  if (isUnfinished(withoutEnd(text))) return 'tail';
  if (mixesLanguages(text)) return 'languages';
  if (kind !== 'sentence' && isAddress(text)) return 'remnant';
  if (kind !== 'line' && /^\p{Ll}/u.test(text) && !SMALL_OPENING_PATTERN.test(text)) return 'capital';
  return isEnglish(text) ? faultInEnglish(text, kind) : undefined;
}

const faultOf: Record<TextKind, (text: string) => FormFault | undefined> = {
  sentence: memoizeByText((text) => findFault(text, 'sentence'), { maxLength: MAX_MEMOIZED_LINE_CHARACTERS }),
  entry: memoizeByText((text) => findFault(text, 'entry'), { maxLength: MAX_MEMOIZED_LINE_CHARACTERS }),
  line: memoizeByText((text) => findFault(text, 'line'), { maxLength: MAX_MEMOIZED_LINE_CHARACTERS }),
  name: memoizeByText((text) => findFault(text, 'name'), { maxLength: MAX_MEMOIZED_LINE_CHARACTERS }),
};

/** What is wrong in the form of a text; undefined if an editor would print it as it is. */
export const formFault = (text: string, kind: TextKind): FormFault | undefined => faultOf[kind](text);
