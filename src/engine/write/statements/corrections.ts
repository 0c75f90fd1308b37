/**
 * Corrects faults in English lines that are wrong in any sentence: spelling, abbreviations, a wrong
 * preposition, a missing article before a countable noun. The meaning does not change.
 */

import { NOUN_OR_VERB } from '../../language/grammar/ambiguous';
import { aOrAn } from '../../language/grammar/indefinite-article';
import { pastOf, verbForm } from '../../language/grammar/verbs';
import { upperFirst } from '../../language/text/casing';
import { cleanRawText } from '../../language/text/hygiene';
import { languageOf } from '../../language/text/language';
import { sentencesOf } from '../../language/text/sentences';
import { CORRECTIONS } from './corrected-words';
import { agreeLaterVerbs } from './later-verbs';
import { SPELLING_CORRECTIONS } from './misspellings';
import { isUniqueObject } from './unique-objects';

/** Replaces a word, keeping a capital first letter. */
const matchCase = (word: string, replacement: string) =>
  /^\p{Lu}/u.test(word) ? upperFirst(replacement) : replacement;

/** A text with known misspellings corrected. */
function correctSpelling(text: string): string {
  return text.replace(/(?<![\p{L}\d.@/-])\p{L}[\p{L}-]{3,}(?![\p{L}\d@]|\.\p{L})/gu, (word) => {
    const replacement = SPELLING_CORRECTIONS.get(word.toLowerCase());
    return replacement && (word.slice(1) === word.slice(1).toLowerCase() || word.includes('-'))
      ? matchCase(word, replacement)
      : word;
  });
}

/** Common words that people capitalise. Next to another capitalised word they may be part of a name. */
const COMMON_WORDS = new Set(
  `quality production productivity maintenance management client clients customer customers project projects company team teams department
reports report records record material materials equipment installation installations operation operations site sites safety planning schedule
schedules budget budgets cost costs sales vendors vendor suppliers supplier contractors contractor subcontractors sub-contractor
sub-contractors staff employees training documentation inspection inspections testing tests test design drawings drawing supervision
procurement inventory stock turnover revenue profit business market marketing payments payment invoices invoice orders order delivery
deliveries transport logistics warehouse plant machines machinery systems system process processes procedures policy policies standards
requirements specifications activities works work manpower labour workers engineers technicians officers managers supervisors price prices
internal external preventive corrective technical electrical mechanical civil financial monthly weekly daily annual
previous various different existing other required necessary proper final several multiple prospective potential overall concrete active
coordination consumers buyers problems solutions options option actions documents documentations accounting administration
organization organisation identifications identification exercise activity development implementation execution commissioning
partner partners migration migrations monolith staging dashboard dashboards stakeholder stakeholders
responsibilities duties tasks guidelines regulations audit audits assets superiors consultants specification`.split(
    /\s+/,
  ),
);

/** Whether a word is a gerund, or the past form of a known verb. */
const isVerbForm = (word: string): boolean => {
  const verb = verbForm(word);
  return verb?.form === 'gerund' || (verb?.form === 'past' && verb.base !== undefined);
};

/** Words that are never capitalised inside a sentence: 'all the Work In The mill'. */
const FUNCTION_WORD_PATTERN = /^(?:In|Of|And|For|With|By|To|On|At|From|As|Or)$/;
/**
 * A line of which at least this share of words is capitalised is set like a heading, so that its capitals mean nothing.
 */
const MIN_TITLE_CASED_SHARE = 0.6;
/** Minimum words of a line in title case that is a sentence and not a heading. */
const MIN_SENTENCE_WORDS = 10;
/** Whether most words of a line are capitalised. Acronyms do not count. */
function isTitleCased(words: readonly string[]): boolean {
  const longWords = words.slice(1).filter((word) => /^\p{L}\p{Ll}{2,}/u.test(word));
  const capital = longWords.filter((word) => /^\p{Lu}/u.test(word));
  return longWords.length > 3 && capital.length >= longWords.length * MIN_TITLE_CASED_SHARE;
}

