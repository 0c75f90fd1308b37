/** Writes a statement as a sentence of prose, or as an entry of a list. */
import type { RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { lowerFirst, upperFirst } from '../../language/text/casing';
import { addFinalPeriod } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { namesPerson } from '../../language/vocabulary/titles';
import { aOrAn, phrasesOf } from '../phrases';
import { theOrganisation } from '../phrases/english';
import type { CareerContext } from '../statements/career-context';
import { hasFigure } from '../statements/figures';
import { isOfficeLine } from '../statements/office-lines';
import { describedInProse } from '../statements/prose-title';
import type { Statement } from '../statements/statement';

/** Common first words of organisations' names, which do not identify an organisation. */
const COMMON_FIRST_PATTERN =
  /^(?:global|group|national|international|university|royal|digital|central|first|general|united|american|european|software|health|marketing|capital|standard|innovate|spectrum|summit)$/;

/** Whether a statement names its organisation, or the first word of its name if that is distinctive. */
export function mentionsEmployer(statement: Statement): boolean {
  const organisation = wordsKey(statement.role?.organisation ?? '');
  const text = ` ${wordsKey(statement.text)} `;
  const [first = ''] = organisation.split(' ');
  return (
    organisation !== '' &&
    (text.includes(` ${organisation} `) ||
      (first.length > 4 && !COMMON_FIRST_PATTERN.test(first) && text.includes(` ${first} `)))
  );
}

function sentenceBodyOf(statement: Statement, subject: string): string | undefined {
  if (statement.predicate)
    return subject ? `${subject} ${statement.predicate.text}` : statement.predicate.text;
  if (statement.form === 'whole') return statement.text;
  if (statement.form === 'possessive') return `${subject}’s ${statement.text}`;
  if (statement.form === 'person') {
    // In 'An Plant Manager' the article belonged to a word of praise that was removed.
    const description = describedInProse(
      statement.text
        .replace(/^An? (?=\p{Lu})/u, '')
        .replace(/^(?:Former|Previous|Retired) (?=\p{Lu})/u, (word) => word.toLowerCase()),
    );
    const phrase = CAPITALISED_TITLE_PATTERN.test(description) ? description : lowerFirst(description);
    if (SEVERAL_COMPANIES_PATTERN.test(phrase)) return `${subject} has been ${phrase}`;
    return `${subject} is ${isPlural(phrase) || OFFICE_HOLDER_PATTERN.test(phrase) ? '' : aOrAn(phrase)}${phrase}`;
  }
  return undefined;
}

/** A title whose words all have capitals, which keeps that of the first: 'Cloud & Harbour Architect'. */
const CAPITALISED_TITLE_PATTERN = /^\p{Lu}\p{L}+(?: \p{Lu}|(?: (?:&|and)|,) \p{Lu}\p{Ll})/u;

/** An office at several companies, which may have ended: 'co-founder of two mills'. */
const SEVERAL_COMPANIES_PATTERN =
  /^(?:co-)?(?:founder|owner|chair\p{L}*|c[etfi]o|coo)\b(?: (?:and|&) [\p{L}-]+)? (?:of|at) (?:two|three|four|five|six|several|multiple|many|\d+)\s/iu;

/** An office that only one person holds: 'founder and CEO of Corran Mills'. */
const OFFICE_HOLDER_PATTERN =
  /^(?:(?:co-)?founder|owner|president|chair(?:man|woman)?|c[etofi]o|coo|managing director)(?: (?:and|&) [\p{L}-]+(?: [\p{L}-]+)?)? (?:of|at) (?:the )?\p{Lu}/iu;

/**
 * Whether a phrase is plural and takes no article: 'Engineers and builders of ...'. 'Sales leader' is
 * singular, although its first word ends in s.
 */
function isPlural(phrase: string): boolean {
  if (
    /^(?:sales|business|operations|logistics|communications|systems|analytics|mathematics|sports|news|process|access|cross|wireless|press)\s/i.test(
      phrase,
    )
  )
    return false;
  // 'Telecommunications engineer with ...': the noun before the first preposition counts.
  const [whole = ''] = phrase.split(
    /,| (?:with|who|in|of|at|for|from|on|and|&|that|whose|based|focused|specialising|specializing)(?= )/u,
  );
  if (/\p{L}s \p{L}/u.test(whole) && SINGULAR_TITLE_PATTERN.test(whole)) return false;
  return /^(?:\p{L}+s|\p{L}+ership)\s/u.test(phrase);
}
/** A title in the singular at the end of a phrase. */
const SINGULAR_TITLE_PATTERN =
  /\b(?:engineer|manager|director|analyst|consultant|specialist|architect|developer|designer|scientist|technician|officer|executive|leader|coordinator|professional|administrator|expert|advis[eo]r|accountant|planner|strategist|lawyer|attorney|nurse|teacher|researcher|technologist|supervisor|assistant)$/iu;

/** Maximum characters of a line that is quoted in a sentence. */
const MAX_QUOTED_CHARACTERS = 220;
/** Whether a line states figures and has no colon or heading of its own. */
const isQuotable = (text: string): boolean =>
  hasFigure(text) && text.length <= MAX_QUOTED_CHARACTERS && !/[:;|]/.test(text);

/** Writes a statement in a language other than English; undefined if its grammar is uncertain. */
function foreignSentence(statement: Statement, subject: string, organisation: string): string | undefined {
  if (statement.predicate && !statement.role && subject)
    return `${statement.before ? `${statement.before}, ` : ''}${subject} ${statement.predicate.text}`;
  // Without a grammar of the language, what somebody says they are is used verbatim.
  if (statement.origin === 'about' && statement.language === 'other') return statement.text;
  if (statement.origin === 'about' && statement.form === 'quoted') return undefined;
  const text = upperFirst(statement.predicate?.text ?? statement.text);
  const phrases = phrasesOf(statement.language);
  const sentence = phrases?.result?.({ subject, organisation, text });
  // A line that no sentence of the language can be made of is quoted after a colon, if it has figures to tell.
  return (
    sentence ??
    (statement.role && isQuotable(text) ? phrases?.quotedResult?.({ organisation, text }) : undefined)
  );
}

/**
 * Writes a statement as one sentence of prose that names the organisation of its role.
 * @returns undefined if the sentence would need an unknown name, pronoun or construction
 */
export function statementSentence(statement: Statement, context: CareerContext): CitedText | undefined {
  const { role } = statement;
  const { first } = context;
  const unnamedEmployer = role?.organisation && !mentionsEmployer(statement) ? role.organisation : '';
  const spans = spansOf(statement.fact, unnamedEmployer ? role : undefined);
  if (!first) return undefined;
  if (statement.language !== 'en') {
    const text = foreignSentence(statement, first, unnamedEmployer);
    return text ? { text: addFinalPeriod(text), spans } : undefined;
  }
  const bodyText = sentenceBodyOf(statement, first);
  if (!bodyText) return undefined;
  const post = role && !role.organisation ? postWithYears(role) : undefined;
  if (post) return { text: addFinalPeriod(`As ${post}, ${bodyText}`), spans: spansOf(statement.fact, role) };
  return {
    text: addFinalPeriod(
      unnamedEmployer ? `At ${theOrganisation(unnamedEmployer)}, ${bodyText}` : upperFirst(bodyText),
    ),
    spans,
  };
}

/**
 * A role whose employer is in doubt: 'Plant Manager (2012 to 2016)'; undefined if title or years are missing.
 */
function postWithYears({ title, start, end }: RoleFact): string | undefined {
  if (!namesPerson(title) || !start || typeof end !== 'object') return undefined;
  return `${title} (${start.year === end.year ? end.year : `${start.year} to ${end.year}`})`;
}

/**
 * Writes a statement as a list entry without a subject, followed by its organisation in brackets if `place`
 * is 'named'.
 */
export function writeListEntry(statement: Statement, place: 'named' | 'bare'): CitedText {
  const organisation = statement.role?.organisation ?? '';
  const namesPlace = place === 'named' && organisation !== '' && !mentionsEmployer(statement);
  const text = upperFirst(statement.predicate?.bare ?? statement.text);
  return {
    text: namesPlace ? appendOrganisation(text, organisation, statement.language) : text,
    spans: spansOf(statement.fact, namesPlace ? statement.role : undefined),
  };
}

/**
 * Appends the organisation in brackets, or outside them if brackets would follow or contain brackets: after
 * 'at' in English, and after a comma in other languages or if the text names another place with 'at'. A comma
 * is the last choice, since the organisation then reads as one more item of a list before it.
 */
function appendOrganisation(text: string, organisation: string, language: string): string {
  if (!text.endsWith(')') && !organisation.endsWith(')')) return `${text} (${organisation})`;
  return language === 'en' && !/\sat\s/.test(text)
    ? `${text} at ${theOrganisation(organisation)}`
    : `${text}, ${organisation}`;
}

/** Whether a statement can be a list entry without a subject. */
export function canBeListEntry(statement: Statement): boolean {
  return (
    statement.form !== 'possessive' &&
    statement.form !== 'whole' &&
    statement.form !== 'person' &&
    !(
      statement.predicate &&
      /^(?:has|is|was|had|ist|hat|war|est|a|es|ha|é|tem)\s/.test(statement.predicate.text) &&
      !/^(?:Responsible|Accountable|In charge|Promoted|Appointed|Awarded|Hired|Recruited|Tasked|Brought in|Chosen|Engaged|Commissioned|Invited|Selected|Elected|Recogni[sz]ed|Nominated|Named|Ranked|Mandated)/.test(
        statement.predicate.bare,
      ) &&
      !isOfficeLine(statement.predicate.bare)
    )
  );
}
