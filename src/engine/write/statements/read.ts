import type { RoleFact, StatementFact } from '@/shared/facts';
import { foreignToThird } from '../../language/grammar/foreign';
import { firstToThird, isFirstPerson, withoutMine, withoutSetting } from '../../language/grammar/person';
import { type HeadForms, type Predicate, predicateOf } from '../../language/grammar/predicate';
import { verbForm } from '../../language/grammar/verbs';
import { lowerFirst, softSentence, upperFirst } from '../../language/text/casing';
import { clean, unpointed } from '../../language/text/hygiene';
import { type Language, languageOf } from '../../language/text/language';
import { sentencesOf } from '../../language/text/sentences';
import { themesOf } from '../../language/themes';
import { subjectsOf } from '../../language/themes/subjects';
import { FILLER, withoutEmphasis, withoutPraise } from '../../language/vocabulary/filler';
import { TITLE_NOUN } from '../../language/vocabulary/titles';
import { importanceOf } from './importance';
import { labelled } from './label';
import { isSelfPraise, isShouted, isUnreadable } from './readable';
import { isRefused } from './refuse';
import type { Statement, StatementForm } from './statement';
import { trimmed } from './trim';

/** The context needed to read one statement. */
export interface ReadingContext {
  organisations: string[];
  /** Names by their folded form, to keep them capitalised where a shouting text is softened. */
  names: ReadonlyMap<string, string>;
  firstName: string;
  /** Words that are no names, since the same document also has them in lower case. */
  common: ReadonlySet<string>;
  /** 'her', 'his' where the person wrote of themselves so; otherwise none is guessed. */
  possessive?: string;
  latestYear: number;
  language: Language;
  /** Whether a role goes on today, as far as is known. */
  isEmployed: boolean;
}

interface Shape {
  form: StatementForm;
  text: string;
  predicate?: Predicate;
}

const spoken = (text: string, tense: 'past' | 'present'): Shape => ({
  form: 'predicate',
  text: upperFirst(text),
  predicate: { text, tense, bare: upperFirst(text) },
});

const CLAUSE =
  /^[^,;:]{2,70}?\s(?:is|was|were|are|rose|fell|grew|increased|decreased|lifted|doubled|dropped|improved|reached|won|became|has|have|had|should|must|can|will|reduced|achieved|exceeded|received)\s/;
/** 'Bad news should reach me' speaks of the person by name. */
const aboutMe = (text: string, name: string) =>
  name && !/\b(?:I|my|we|our|us)\b/i.test(text) ? text.replace(/\bme\b/g, name) : text;
/** 'Prepared the sale; closed it' is one predicate. */
const joinedVerbs = (text: string) =>
  text
    .replace(
      /: (Large|Small|A|An|The|This|In|With|To|From|By|All|Both)\b(?=[ ,])/g,
      (_, word: string) => `: ${word.toLowerCase()}`,
    )
    .replace(/; (\p{Ll}+)(?= )/gu, (whole, word: string) =>
      verbForm(word)?.form === 'past' ? ` and ${word}` : whole,
    );