/** Converts function words, common words and verbs to lower case: 'Conducts Tests on pumps', 'to Maintain records'. */
function lowerCommonWords(text: string): string {
  const words = text.split(' ');
  // A short line in title case is a heading, so its capitals stay.
  const isHeading = words.length < MIN_SENTENCE_WORDS && isTitleCased(words);
  // The first word is capitalised because it begins the sentence.
  const isCapital = (at: number) => at > 0 && /^["“(]?\p{Lu}/u.test(words[at] ?? '');
  for (const [at, word] of words.entries()) {
    if (
      !isHeading &&
      at > 0 &&
      FUNCTION_WORD_PATTERN.test(word) &&
      /[\p{L}\d,)]$/u.test(words[at - 1] ?? '') &&
      words[at + 1]
    )
      words[at] = word.toLowerCase();
  }
  for (const [at, word] of words.entries()) {
    if (!isCapital(at) || !/^\p{Lu}\p{Ll}{2,}(?:-\p{Ll}+)?[,;]?$/u.test(word)) continue;
    const before = words[at - 1] ?? '';
    const small = word.toLowerCase();
    // 'by Finding faults'
    const isAct =
      /^(?:by|through|while)$/.test(before) &&
      verbForm(small)?.form === 'gerund' &&
      /^\p{Ll}/u.test(words[at + 1] ?? '');
    // 'in charge of nine mills, Managing their stores'
    const isClause = /\p{Ll},$/u.test(before) && /^\p{Ll}/u.test(words[at + 1] ?? '') && isVerbForm(small);
    // 'to Finance Committee' names a body, 'to Maintain Records' a task.
    const isOfName = NOUN_OR_VERB.has(small) && isCapital(at + 1);
    const isVerb = before === 'to' && !isCapital(at - 2) && !isOfName && verbForm(small)?.form === 'base';
    const inName =
      isCapital(at - 1) ||
      (isCapital(at + 1) && !/[,;]$/.test(word)) ||
      (/^(?:of|for|and|&|the|to)$/.test(before) && isCapital(at - 2));
    const isCommon = !inName && !/[.:!?]$/.test(before) && COMMON_WORDS.has(small.replace(/[,;]$/, ''));
    if (isVerb || isAct || isClause || isCommon) words[at] = small;
  }
  return words.join(' ');
}

/** Words that connect a line with the one before: 'In doing so, reduced ...'. */
const JOINING_OPENING_PATTERN =
  /^(?:In|By|While|Through) (?:doing|achieving) (?:so|this|that), |^(?:As a result(?: of (?:this|that))?|Consequently|In addition(?: to this)?|Additionally|Moreover|Furthermore|(?:During|Over) (?:this|that) (?:time|period|tenure)|In (?:this|that) (?:role|position|capacity|post)|On top of (?:this|that)), (?:also )?/;

function removeJoining(text: string): string {
  const rest = text.replace(JOINING_OPENING_PATTERN, '');
  if (rest === text) return text;
  const [first = ''] = rest.split(' ');
  return verbForm(first)?.form === 'past' ? upperFirst(rest) : text;
}

/** Countable nouns, which need a determiner in the singular. */
const COUNTABLE_NOUNS = new Set(
  `app application agency award base agreement alliance analyst approach branch brand budget calendar campaign centre center chain channel committee
community company consortium contract conference council course curriculum dashboard database department division engine event facility
factory fleet forum framework group guide handbook hub index initiative interface lab laboratory library line manual matrix
mechanism method methodology model module network newsletter office organisation organization pipeline plan plant platform pool
portal portfolio procedure product program programme project prototype relationship report roadmap scheme school 
session site solution squad standard store subsidiary suite survey system taskforce team template tool toolkit
unit vendor venture warehouse website workflow workshop workstream`.split(/\s+/),
);
/** Words which show that there is a determiner, or that there is no noun phrase. */
const DETERMINER_OR_NO_NOUN_PATTERN =
  /^(?:a|an|the|all|any|both|each|every|either|its|their|his|her|our|my|your|this|that|these|those|no|one|two|three|four|five|six|seven|eight|nine|ten|over|up|more|multiple|several|various|many|numerous|some|other|such|what|how|and|or|of|for|in|on|at|to|by|from|with|into|across|through|as|about|under|within|between|against|per|via|out|off)$/i;
