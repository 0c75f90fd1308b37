/** Weighs skills by how often a document mentions them, and where. */
import type { RoleFact } from '@/shared/record/facts';
import { wordsKey } from '../../language/text/keys';
import { isOld, latestYear } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';
import { containsLabel } from '../statements/says';
import { isTool } from './skill-kind';

/** The weight of a mention in each part of a document. */
const HEADLINE_WEIGHT = 3;
const SUMMARY_WEIGHT = 2;
const TITLE_WEIGHT = 1.5;
const LINE_WEIGHT = 1;
const OTHER_LINE_WEIGHT = 0.5;
const OLD_LINE_WEIGHT = 0.25;
/** Factor for mentions in a role that ended more than this many years before the latest one. */
const PAST_ROLE_FACTOR = 0.5;
const MAX_RECENT_YEARS = 5;
/** Maximum weight of all mentions in the lines of roles. */
const MAX_WEIGHT_IN_LINES = 3;
/** Factor for a mention in other words: 'managed workflows' for 'Workflow management'. */
const OTHER_WORDS_FACTOR = 0.5;
/** Names up to this length are compared case-sensitively, since 'go' and 'r' are a common word and a letter as well. */
const MAX_CASED_CHARACTERS = 2;

/** A text of the document in which mentions of skills are searched. */
interface SearchedText {
  text: string;
  /** Its words as `wordsKey` folds them, with a space at both ends. */
  folded: string;
  /** Its words as written, for names that are compared case-sensitively. */
  words: ReadonlySet<string>;
  /** The weight of a mention in it. */
  weight: number;
  /** Whether it is a line of a role or another line, and not a headline, summary or title. */
  isLine: boolean;
}

/** Web addresses, which do not mention a skill. */
const WEB_ADDRESS_PATTERN =
  /\bhttps?:\S+|(?<![\w.-])[\w-]{1,40}(?:\.[\w-]{1,40}){0,3}\.(?:com|io|org|net)\b\S*/giu;

/** Quotation marks around a word, and the end of its sentence. */
const PUNCTUATION_AROUND_WORD_PATTERN = /^['‘"“„]+|(?<![.!?'’"”])[.!?'’"”]+$/g;

function searchedTextOf(source: string, weight: number, isLine = false): SearchedText {
  const text = source.replace(WEB_ADDRESS_PATTERN, ' ');
  const words = text.split(/[\s,;:()/|•]+/).map((word) => word.replace(PUNCTUATION_AROUND_WORD_PATTERN, ''));
  return { text, folded: ` ${wordsKey(text)} `, words: new Set(words), weight, isLine };
}

const isPast = ({ end }: RoleFact, context: CareerContext): boolean =>
  typeof end === 'object' && end.year < latestYear(context) - MAX_RECENT_YEARS;

function searchedTextsOf(context: CareerContext): SearchedText[] {
  const { facts } = context;
  return [
    ...(facts.headline ? [searchedTextOf(facts.headline.value, HEADLINE_WEIGHT)] : []),
    ...facts.about.map(({ value }) => searchedTextOf(value, SUMMARY_WEIGHT)),
    ...context.roles.flatMap((role) => {
      const old = isOld(role, context);
      const factor = isPast(role, context) ? PAST_ROLE_FACTOR : 1;
      return [
        searchedTextOf(role.title, old ? OLD_LINE_WEIGHT : TITLE_WEIGHT * factor),
        ...role.statements.map(({ value }) =>
          searchedTextOf(value, old ? OLD_LINE_WEIGHT : LINE_WEIGHT * factor, true),
        ),
      ];
    }),
    ...facts.statements.map(({ value }) => searchedTextOf(value, OTHER_LINE_WEIGHT, true)),
  ];
}

/**
 * Creates a function that gives the weight of a skill from its title and further names; 0 for a skill that occurs only
 * in the list of skills.
 */
export function createSkillWeightOf(
  context: CareerContext,
): (title: string, names: readonly string[]) => number {
  const searchedTexts = searchedTextsOf(context);
  return (title, names) => {
    const searchedNames = [...new Set([title, ...names])].map((name) => ({
      name,
      folded: ` ${wordsKey(name)} `,
    }));
    const isNamed = ({ folded, words }: SearchedText) =>
      searchedNames.some((one) =>
        one.name.length <= MAX_CASED_CHARACTERS ? words.has(one.name) : folded.includes(one.folded),
      );
    const mayBeMeant = title.includes(' ') && !isTool(title);
    const isMeant = ({ text }: SearchedText) => mayBeMeant && containsLabel(text, title);
    let inLines = 0;
    let elsewhere = 0;
    for (const text of searchedTexts) {
      const factor = isNamed(text) ? 1 : isMeant(text) ? OTHER_WORDS_FACTOR : 0;
      if (text.isLine) inLines += factor * text.weight;
      else elsewhere += factor * text.weight;
    }
    return elsewhere + Math.min(inLines, MAX_WEIGHT_IN_LINES);
  };
}
