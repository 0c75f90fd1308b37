/**
 * Words sentences about oneself that do not begin with their subject as whole sentences in the third person: 'Since
 * joining in 2018, Kim has led the mills'.
 */
import { isFirstPerson, removePossessives, toThirdPerson } from '../grammar/person';
import { TITLE_NOUN_PATTERN } from '../vocabulary/titles';
import { lowerFirst } from './casing';

/** Words of a phrase before the subject that name its time, its office, or what somebody is. */
const OPENING_SOURCE =
  '(?:As|Since|Prior to|Before|After|Following|During|Over|Throughout|Until|While|At|In|From|Upon|Early in|Earlier in|Most recently|An?)';
/** A sentence in the third person with an opening phrase before its subject. */
const THIRD_PERSON_PATTERN = new RegExp(
  `^(${OPENING_SOURCE} [^;:.!?]{2,140}?), (?:[Hh]e|[Ss]he|[Tt]hey|(\\p{Lu}[\\p{L}’'-]*)(?: \\p{Lu}[\\p{L}.’'-]*){0,3}) (\\p{Ll}.*)$`,
  'u',
);
/** A sentence in the first person that begins with the time of what was done. */
const EARLIER_PATTERN =
  /^((?:Before|Prior to|Until|After|Since) (?!\p{Ll}+ing\b)[^;:.,!?]{2,80}|Earlier(?: in [^;:.,!?]{2,40})?), (I(?:['’]\p{L}+)? \p{Ll}.*)$/u;
/** What happened under somebody's lead, whatever its subject. */
const LEADERSHIP_PATTERN =
  /^(Under|During) (?:his|her|their|my|(\p{Lu}[\p{L}-]*)(?: \p{Lu}[\p{L}-]*){0,2}['’]s?) ((?:\p{Ll}+[ -]){0,3}?(?:leadership|direction|guidance|stewardship|tenure|management|watch|chairmanship|presidency|time|years)(?: [^,;:.]{2,70})?)(?:,| (?=the |our |we )) ?(\p{L}[^;:]*\s.*)$/u;
/** A title whose time is named before it: 'Formerly CEO of Orla', 'Currently head of Orla'. */
const TIMED_TITLE_PATTERN =
  /^(Currently|Presently|Formerly|Previously|Most recently),? ((?:(?:the|an?) )?(\p{L}[\p{L}&/’' -]{1,60}?)(?: (?:of|at|for|with|in) |, ).*)$/u;

/** Words that point to an earlier sentence, whose meaning is lost without it. */
const POINTING_PATTERN =
  /\b(?:this|that|these|those|then|such|there|which|it|both|so)\b|^(?:At the (?:same )?time|At times|As a result|After all|Over time|In (?:addition|short|fact|turn|all|particular|general|summary|essence))$/iu;
/** An organisation named only by a noun, as the sentence before has its name: 'has led the company'. */
const THE_COMPANY_PATTERN =
  /\b(?:the|its) (?:company|firm|organi[sz]ation|business|group|agency|bank|foundation|institution|association|practice)\b/iu;
/** A capitalised word inside a sentence that is not a month. */
const NAME_INSIDE_PATTERN =
  /\s(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}[\p{L}&]+/u;

/** A sentence about somebody in the third person, which a profile can use as it is. */
export interface WholeSentence {
  text: string;
  /** The sentence without the phrase before its subject. */
  core: string;
  /** Whether it needs the sentence before it, which names the organisation. */
  pointsBack: boolean;
}

/** Whom the sentences are about. */
interface Person {
  /** The given name, '' if unknown. */
  firstName: string;
  /** Whether the text about the person is in the third person, so that 'she' is the person. */
  inThirdPerson: boolean;
}

/** Joins the phrase before the subject, '' if it has none, and the sentence; undefined if it asks or says 'I'. */
function wholeSentence(opening: string, core: string, { firstName }: Person): WholeSentence | undefined {
  const text = opening ? `${opening}, ${core}` : core;
  if (isFirstPerson(text) || text.includes('?')) return undefined;
  const at = text.search(THE_COMPANY_PATTERN);
  const before = text.slice(0, Math.max(at, 0)).replaceAll(firstName, '');
  return { text, core, pointsBack: at >= 0 && !NAME_INSIDE_PATTERN.test(before) };
}

/** 'Under Kim’s leadership, Orla doubled its revenue'. */
function underLeadership(sentence: string, person: Person): WholeSentence | undefined {
  const { firstName, inThirdPerson } = person;
  const [, when, owner, lead, rest = ''] = LEADERSHIP_PATTERN.exec(sentence) ?? [];
  const isOwn = owner === undefined ? inThirdPerson || /^\p{L}+ my /u.test(sentence) : owner === firstName;
  if (!when || !isOwn || /^(?:he|she|they|I|we) /iu.test(rest) || rest.startsWith(`${firstName} `))
    return undefined;
  return wholeSentence(`${when} ${firstName}’s ${lead}`, removePossessives(rest), person);
}

/** 'Since joining in 2018, Kim has led the mills'. */
function afterOpening(sentence: string, person: Person): WholeSentence | undefined {
  const { firstName, inThirdPerson } = person;
  const [, opening = '', name, rest = ''] = THIRD_PERSON_PATTERN.exec(sentence) ?? [];
  if (!opening || !inThirdPerson || (name !== undefined && name !== firstName)) return undefined;
  if (POINTING_PATTERN.test(opening)) return undefined;
  return wholeSentence(opening, `${firstName} ${rest}`, person);
}

/** 'Before Orla, Kim founded a mill'. */
function sentenceAfterTime(sentence: string, person: Person): WholeSentence | undefined {
  const [, opening = '', statement = ''] = EARLIER_PATTERN.exec(sentence) ?? [];
  const third = opening && !isFirstPerson(opening) ? toThirdPerson(statement, undefined) : undefined;
  if (!third || POINTING_PATTERN.test(opening) || third.split(' ').length < statement.split(' ').length - 2)
    return undefined;
  return wholeSentence(opening, `${person.firstName} ${third}`, person);
}

/** Who calls the person, and when: 'Founders call me when the runway is short'. */
const CALLS_ME_PATTERN =
  /^(\p{Lu}[\p{Ll}-]+(?:(?: and|,)? [\p{Ll}-]+){0,5} (?:call|hire|engage|bring|come to|turn to)) (?:me|him|her|them) (?=(?:in )?(?:when|if|to|for)\s)/u;
/** 'Founders call Kim when the runway is short'. */
function calledWhen(sentence: string, person: Person): WholeSentence | undefined {
  const [before, who = ''] = CALLS_ME_PATTERN.exec(sentence) ?? [];
  return before === undefined
    ? undefined
    : wholeSentence('', `${who} ${person.firstName} ${sentence.slice(before.length)}`, person);
}

/** 'Kim was formerly CEO of Orla'. */
function timedTitle(sentence: string, person: Person): WholeSentence | undefined {
  const [, when = '', phrase = '', title = ''] = TIMED_TITLE_PATTERN.exec(sentence) ?? [];
  const isTitle = TITLE_NOUN_PATTERN.test(title) && (/^\p{Lu}/u.test(title) || /^(?:the|an?) /u.test(phrase));
  const isNow = /^(?:Currently|Presently)$/u.test(when);
  // 'Currently the owner of Orla' needs no word for the time: 'is the owner of Orla'.
  if (!isTitle || (isNow && /^(?:the|an?) /u.test(phrase))) return undefined;
  const verb = isNow ? 'is' : 'was';
  return wholeSentence(
    '',
    `${person.firstName} ${verb} ${lowerFirst(when)} ${removePossessives(phrase)}`,
    person,
  );
}

/**
 * A sentence about oneself whose subject is not at its beginning, or that lacks it, as a whole sentence in the third
 * person; undefined if it is none, or if its words would have to be guessed.
 */
export function wholeSentenceOf(sentence: string, person: Person): WholeSentence | undefined {
  if (person.firstName === '') return undefined;
  const text = sentence.replace(/\.$/u, '');
  return (
    underLeadership(text, person) ??
    calledWhen(text, person) ??
    afterOpening(text, person) ??
    sentenceAfterTime(text, person) ??
    timedTitle(text, person)
  );
}

/** Whether no text about a person is in the first person, so that they are in the third; false without texts. */
export const isInThirdPerson = (texts: readonly string[]): boolean =>
  texts.length > 0 &&
  !texts.some((text) => /\b(?:I|[Mm]y|I['’]\p{L}+)\b/u.test(text.replace(/\bI(?=\.\p{L})/gu, '')));
