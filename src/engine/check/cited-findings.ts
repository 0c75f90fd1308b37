/**
 * The stricter check, for writers that may invent, such as a language model: a statement may say only what
 * its cited facts say.
 */
import { verbForm } from '../language/grammar/verbs';
import { isInstruction } from '../language/instructions';
import { wordsKey } from '../language/text/keys';
import { type AllowedTerms, allowedTermsOfTexts, wordsIn } from './allowed-terms';
import { findingsIn, namesIn, TITLE_WORD_PATTERN } from './findings';
import { isKnownQuantity, quantitiesIn } from './quantities';

/** The facts that one statement cites. */
export interface CitedFacts {
  /** The texts of the cited facts, with the role they belong to. */
  texts: readonly string[];
  /** The person's name, which every statement may use. */
  name: string;
  /** The terms of all facts: a pronoun for the person has to be among them. */
  all: AllowedTerms;
}

/** Why a statement is dropped. */
export type CitedFinding =
  | 'unsourced'
  | 'number'
  | 'name'
  | 'title'
  | 'pronoun'
  | 'unrelated'
  | 'instruction'
  | 'glyph'
  | 'empty';

/** Words that often begin a sentence and are not names. */
const SENTENCE_OPENERS = new Set(
  'a an the this that these those with without within across at as in on over under from for of to by into through throughout during after before since until while when where whether having being having it its their they he she her his who what most both each every all some many few more one also and but or so not never always often then there here today now currently previously earlier later first known best responsible comfortable equally such between among alongside beyond around because if how why rather whose whatever'.split(
    ' ',
  ),
);
const GENDERED_PRONOUNS = ['he', 'she', 'him', 'her', 'his', 'hers', 'himself', 'herself'];
/** Words without meaning of their own: sharing them is not support. */
const EMPTY_WORDS = new Set(
  'with from that this their they them into over under across have been were will would which while where when what than then also more most such work works working worked lead leads leading team teams role roles year years people person experience executive company companies business'.split(
    ' ',
  ),
);
const STEM_CHARACTERS = 5;
const stem = (word: string) => word.slice(0, STEM_CHARACTERS);
const contentWordsIn = (text: string) =>
  wordsIn(text).filter((word) => word.length > 3 && !EMPTY_WORDS.has(word));

/**
 * Runs of capitalised words such as 'Tidewater Terminals', without a word that is capitalised only because it
 * begins the sentence.
 */
function capitalisedRunsIn(text: string): string[] {
  return (text.match(/\p{Lu}[\p{L}\p{N}&’'-]{0,40}(?:\s+\p{Lu}[\p{L}\p{N}&’'-]*)+/gu) ?? [])
    .map((run) => run.split(/\s+/).map((word) => word.replace(/['’]s$/, '')))
    .map((words) =>
      SENTENCE_OPENERS.has(wordsKey(words[0] ?? '')) || verbForm(words[0] ?? '') ? words.slice(1) : words,
    )
    .filter((words) => words.length > 1)
    .map((words) => wordsKey(words.join(' ')));
}

const sentencesIn = (text: string) => text.split(/(?<=[.!?…:])\s+/);

/** Whether the first word of a sentence could be a name that no fact contains. */
function isStrangeOpener(sentence: string, allowed: AllowedTerms): boolean {
  const [first = ''] = sentence.match(/^[“"'‘(]*\p{Lu}[\p{L}\p{N}&-]*/u) ?? [];
  return wordsIn(first).some(
    (word) => !allowed.words.has(word) && !SENTENCE_OPENERS.has(word) && !verbForm(word),
  );
}

/**
 * The reasons against a statement; empty if it is related to the facts that it cites and every number, name and title
 * in it is in one of them.
 */
export function citedFindings(text: string, { texts, name, all }: CitedFacts): CitedFinding[] {
  if (texts.length === 0) return ['unsourced'];
  if (isInstruction(text)) return ['instruction'];
  const allowed = allowedTermsOfTexts([...texts, name]);
  const findings = new Set<CitedFinding>(
    findingsIn(text, allowed).filter(
      (finding) => finding === 'number' || finding === 'glyph' || finding === 'empty',
    ),
  );
  const isStrange = (word: string) => !allowed.words.has(word) && !allowed.words.has(word.replace(/s$/, ''));
  if (wordsIn((text.match(TITLE_WORD_PATTERN) ?? []).join(' ')).some(isStrange)) findings.add('title');
  if (namesIn(text).flatMap(wordsIn).some(isStrange)) findings.add('name');
  if (sentencesIn(text).some((sentence) => isStrangeOpener(sentence, allowed))) findings.add('name');
  const foldedTexts = [...texts, name].map(wordsKey);
  if (capitalisedRunsIn(text).some((run) => !foldedTexts.some((known) => ` ${known} `.includes(` ${run} `))))
    findings.add('name');
  const citedQuantities = texts.flatMap(quantitiesIn);
  if (quantitiesIn(text).some((quantity) => !isKnownQuantity(quantity, citedQuantities)))
    findings.add('number');
  if (wordsIn(text).some((word) => GENDERED_PRONOUNS.includes(word) && !all.words.has(word)))
    findings.add('pronoun');
  if (!isRelated(text, texts)) findings.add('unrelated');
  return [...findings];
}

/** Whether a statement shares at least two significant words, or a third of its words, with what it cites. */
function isRelated(text: string, texts: readonly string[]): boolean {
  const citedStems = new Set(texts.flatMap(contentWordsIn).map(stem));
  const contentWords = contentWordsIn(text);
  const shared = contentWords.filter((word) => citedStems.has(stem(word))).length;
  return shared >= 2 || (shared > 0 && shared >= contentWords.length / 3);
}