const isDetermined = (word: string) => DETERMINER_OR_NO_NOUN_PATTERN.test(word) || /\d|['’]/.test(word);
/** Words that follow a complete noun phrase. */
const AFTER_NOUN_PHRASE_PATTERN =
  /^(?:in|of|with|for|to|that|which|from|across|by|on|at|using|between|covering|into|under)$|^\(/;
const MAX_OBJECT_WORDS = 5;
/** Verbs whose object may be a single thing: what the person made, led, joined or won. */
const OBJECT_VERBS = new Set(
  `build create design develop establish launch lead manage head run oversee implement introduce found form set start open direct supervise
write plan deliver own join rebuild redesign coordinate organise organize prepare devise conduct maintain negotiate produce architect deploy
grow support bolster complete execute spearhead drive schedule win earn`.split(/\s+/),
);

/** Adds an article: 'Built a strong network in the market' for 'Built strong network in the market'. */
function addArticle(whole: string): string {
  const [adverb = ''] = /^(?:Successfully|Effectively|Efficiently|Independently) /.exec(whole) ?? [];
  return adverb + addArticleToObject(whole.slice(adverb.length));
}

function addArticleToObject(text: string): string {
  const words = text.split(' ');
  const [verb = ''] = words;
  if (!OBJECT_VERBS.has(verbForm(verb)?.base ?? '') && !/^received?$/i.test(verb)) return text;
  let end = 1;
  while (end < words.length && end <= MAX_OBJECT_WORDS) {
    const word = words[end] ?? '';
    if (isDetermined(word.replace(/[,;:]$/, ''))) return text;
    const withoutPunctuation = word.replace(/[,;:.]$/, '');
    const next = words[end + 1];
    // Names ('Project Atlas'), and phrases that may be names, take no article.
    if (
      end === 1
        ? /^\p{Lu}/u.test(withoutPunctuation)
        : /^\p{Lu}/u.test(withoutPunctuation) && !/^\p{Lu}{2,}s?$/u.test(withoutPunctuation)
    )
      return text;
    if (
      word !== withoutPunctuation &&
      !(COUNTABLE_NOUNS.has(withoutPunctuation.toLowerCase()) && /[,;.]$/.test(word))
    )
      return text;
    if (
      COUNTABLE_NOUNS.has(withoutPunctuation.toLowerCase()) &&
      (next === undefined || word !== withoutPunctuation || AFTER_NOUN_PHRASE_PATTERN.test(next))
    ) {
      const object = words.slice(1).join(' ');
      // 'the network of the bank' has the definite article, since there is only one.
      const only =
        (next === 'of' && /^(?:the|its|their)$/.test(words[end + 2] ?? '')) ||
        isUniqueObject(verbForm(verb)?.base ?? '', words.slice(1, end + 1));
      return `${verb} ${only ? 'the ' : aOrAn(object)}${object}`;
    }
    end += 1;
  }
  return text;
}

/** Adds articles to each predicate of a line: 'Built a network and launched a store'. */
const addArticles = (text: string): string =>
  text
    .split(/(?<= and )(?=\p{Ll}{3,} )/u)
    .map(addArticle)
    .join('');

/** A heading within a sentence: 'Responsibilities include managing ...'. */
const DUTIES_HEADING_PATTERN =
  /^(?:(?:my|key|main|major|core|primary|principal|general|daily|day-to-day|other) )*(?:job )?(?:responsibilities|duties|tasks) (?:include[ds]?|including|were|are|involved?):? (?=\p{L}+ing\b)/iu;

/** Replaces the semicolons before circumstances of one act by commas: 'ran the mill; including its store'. */
function replaceSemicolons(text: string): string {
  const parts = text.split(/; (?=(?:including|such as|\p{Ll}+ing)\s)/u);
  const [last = ''] = parts.slice(-1);
  const isRow = parts.length > 2;
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')},${isRow ? ' and' : ''} ${last}` : text;
}

/** An arrow between two figures: 'from 10k → 1M users'. */
const ARROW_PATTERN = /(\bfrom [^→>]{0,20}\d[^\s→>]{0,10}) (?:→|->) (?=\S{0,3}\d)/g;

/** An arrow between words, and the word after it. */
const ARROW_BETWEEN_WORDS_PATTERN = /(\S) (?:→|->|⇒|=>) (?=(\S+))/gu;
/** Says in words what an arrow says: a step ('Analyst → Lead') or a further act ('from zero -> recruiting growers'). */
const replaceArrows = (text: string): string =>
  text
    .replace(ARROW_PATTERN, '$1 to ')
    .replace(ARROW_BETWEEN_WORDS_PATTERN, (whole, before: string, next: string) => {
      if (/^\p{Ll}+(?:ing|ed)$/u.test(next) && verbForm(next)) return `${before}, `;
      return /^\p{Lu}/u.test(next) ? `${before} to ` : whole;
    });

/** A virtue that an act shows, before the act: 'Demonstrated exceptional leadership by running nine mills'. */
const VIRTUE_BEFORE_ACT_PATTERN =
  /^(?:Demonstrated|Displayed|Showed|Showcased|Exhibited) (?:[\p{Ll}-]+ ){0,2}(?:leadership|initiative|ownership|commitment|dedication|excellence|skills|abilities|expertise)(?: skills| abilities)? (?:by|through|in) (\p{Ll}+ing) (?=\S)/u;
/** The act itself instead of a virtue that it shows. */
const removeVirtue = (text: string): string =>
  text.replace(VIRTUE_BEFORE_ACT_PATTERN, (whole, gerund: string) => {
    const base = verbForm(gerund)?.base;
    return base ? `${upperFirst(pastOf(base))} ` : whole;
  });

/**
 * Letters of other languages: in 'conseil & présence' the sign does not stand for 'and', although the line is short.
 */
const ACCENTED_PATTERN = /[àâçéèêëîïôùûœñãõáíóúäöüßåøæ]/iu;
/** Whether a text has letters that English words lack. */
export const hasForeignLetter = (text: string): boolean => ACCENTED_PATTERN.test(text);
const AMPERSAND_PATTERN = /(?<=\p{Ll})\s?&\s?(?=\p{Ll})/gu;

/** Whether a line begins with an English verb in the past, whatever its few other words resemble. */
function beginsWithEnglishAct(text: string): boolean {
  const [first = ''] = text.split(' ', 1);
  const verb = /^\p{Lu}\p{Ll}{3,}ed$/u.test(first) ? verbForm(first.toLowerCase()) : undefined;
  return verb?.form === 'past' && verb.base !== undefined;
}

/** Corrects mechanical faults of English sentences; lines in other languages are unchanged. */
export function correctMechanicalFaults(raw: string): string {
  const whole = cleanRawText(raw);
  const duties = whole.replace(DUTIES_HEADING_PATTERN, '');
  const text = duties === whole ? whole : upperFirst(duties);
  if ((languageOf(text) ?? 'en') !== 'en' && !beginsWithEnglishAct(text)) return raw;
  const corrected = CORRECTIONS.reduce(
    (part, [wrong, right]) => part.replace(wrong, right),
    correctSpelling(text),
  );
  const line = hasForeignLetter(text) ? corrected : corrected.replace(AMPERSAND_PATTERN, ' and ');
  return sentencesOf(replaceArrows(replaceSemicolons(line).replace(/ {2,}/g, ' ')))
    .map((sentence) => addArticles(agreeLaterVerbs(lowerCommonWords(removeVirtue(removeJoining(sentence))))))
    .join(' ');
}
