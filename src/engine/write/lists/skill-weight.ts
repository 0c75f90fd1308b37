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

interface SearchedText {
  text: string;
  folded: string;
  tokens: ReadonlySet<string>;
  score: number;
  isLine: boolean;
}

/** Web addresses, which do not mention a skill. */
const WEB_ADDRESS_PATTERN =
  /\bhttps?:\S+|(?<![\w.-])[\w-]{1,40}(?:\.[\w-]{1,40}){0,3}\.(?:com|io|org|net)\b\S*/giu;

function searchedTextOf(source: string, score: number, isLine = false): SearchedText {
  const text = source.replace(WEB_ADDRESS_PATTERN, ' ');
  const tokens = new Set(text.split(/[\s,;:()/|•]+/));
  return { text, folded: ` ${wordsKey(text)} `, tokens, score, isLine };
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

/** Creates a function that gives the weight of a skill; 0 for a skill that occurs only in the list of skills. */
export function createSkillWeightOf(
  context: CareerContext,
): (title: string, names: readonly string[]) => number {
  const searched = searchedTextsOf(context);
  return (title, names) => {
    const searchedNames = [...new Set([title, ...names])].map((name) => ({
      name,
      folded: ` ${wordsKey(name)} `,
    }));
    const isNamed = ({ folded, tokens }: SearchedText) =>
      searchedNames.some((one) =>
        one.name.length <= MAX_CASED_CHARACTERS ? tokens.has(one.name) : folded.includes(one.folded),
      );
    const mayBeMeant = title.includes(' ') && !isTool(title);
    const isMeant = ({ text }: SearchedText) => mayBeMeant && containsLabel(text, title);
    let inLines = 0;
    let elsewhere = 0;
    for (const place of searched) {
      const share = isNamed(place) ? 1 : isMeant(place) ? OTHER_WORDS_FACTOR : 0;
      if (place.isLine) inLines += share * place.score;
      else elsewhere += share * place.score;
    }
    return elsewhere + Math.min(inLines, MAX_WEIGHT_IN_LINES);
  };
}
