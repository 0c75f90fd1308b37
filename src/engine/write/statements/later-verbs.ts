/** Puts a later verb of a line in the form of its first: 'analysed the stock and write reports'. */
import { isPlainBase } from '../../language/grammar/mixed-forms';
import { SAME_IN_PAST_PATTERN } from '../../language/grammar/person';
import { gerundOf, pastOf, verbForm } from '../../language/grammar/verbs';

/** Words that take a base form themselves, so that a later one may belong to them. */
const BASE_FORM_GOVERNOR_PATTERN =
  /^(?:that|which|who|whom|while|where|when|how|what|if|can|could|will|would|must|should|may|might|let|lets|help\w*|make|makes|made|making|so)$/i;
/** Words after a verb, which show that it is not one of two nouns. */
const AFTER_VERB_PATTERN =
  /^(?:the|an?|all|any|its|their|his|her|it|them|several|multiple|various|new|in|on|with|for|at|from|\d.*|\p{Ll}{3,}s)$/iu;
const DETERMINER_PATTERN = /^(?:the|all|its|their|them|it)$/;
const OBJECT_OF_ENSURE_PATTERN = /^(?:that|the|each|every|all|its|their)$/;
const PREPOSITION_PATTERN = /^(?:by|through|of|for|in|from|with|on|via|including|before|after|without)$/i;

const plain = (token: string | undefined) => (token ?? '').replace(/[^\p{L}-]+$/u, '').toLowerCase();

/** Words after which 'to' is a preposition: 'according to'. */
const PREPOSITIONAL_TO_PATTERN =
  /^(?:according|related|relating|due|prior|subject|respect|reference|regards?|addition|next|close|up|from)$/;
/** Words after 'to' that begin a noun phrase, and so no infinitive. */
const NO_BASE_PATTERN = /^(?:the|an?|all|its|their|our|each|every|\p{Lu}.*|[$€£\d].*|\p{Ll}{3,}s)$/u;

/** Whether an infinitive begins at a position: 'to moor', but not 'to the mills'. */
const isInfinitive = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === 'to' &&
  (verbForm(plain(tokens[at + 1]))?.form === 'base' ||
    (!PREPOSITIONAL_TO_PATTERN.test(plain(tokens[at - 1])) && !NO_BASE_PATTERN.test(tokens[at + 1] ?? '')));

/** Verbs that are never nouns, so that they are certain before an object without an article: 'and reduce effort'. */
const NEVER_NOUN_PATTERN =
  /^(?:reduce|improve|enhance|achieve|ensure|maintain|provide|create|deliver|develop|manage|implement|optimi[sz]e|automate|streamline|stabili[sz]e|standardi[sz]e|identify|resolve|eliminate|generate|integrate|migrate|negotiate|coordinate|facilitate|establish|introduce|strengthen|minimi[sz]e|maximi[sz]e)$/u;
/** Words after a verb without an object, or after a word that is not a verb here. */
const NO_OBJECT_PATTERN = /^(?:and|or|of|to|for|in|by|with|on|at|from|as|than|is|are|was|were|)$/;
/** Nouns of what is led, after an acronym: 'and lead CRM initiatives'. */
const LED_NOUN_PATTERN =
  /^(?:initiatives?|projects?|programmes?|programs?|teams?|efforts?|workshops?|workstreams?)[.,;]?$/;

/** The form that a later verb takes from the first one; undefined if it has that form already or none is certain. */
function agreeingForm(word: string, next: string, head: string): string | undefined {
  if (head === 'past' && word === 'ensuring' && OBJECT_OF_ENSURE_PATTERN.test(next)) return 'ensured';
  const verb = verbForm(word);
  const isBase =
    (isPlainBase(word) && AFTER_VERB_PATTERN.test(next)) ||
    (verb?.form === 'base' && DETERMINER_PATTERN.test(next));
  if (isBase && head === 'past') return pastOf(word);
  if (isBase && head === 'gerund') return gerundOf(word);
  return head === 'base' && verb?.form === 'gerund' && DETERMINER_PATTERN.test(next) ? verb.base : undefined;
}

/** Whether a base form after 'and' certainly is a further act of a line in the past. */
const isLaterAct = (tokens: readonly string[], at: number): boolean => {
  const [word = '', next = '', second = ''] = tokens.slice(at);
  if (word === 'lead') return /^\p{Lu}{3,}$/u.test(next) && LED_NOUN_PATTERN.test(second);
  return NEVER_NOUN_PATTERN.test(word) && /^\p{Ll}/u.test(next) && !NO_OBJECT_PATTERN.test(plain(next));
};

/**
 * Whether the word after 'and' may begin the last noun of a list: 'prepared platform set-up, access, and launch dates'.
 */
const isLastNounOfList = (tokens: readonly string[], at: number): boolean =>
  /,$/.test(tokens[at - 2] ?? '') &&
  /^\p{Ll}{3,}s$/u.test(plain(tokens[at + 1])) &&
  !NEVER_NOUN_PATTERN.test(tokens[at] ?? '');

/**
 * Whether a gerund after 'and' is the last of several that state circumstances: 'led the harbour, counting ships and
 * directing the pilots'.
 */
const endsGerunds = (tokens: readonly string[], start: number, at: number): boolean =>
  /\p{L}ing$/u.test(tokens[at] ?? '') &&
  tokens
    .slice(start + 1, at)
    .some((word, index) => /,$/.test(tokens[start + index] ?? '') && /\p{L}ing$/u.test(plain(word)));

/**
 * An English line in which the verb after 'and' has the form of the first verb. Unchanged where the later verb may
 * depend on another word, as after 'to' or 'by'.
 */
export function agreeLaterVerbs(line: string): string {
  const tokens = line.split(' ');
  const start = tokens[0] === 'I' || /^\p{Lu}\p{Ll}+ly$/u.test(tokens[0] ?? '') ? 1 : 0;
  const head = verbForm(plain(tokens[start]));
  // 'stabilised' is not a known verb, but certainly one in the past.
  if (!head?.base && head?.form !== 'past') return line;
  // In 'I set the course and keep it', 'set' is in the present tense.
  if (tokens[0] === 'I' && SAME_IN_PAST_PATTERN.test(tokens[1] ?? '')) return line;
  for (let at = start + 1; at < tokens.length - 1; at += 1) {
    const word = plain(tokens[at]);
    const before = plain(tokens[at - 1]);
    if (isInfinitive(tokens, at) || BASE_FORM_GOVERNOR_PATTERN.test(word)) return tokens.join(' ');
    if (/ing$/.test(word) && PREPOSITION_PATTERN.test(before)) return tokens.join(' ');
    if (before !== 'and' || tokens[at] !== word) continue;
    // 'managed build and deploy pipelines': two base forms name one thing.
    if (head.form === 'past' && at - 3 === start && verbForm(plain(tokens[at - 2]))?.form === 'base')
      continue;
    if (isLastNounOfList(tokens, at) || endsGerunds(tokens, start, at)) continue;
    const form = agreeingForm(word, plain(tokens[at + 1]), head.form);
    if (form) tokens[at] = form;
    else if (head.form === 'past' && isLaterAct(tokens, at)) tokens[at] = pastOf(word);
  }
  return tokens.join(' ');
}
