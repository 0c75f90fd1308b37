/** Recognises lines that list tools instead of stating what was done. */
import { verbForm } from '../../language/grammar/verbs';
import { countriesIn } from '../../language/vocabulary/places';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { hasFigure } from './figures';
import { namesKnownFields } from './known-fields';
import { isToolName } from './tool-names';
import { isUnfinished } from './unfinished';

/** Whether a line begins with an act, whose figure says how much of it was done with the tools. */
const isPastVerb = (text: string): boolean => verbForm(text.split(' ', 1)[0] ?? '')?.form === 'past';

/** A list in brackets, which follows what it specifies: 'built a shop (React, Redis)'. */
const LIST_IN_BRACKETS_PATTERN = / \([^()]*\)/gu;
/** The means at the end of an act, or examples of its object. */
const MEANS_AT_END_PATTERN =
  /,?\s(?:using|utili[sz]ing|leveraging|with|via|through|including|such as|like|built on|based on|implemented with|written in|developed with|in)\s/gu;
/** The means of an act before its figure: 'built a ledger using Java and Go with 5M rows'. */
const MEANS_BEFORE_FIGURE_PATTERN =
  / (?:using|utili[sz]ing|leveraging|in) [^;]*?(?= with (?:over |more than )?\d)/u;
/** Minimum words of an act without its tools. */
const MIN_ACT_WORDS = 4;

/**
 * The ways to tell an act without the tools that it lists, the longest first: without the lists in brackets, and
 * without the means at its end.
 */
export function withoutTools(text: string): string[] {
  if (verbForm(text.split(' ', 1)[0]?.toLowerCase() ?? '') === undefined) return [];
  const plain = text.replace(LIST_IN_BRACKETS_PATTERN, '');
  const withFigure = plain.replace(MEANS_BEFORE_FIGURE_PATTERN, '');
  const acts = [...plain.matchAll(MEANS_AT_END_PATTERN)].map(({ index }) => plain.slice(0, index));
  return [plain, withFigure, ...acts.reverse()].filter(
    (act) =>
      act !== text &&
      act.split(' ').length >= MIN_ACT_WORDS &&
      !isUnfinished(act) &&
      // A remark after the tools, and a purpose that lost its object: 'built services to integrate'.
      !/ [–—-](?: |$)| to \p{Ll}+$/u.test(act),
  );
}

/** A line of mostly tools that has this many or more is a list of them. */
const MANY_TOOLS = 4;
/**
 * Whether a line lists capitalised things: tools, protocols, brands. Countries and departments do not count,
 * since they are the scope of a task.
 */
export function isListOfTools(text: string): boolean {
  if (namesKnownFields(text) || (hasFigure(text) && isPastVerb(text))) return false;
  const items = text
    .split(/[,;/()]|\s(?:and|or|&|such as|like|including|in|of|with|using|as)\s/)
    .map((item) => item.trim())
    .filter((item) => item !== '' && item.split(' ').length <= 3);
  const tools = items.filter(
    (item) =>
      !/^\D{0,3}\d/.test(item) &&
      isToolName(item) &&
      !TITLE_NOUN_PATTERN.test(item) &&
      countriesIn(item).length === 0,
  );
  return tools.length >= MANY_TOOLS && tools.length * 2 > items.length;
}
