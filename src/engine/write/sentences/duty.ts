/**
 * Writes a duty as the line of a role without a result, if it is clean English without remnants of the
 * document's layout.
 */

import { lowerFirst } from '../../language/text/casing';
import { wordsKey } from '../../language/text/keys';
import { isActionNoun } from '../../language/vocabulary/action-nouns';
import { isNationality } from '../../language/vocabulary/nationalities';
import { countriesIn } from '../../language/vocabulary/places';
import { ASSISTED_PATTERN } from '../career/work-areas';
import { importanceOf, isRoutine } from '../statements/importance';
import { outcomeOf } from '../statements/outcome';
import type { Statement } from '../statements/statement';
import { isToolName } from '../statements/tool-names';
import { isUnfinished } from '../statements/unfinished';

const MAX_DUTY_CHARACTERS = 100;
const MIN_DUTY_WORDS = 4;
/** Minimum weight of a duty by its words alone: that of a routine verb with a specific object. */
const MIN_DUTY_WEIGHT = -1.1;

/** Marks of a list, a form or a quotation, and words that end an unfinished line. */
const UNFINISHED_LINE_MARK_PATTERN =
  /[&/():;“”"«»•<>=*_]|\.\.|\s-|-\s|\b(?:etc|e\.g|i\.e|viz|any|same|such as|thereby|him|me|my|our|us|your)\b/i;
/** Verbs whose object is missing: 'prepared of', 'handled with'. */
const VERB_WITHOUT_OBJECT_PATTERN = /^\p{L}+ (?:of|for|to|with|in|on|at|as|by|and|or|from|up)\s/u;

/** Whether every capitalised word inside a line is a name: an acronym, a tool, a country, the employer. */
function hasNamesAlone(line: string, { role }: Statement): boolean {
  const employerWords = new Set(wordsKey(`${role?.organisation ?? ''} ${role?.location ?? ''}`).split(' '));
  return line
    .split(/[\s,]+/)
    .slice(1)
    .filter((word) => /^\p{Lu}/u.test(word))
    .every(
      (word) =>
        /^\p{Lu}[\p{Lu}\d+#.-]{1,6}s?$/u.test(word) ||
        employerWords.has(wordsKey(word)) ||
        isToolName(word) ||
        countriesIn(word).length > 0,
    );
}

/** The first words of a task that is expressed by a noun, up to the next clause. */
function nounOf(text: string): string | undefined {
  if (!isActionNoun(text)) return undefined;
  const [whole = ''] = text.split(
    /,(?= (?:\p{L}+ing|which|while|with)\b)|\s(?:including|in order to|so that|ensuring)\s/u,
  );
  return whole.length <= MAX_DUTY_CHARACTERS && !isUnfinished(whole) ? lowerFirst(whole.trim()) : undefined;
}

const SMALL_WORD_PATTERN =
  /^(?:a|an|the|and|or|of|in|on|at|to|for|from|by|with|as|into|per|via|than|who|which|that|is|was|its|their)$/;

/**
 * Whether an English line has remnants of the document's layout: a slash, a trailing participle, a
 * capitalised common word next to another ('daily Escort report'). A real name is alone after a verb or
 * preposition, or has two words.
 */
export function hasLayoutRemnants(line: string): boolean {
  const words = line.split(/\s+/);
  return (
    /\p{L}\/\p{L}{3}|\betc\b|\.\.|, (?:ensuring|enforcing|making|providing)\b(?![^,;]*\d)|\band (?:enforcing|ensuring|making|providing)\b/iu.test(
      line,
    ) ||
    words.some((word, at) => {
      const [before = '', after = ''] = [words[at - 1], words[at + 1]];
      return (
        at > 0 &&
        /^\p{Lu}\p{Ll}{3,}$/u.test(word) &&
        !isToolName(word) &&
        !isNationality(word) &&
        countriesIn(word).length === 0 &&
        /^\p{Ll}/u.test(before) &&
        ((/^\p{Ll}{3,}/u.test(after) && !SMALL_WORD_PATTERN.test(after)) ||
          (at > 1 && !SMALL_WORD_PATTERN.test(before)))
      );
    })
  );
}

/** A line that only states a responsibility: 'responsible for the stores of two works'. */
function chargeOf(text: string | undefined): string | undefined {
  const charge = /^(?:is|was) (responsible for (?!\p{L}+ing\b)\p{L}[^;:]{8,110})$/u.exec(text ?? '')?.[1];
  return charge && !isUnfinished(charge) ? charge : undefined;
}

/** Words of attitudes, and phrases that do not state an action. */
const NO_DUTY_PATTERN =
  /^(?:enjoy\w*|embrac\w*|thriv\w*|strives?|strove|took (?:the )?initiative|play(?:s|ed) an? (?:\p{L}+ )?(?:role|part))\b/iu;

/**
 * A short form of a duty in an English role; undefined if the line is about assisting, routine or not
 * printable.
 */
export function dutyOf(statement: Statement): string | undefined {
  const { text } = statement;
  if (
    statement.language !== 'en' ||
    ASSISTED_PATTERN.test(text) ||
    NO_DUTY_PATTERN.test(text) ||
    isRoutine(text)
  )
    return undefined;
  const line =
    statement.form === 'fragment'
      ? nounOf(statement.text)
      : (chargeOf(statement.predicate?.text) ?? outcomeOf(statement, MAX_DUTY_CHARACTERS));
  if (!line || line.split(' ').length < MIN_DUTY_WORDS || importanceOf(line, undefined, 0) < MIN_DUTY_WEIGHT)
    return undefined;
  const isCharge = line.startsWith('responsible for ');
  const hasObject = statement.form === 'fragment' || isCharge || !VERB_WITHOUT_OBJECT_PATTERN.test(line);
  return hasObject && !UNFINISHED_LINE_MARK_PATTERN.test(line) && hasNamesAlone(line, statement)
    ? line
    : undefined;
}