/** 'Software engineer with 30 years ...': a title within the first words, and what follows it. */
function isSelfDescription(text: string): boolean {
  const [head = ''] = text.split(
    /,?\s(?:with|who|driving|leading|running|building|working|shipping|focused|in|at|for|of|specialis\w+|specializ\w+|based)\s|[,;(]/,
  );
  return (
    head.split(' ').length <= 8 &&
    (TITLE_NOUN.test(head) || /\b(?:generalist|professional|practitioner|expert|leader)$/i.test(head)) &&
    !head.includes(':') &&
    !/\b(?:licen[cs]es?|certificates?|authori[sz]ation)\b/i.test(text) &&
    !/\d/.test(head) &&
    !CLAUSE.test(`${head} `)
  );
}
const ABOUT_PERSON = /^(?:he|she|they)\s/i;

function english(
  text: string,
  origin: Statement['origin'],
  ongoing: boolean,
  reading: ReadingContext,
  beside: HeadForms,
  ended: boolean,
): Shape | undefined {
  if (
    /^(?:(?:Today|Currently|Now|At present|Presently|Previously|Earlier|Before that|Most recently|Lately),? )?I(?:['’]\p{L}+)?\s/u.test(
      text,
    )
  ) {
    const third = firstToThird(text, reading.possessive);
    if (!third || third.split(' ').length < 4) return undefined;
    const bare = withoutEmphasis(third.replace(/^(?:also|then|later|currently|now|previously|still)\s/i, ''));
    const isPast = /^(?:was|had|did)\b/.test(bare) || verbForm(bare.split(' ', 1)[0] ?? '')?.form === 'past';
    return spoken(bare, isPast ? 'past' : 'present');
  }
  const mine = /^My (.+)$/.exec(text);
  if (mine?.[1] && !isFirstPerson(mine[1])) return { form: 'possessive', text: mine[1] };
  const subject = ABOUT_PERSON.test(text)
    ? text.replace(ABOUT_PERSON, '')
    : text.replace(
        new RegExp(`^${quotedPattern(reading.firstName)}(?: \\p{Lu}\\p{L}+)? (?=\\p{Ll})`, 'u'),
        '',
      );
  const own = aboutMe(withoutMine(subject), reading.firstName);
  if (isFirstPerson(own)) return undefined;
  if (subject !== text) return spoken(own.replace(/^(?:also|then|later)\s/, ''), 'present');
  if (/^Open to\s/.test(own)) return spoken(`is ${lowerFirst(own)}`, 'present');
  const track =
    /^(?:(?:Strong|Successful|Solid|Proven|Demonstrated|Extensive) )?(?:[Tt]rack record|[Ee]xperience|[Rr]ecord) (?:of|in) (\p{L}+ing\s.+)$/u.exec(
      own,
    );
  const doing = /^(?:Currently|Presently|Now),? (\p{Ll}+ing\s.+)$/u.exec(own);
  if (doing?.[1] && origin === 'about') return spoken(`is ${doing[1]}`, 'present');
  if (track && !/\d/.test(own)) return undefined;
  const praised = withoutPraise(own);
  // 'Finance executive with 22 years': no verb, although its first word can be one.
  if (origin === 'about' && !/^\p{L}+(?:ed|ing)\b/u.test(praised) && isSelfDescription(praised))
    return { form: 'person', text: praised };
  const predicate = predicateOf(
    track?.[1] ? upperFirst(track[1]) : own,
    track ? false : ongoing,
    beside,
    ended,
  );
  if (predicate) return { form: 'predicate', text: predicate.bare, predicate };
  if (origin === 'about' && isSelfDescription(praised)) return { form: 'person', text: praised };
  return { form: CLAUSE.test(praised) ? 'clause' : 'fragment', text: upperFirst(praised) };
}

/** A heading before the first sentence below it: 'Summary Technology manager with ...'. */
const HEADING_BEFORE = /^(?:Summary|Profile|Objective|Overview|About me)\s+(?=\p{Lu}\p{Ll})/u;

/** A sentence as print has it: a space behind each comma, 'and' for '&' between words that are no names. */
function typeset(sentence: string): string {
  return (
    sentence
      .replace(/\bin-charge\b/g, 'in charge')
      .replace(HEADING_BEFORE, '')
      .replace(/(?<=\p{L}),(?=\p{L})/gu, ', ')
      .replace(/(?<=\p{L})—\s/gu, ' — ')
      // '6product categories', and no '10x', '3rd' or '24hour'.
      .replace(/(?<=(?:^|\s)\d{1,4})(?=\p{Ll}{5,})/gu, ' ')
      .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
  );
}

/** 'Preparation of', 'Testing and': a noun of action. */
const NAMED_ACTION = /^\p{Lu}\p{Ll}{3,}(?:tion|sion|ment|ance|ing|sis)$/u;

/** 'Handled Account payables' as print has it: common nouns take no capital in the middle of a line. */
function withSmallNouns(text: string, { common, names }: ReadingContext): string {
  const words = text.split(' ');
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? '';
      const after = words[at + 1] ?? '';
      const small = word.toLowerCase();
      if (at === 0 || !/^\p{Lu}\p{Ll}{2,}$/u.test(word) || names.has(small)) return word;
      if (at > 1 ? !/^\p{Ll}+$/u.test(before) : !/^\p{Lu}\p{Ll}+$/u.test(before)) return word;
      if (NAMED_ACTION.test(word) && after === 'of') return small;
      return common.has(small) &&
        verbForm(before) !== undefined &&
        /^\p{Ll}{4,}[,;]?$/u.test(after) &&
        !/^(?:with|from|into|over)$/.test(after)
        ? small
        : word;
    })
    .join(' ');
}

/** Without a bracket that is opened and not closed. */
function withoutOpenBracket(text: string): string {
  const open = text.indexOf('(', text.lastIndexOf(')') + 1);
  return open < 0 ? text : text.slice(0, open).trimEnd();
}

/** Three words can say what was done ('Recruited 17 teachers'), but nothing else. */
function isStub(text: string): boolean {
  const words = text.split(' ');
  return words.length < 3 || (words.length === 3 && verbForm(words[0] ?? '')?.form !== 'past');
}

/** 'Corvid Logistics' says nothing about the work done there. */
const withoutNames = (text: string, names: string[]) =>
  names.reduce((rest, name) => (name.includes(' ') ? rest.replaceAll(name, '_') : rest), text);

const quotedPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') || '\\u0000';

/** Whether a line about oneself says what one does today, not what one is, has or speaks. */
const doesNow = ({ predicate }: Shape): boolean =>
  predicate?.tense === 'present' &&
  !/^(?:is|has|holds?|speaks|believes|thinks|values|likes|loves|enjoys|prefers|wants|knows|understands|can|will)\b/.test(
    predicate.text,
  );

const NOW = /\b(?:currently|presently|at present|nowadays|till date|to date|today)\b/i;

/** Every usable sentence of one fact. A sentence that can't be printed truthfully and whole is left out. */
export function readStatements(
  fact: StatementFact,
  origin: Statement['origin'],
  role: RoleFact | undefined,
  reading: ReadingContext,
  beside: HeadForms = new Map(),
): Statement[] {
  const ongoing = origin === 'about' || role?.end === 'present';
  const ended = typeof role?.end === 'object';
  const statements: Statement[] = [];
  for (const [at, sentence] of sentencesOf(clean(fact.value)).entries()) {
    const soft = softSentence(typeset(unpointed(sentence)), reading.names);
    const { label, rest } = labelled(soft);
    const whole = withoutSetting(upperFirst(withoutOpenBracket(joinedVerbs(rest))));
    const language = languageOf(whole, reading.language) ?? reading.language;
    if (reading.language === 'other' || language !== reading.language || /^\p{Ll}/u.test(rest)) continue;
    if (
      isRefused(whole, reading.organisations, language) ||
      isRefused(`${withoutSetting(soft)} .`, [], 'any')
    )
      continue;
    // A statement with 'currently' in a role that has ended was copied from another one.
    if (role?.end && role.end !== 'present' && NOW.test(whole)) continue;
    const cut = trimmed(language === 'en' ? withSmallNouns(whole, reading) : whole);
    if (!cut || (language === 'en' && isStub(cut))) continue;
    if (language === 'en' && isUnreadable(cut)) continue;
    if (language === 'en' && origin === 'about' && (isSelfPraise(cut) || isShouted(sentence))) continue;
    const shape =
      language === 'en'
        ? english(cut, origin, ongoing, reading, beside, ended)
        : quoted(cut, language, origin);
    if (!shape || FILLER.test(shape.text)) continue;
    if (language === 'en' && shape.predicate && isUnreadable(shape.predicate.bare)) continue;
    if (language === 'en' && origin === 'about' && isSelfPraise(shape.text.replace(/^Is /, ''))) continue;
    // Without a role of today, a line without a subject may be about any time.
    const isOpen = origin === 'about' && !reading.isEmployed && !/^(?:I|he|she|they)\b/i.test(cut);
    if (language === 'en' && isOpen && doesNow(shape)) continue;
    statements.push({
      id: `${fact.id}.${at}`,
      ...shape,
      ...(label && !isFirstPerson(label) ? { label } : {}),
      language,
      fact,
      ...(role ? { role } : {}),
      origin,
      weight: importanceOf(shape.text, role, reading.latestYear) - (shape.form === 'fragment' ? 1 : 0),
      subjects: language === 'en' ? subjectsOf(withoutNames(whole, reading.organisations)) : [],
      themes: language === 'en' ? [] : themesOf(withoutNames(whole, reading.organisations)),
    });
  }
  return statements;
}

/** 'is', before what a person calls themselves, and the word that shows it: 'Directrice avec vingt ans ...'. */
const CALLED: Partial<Record<Language, [verb: string, like: RegExp]>> = {
  it: ['è', /^(?:[\p{L}’'-]+ ){1,6}(?:con|nel|nella|in)\s/u],
  nl: ['is', /^(?:[\p{L}-]+ ){1,5}(?:met|in|voor)\s/u],
  de: ['ist', /^(?:\p{Lu}\p{L}+ ){1,3}(?:mit|in|im|für|aus)\s/u],
  fr: ['est', /^(?:[\p{L}’'-]+ ){1,6}(?:avec|dans|depuis)\s/u],
  es: ['es', /^(?:[\p{L}-]+ ){1,6}(?:con|en)\s/u],
  pt: ['é', /^(?:[\p{L}-]+ ){1,6}(?:com|em)\s/u],
};

function quoted(text: string, language: Language, origin: Statement['origin']): Shape | undefined {
  const [verb, like] = CALLED[language] ?? [];
  const head = like?.exec(text)?.[0];
  if (origin === 'about' && verb && head && TITLE_NOUN.test(head))
    return spoken(`${verb} ${language === 'de' ? text : lowerFirst(text)}`, 'present');
  const third = foreignToThird(text, language);
  if (!third) return undefined;
  return third.predicate ? spoken(third.text, 'present') : { form: 'quoted', text: third.text };
}
