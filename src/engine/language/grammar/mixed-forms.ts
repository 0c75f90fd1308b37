/** Finds predicates whose verbs differ in form. */
import { wordAt } from './agreement';
import { NOUN_OR_VERB } from './ambiguous';
import { pastOf, verbForm } from './verbs';

/** Words that begin a clause or infinitive, whose verbs have a form of their own. */
const CLAUSE_START_SOURCE = 'to|that|which|who|while|where|can|could|will|would|must|should|may|help|lets?';
const CLAUSE_START_IN_PAST_PATTERN = new RegExp(`^(?:${CLAUSE_START_SOURCE}|helped)$`);
const CLAUSE_START_IN_PRESENT_PATTERN = new RegExp(`^(?:${CLAUSE_START_SOURCE}|helps)$`);

/** Text in brackets, which spells out a name, and words in capitals: neither is a verb of the predicate. */
const BRACKETS_PATTERN = / \([^()]*\)/gu;
const ACRONYM_PATTERN = /(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu;

/**
 * Whether a predicate in the past tense continues with a verb in another form: 'generated reports and forward to the
 * manager'. Infinitives and verbs of a clause do not count; words that may be nouns count only where what follows shows
 * the verb, or directly after the first verb and 'and'.
 */
export function isMixedPast(predicate: string): boolean {
  const tokens = predicate.replace(BRACKETS_PATTERN, '').replace(ACRONYM_PATTERN, 'x').split(' ');
  let isInClause = false;
  return tokens.some((_, at) => {
    const word = wordAt(tokens, at);
    if (/[;:.]$/.test(tokens[at - 1] ?? '')) isInClause = false;
    if (CLAUSE_START_IN_PAST_PATTERN.test(word)) isInClause = true;
    // After a semicolon: 'resolved faults; assure scanning of all items'.
    if (
      at > 0 &&
      /;$/.test(tokens[at - 1] ?? '') &&
      verbForm(word)?.form === 'base' &&
      !NOUN_OR_VERB.has(word)
    )
      return pastOf(word) !== word;
    // Directly after 'and': 'prepared and serve food'.
    if (
      at === 2 &&
      /^(?:and|&)$/i.test(tokens[1] ?? '') &&
      verbForm(word)?.form === 'base' &&
      pastOf(word) !== word
    )
      return true;
    // A gerund or an -s form after 'and': 'achieved the targets and hitting ...', 'designed a tool and also
    // reduces ...'.
    if (
      !isInClause &&
      at > 0 &&
      /^(?:and|or|&)$/i.test(tokens[at - 1] ?? '') &&
      /^(?:also|then|thus|thereby)$/.test(word)
    )
      return !/^(?:past|gerund)$/.test(verbForm(wordAt(tokens, at + 1))?.form ?? 'past');
    // 'appraised vendors, negotiate prices', but not an item of a list: 'laid floors, trim, doors and tiles'.
    if (!isInClause && at > 1 && /,$/.test(tokens[at - 1] ?? '') && isPlainBase(word))
      return !/,$/.test(tokens[at] ?? '');
    if (isInClause || at === 0 || !/^(?:and|or|then)$/i.test(tokens[at - 1] ?? '')) return false;
    const verb = verbForm(word);
    const next = wordAt(tokens, at + 1);
    if (verb?.form === 'present' && /^(?:the|an?|it|them|their|his|her|all)$/.test(next)) return true;
    // 'explained the rules and enforces safety'
    if (
      verb?.form === 'present' &&
      verb.base &&
      !NOUN_OR_VERB.has(verb.base) &&
      /^\p{Ll}/u.test(next) &&
      !PHRASE_END_PATTERN.test(next)
    )
      return true;
    if (/^(?:continue|carry)$/.test(word) || (/^\p{Lu}/u.test(tokens[at] ?? '') && isPlainBase(word)))
      return true;
    // A base form after 'and': 'proposed courses and work with', 'introduced a library and replace Hooli'.
    if (word === 'work' && next === 'with') return true;
    return (
      isPlainBase(word) &&
      (/^(?:the|a|an|all|to|it|them|their|his|her|on|with|for)$/.test(next) ||
        /^\p{Lu}/u.test(tokens[at + 1] ?? ''))
    );
  });
}

/** Words that end a noun's phrase: in 'plans and builds of the yard', 'of' shows that 'builds' is a noun. */
const PHRASE_END_PATTERN =
  /^(?:of|for|in|on|at|to|by|from|with|and|or|as|across|per|under|that|which|was|were|is|are)$/;

/**
 * Whether a word is the base form of a verb that is rarely a noun and differs from its past form, as 'cut' does not.
 */
export const isPlainBase = (word: string): boolean =>
  verbForm(word)?.form === 'base' && !NOUN_OR_VERB.has(word) && pastOf(word) !== word;

/** Words that show that the word before them is a verb in the present: 'supports the', 'maintains all'. */
export const BEFORE_OBJECT_PATTERN =
  /^(?:the|a|an|all|any|its|their|his|her|it|them|each|every|on|with|for|to|in|that)$/;

/** Whether a present-tense predicate continues with a verb in another form: 'finds satisfaction and use skills'. */
export function isMixedPresent(predicate: string): boolean {
  const tokens = predicate.split(' ');
  let isInClause = false;
  return tokens.some((_, at) => {
    const word = wordAt(tokens, at);
    if (/[;:.]$/.test(tokens[at - 1] ?? '')) isInClause = false;
    if (CLAUSE_START_IN_PRESENT_PATTERN.test(word)) isInClause = true;
    // 'supplies nine mills, keep the books'
    if (!isInClause && at > 1 && /,$/.test(tokens[at - 1] ?? '') && (isPlainBase(word) || word === 'do'))
      return BEFORE_OBJECT_PATTERN.test(wordAt(tokens, at + 1)) || !/,$/.test(tokens[at] ?? '');
    if (isInClause || at === 0 || !/^(?:and|or|then)$/i.test(tokens[at - 1] ?? '')) return false;
    const verb = verbForm(word);
    return (
      (verb?.form === 'base' && !NOUN_OR_VERB.has(word) && !/^(?:use|process)$/.test(word)) ||
      (/^(?:use|execute|make|take|give|keep|do|carry|co-operate|continue)$/.test(word) &&
        tokens[at + 1] !== 'of')
    );
  });
}
