/**
 * Determines how a sentence of a source can be used in prose about the person: as a predicate, as a description of
 * the person, or unchanged.
 */

import { actionNounAsVerb } from '../../language/grammar/action-nouns-as-verbs';
import type { HeadForms } from '../../language/grammar/first-verb';
import { aOrAn } from '../../language/grammar/indefinite-article';
import { removeMy, removeOwnEnd } from '../../language/grammar/own-things';
import { toPastTense } from '../../language/grammar/past-tense';
import { isFirstPerson, removePossessives, toThirdPerson } from '../../language/grammar/person';
import {
  convertPerfectToPast,
  type Predicate,
  predicateOf,
  removeLeadingAdverb,
} from '../../language/grammar/predicate';
import { progressiveAsSimple } from '../../language/grammar/progressive';
import { verbForm } from '../../language/grammar/verbs';
import { lowerFirst, upperFirst } from '../../language/text/casing';
import { escapeRegExp } from '../../language/text/escape-reg-exp';
import { removeEmphasis, removeLeadingPraise } from '../../language/vocabulary/filler';
import { isResultClause } from '../../language/vocabulary/results';
import { PERSON_NOUN_PATTERN, TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { officePredicate } from './office-lines';
import type { ReadingContext } from './reading-context';
import type { Statement, StatementForm } from './statement';

export interface SentenceShape {
  form: StatementForm;
  text: string;
  predicate?: Predicate;
  /** In other languages, what precedes the subject: 'Dynamique et autonome'. */
  before?: string;
}

/** A record of acts, or success in them, with its noun and the acts: 'Proven track record of opening mills'. */
const RECORD_OF_ACTS_PATTERN =
  /^(?:(?:Strong|Successful|Solid|Proven|Demonstrated|Extensive) )?(?:(track record|experience|record|success) (?:of|in|at)|(track record|success)) (\p{L}+ing\s.+)$/iu;
/** The copula of a predicate that a list can print without it: 'was responsible for', 'was hired to'. */
const COPULA_PATTERN =
  /^(?:is|was) (?=(?:responsible|accountable|in charge|hired|recruited|tasked|brought in|appointed|promoted|selected|chosen|elected|invited|engaged|commissioned) )/;

/** The shape of a sentence about the person that begins with its verb. */
export function predicateShape(text: string, tense: 'past' | 'present'): SentenceShape {
  const bare = upperFirst(text.replace(COPULA_PATTERN, ''));
  return { form: 'predicate', text: bare, predicate: { text, tense, bare } };
}

/** The beginning of a sentence with a subject of its own: 'Profits rose', 'Bad news should'. */
const CLAUSE_PATTERN =
  /^[^,;:]{2,70}?\s(?:is|was|were|are|rose|fell|grew|increased|decreased|lifted|doubled|dropped|improved|reached|won|became|has|have|had|should|must|can|will|reduced|achieved|exceeded|received)\s/;
/** Auxiliaries, and verbs of what something contains, concerns or does, which `verbForm` does not know. */
const FINITE_VERB_PATTERN =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|will|would|should|must|may|(?:include|span|involve|cover|comprise|range|extend|encompasse|lie|remain|revolve|center|centre|stem|give|allow|enable|help|make|drive|shape|combine|bridge|go|come|bring|keep|take|rest|reflect|show|mean|focu|lead|equip|give|bring|build|start|begin|provide|position|set|draw|consist|touche|concern|relate|pertain|fall|sit|work|run|let|set)e?s?|ranged|spanned|included|involved|began|started|gave|led|made|took|went|came|brought|kept|built|meant|showed|let)\b/iu;
/** Whether a sentence about something of the person's has a verb: 'my background spans two trades'. */
const hasFiniteVerb = (text: string): boolean =>
  FINITE_VERB_PATTERN.test(text) ||
  text
    .split(' ')
    .slice(1)
    .some((word) => {
      const form = verbForm(word.replace(/[,;.]$/, ''))?.form;
      return form !== undefined && form !== 'gerund';
    });

/** A text that has the person's name in place of 'me': 'Bad news should reach Kim', of 'Bad news should reach me'. */
const nameForMe = (text: string, name: string) =>
  name && !/\b(?:I|my|we|our|us)\b/i.test(text) ? text.replace(/\bme\b/g, name) : text;
/**
 * Whether a text describes the person by a title: 'Harbour engineer with 25 years ...'. Tests for a title
 * among the first words, and for what follows it.
 */
function isSelfDescription(text: string): boolean {
  if (VETERAN_PATTERN.test(text)) return true;
  const [before, years] = text.split(TITLE_WITH_YEARS_PATTERN);
  // 'Release, Site Reliability (SRE) and Platform Engineer with 10 years ...' lists what the engineer is for.
  const listedTitle =
    years !== undefined && before !== undefined && before.length <= MAX_HEAD_CHARACTERS ? before : '';
  if (
    LISTED_TITLE_PATTERN.test(listedTitle) &&
    TITLE_NOUN_PATTERN.test(listedTitle.split(' ').at(-1) ?? '') &&
    !CLAUSE_PATTERN.test(`${listedTitle} `)
  )
    return true;
  const [head = ''] = text.split(
    /,?\s(?:with|who|whose|driving|leading|focus+ing|having|possessing|overseeing|covering|spanning|managing|supporting|translating|connecting|accompanying|coaching|holding|offering|providing|teaching|writing|skilled|experienced|responsible|passionate|known|adept|able|committed|dedicated|turned|to|by|from|on|across|within|between|running|building|working|shipping|crafting|creating|designing|developing|delivering|helping|turning|transforming|bridging|combining|advising|growing|serving|bringing|focused|in|at|for|of|specialis\w+|specializ\w+|based)\s|[,;(]/,
  );
  return (
    head.split(' ').length <= MAX_HEAD_WORDS &&
    !CIRCUMSTANCE_PATTERN.test(head) &&
    (TITLE_NOUN_PATTERN.test(head) || PERSON_NOUN_PATTERN.test(head.split(' ').at(-1) ?? '')) &&
    !head.includes(':') &&
    !/\b(?:licen[cs]es?|certificates?|degrees?|diplomas?|authori[sz]ation)\b/i.test(text) &&
    !/\d/.test(head.replace(/\b(?:[BC]2[BCG]|[23]D)\b/g, '')) &&
    !CLAUSE_PATTERN.test(`${head} `)
  );
}
/** Maximum words of a title before what follows it. */
const MAX_HEAD_WORDS = 8;
/** Matches the beginning of the years of experience after a title. */
const TITLE_WITH_YEARS_PATTERN = / with (?=(?:over |more than |nearly |about |around )?\d{1,2}\+? years\b)/;
/** Maximum characters of what precedes the years of experience. */
const MAX_HEAD_CHARACTERS = 109;
/** A list of fields and disciplines, with short names in brackets. */
const LISTED_TITLE_PATTERN =
  /^\p{Lu}[\p{L}/&-]*(?:,? (?:\([\p{L}/]{2,8}\)|(?!is|was|are|has|with)[\p{L}/&-]+)){2,12}$/u;
/** Service in armed forces: '20 year US Navy veteran'. */
const VETERAN_PATTERN = /^\d{1,2}[- ]year (?:[\p{L}.]+ ){1,4}veteran$/u;
/** A second sentence after a comma: 'Buyer with four years in the trade, Built two mills'. */
const NEXT_SENTENCE_PATTERN =
  /(?<=\p{Ll}), (?:Built|Led|Ran|Won|Grew|Cut|\p{Lu}\p{Ll}{2,20}ed|built|led|created|designed|delivered|handled|managed|worked|served|developed) \p{Ll}.*$/u;
/** Work for the holder of a title, which is not the person's own: 'Assisting Director on the budget'. */
const WORK_FOR_HOLDER_PATTERN =
  /^(?:assisting|supporting|helping|advising|reporting|working|liaising|coordinating|briefing|serving|guiding|coaching)\s/iu;
/**
 * The circumstances of an appointment, which name a title without describing the person: 'On an opening promoted as
 * Head of ...'.
 */
const CIRCUMSTANCE_PATTERN =
  /^(?:on|in|at|by|for|to|from|after|upon|during|since|under|while|with|within|through)\s|\b(?:promoted|appointed|hired|assigned|selected) (?:as|to)\b/i;
/** A motivation, as a line without 'I am'. */
const MOTIVATION_PATTERN =
  /^(?:(?:deeply|truly|highly) )?(?:passionate about|(?:focused|intent) on|dedicated to|committed to|motivated by|driven by)\s/iu;
/** The extent of the person's experience: 'Experience spans banking and insurance'. */
const EXTENT_OF_EXPERIENCE_PATTERN =
  /^(?:experience|expertise|background|career) (?:spans|includes|covers|ranges|extends|encompasses)\s/i;
/** Experience or knowledge of a field, without praise: 'Sound experience in cold storage and harbour logistics'. */
const KNOWLEDGE_OF_FIELD_PATTERN =
  /^(?:(?:Sound|Good|Strong|Rich|Vast|Wide|Broad|Extensive|Considerable|Solid|In-depth|Deep|Comprehensive|Proven|Relevant|(Hands?[- ]on))(?:,? (?:and )?(?=[\p{Ll}-]+ (?:experience|knowledge|expertise)))? ?)?((?:[\p{Ll}-]+ )?(?:[Ee]xperience|[Kk]nowledge|[Ee]xpertise) (?:in|of|with|across) (?:[^\s.;:]+ ){3,30}[^\s.;:]+)$/u;
/** An adverb that can be omitted: 'is directly involved'. */
const ADVERB_AFTER_COPULA_PATTERN =
  /^(is|was) (?:also|directly|actively|closely|deeply|heavily|currently) (?=\p{Ll})/u;
/**
 * A predicate in the present tense converted to the past; undefined if its verbs cannot be distinguished from
 * nouns.
 */
const predicateInPast = (predicate: string): string | undefined =>
  toPastTense(predicate.replace(/^(is|has)(?= )/, (verb) => (verb === 'is' ? 'was' : 'had')));
/** Removes adjectives of praise from a description of oneself: 'is a planner', of 'is a passionate planner'. */
function removePraise(predicate: string): string {
  const [, rest = ''] = /^is an? (.+)$/u.exec(predicate) ?? [];
  const tail = rest && removeLeadingPraise(rest).slice(1);
  if (!tail || !rest.endsWith(tail)) return predicate;
  const plain = rest.slice(rest.length - tail.length - 1);
  return `is ${aOrAn(plain)}${plain}`;
}
const ABOUT_PERSON_PATTERN = /^(?:he|she|they)\s/i;

/** A sentence without the person's given name, and the family name, at its beginning. */
const removeFirstName = (text: string, firstName: string): string =>
  firstName === ''
    ? text
    : text.replace(new RegExp(`^${escapeRegExp(firstName)}(?: \\p{Lu}\\p{L}+)? (?=\\p{Ll})`, 'u'), '');

/**
 * An achievement of 'we' in a post, without saying who led it: 'The team built nine mills', of 'We built nine mills'.
 */
function achievementOfTeam(text: string): string | undefined {
  const [, achievement = ''] = /^We (?:(?:also|successfully|then|have) )?(\p{Ll}+ .+)$/u.exec(text) ?? [];
  const plain = removePossessives(achievement);
  const isAchievement =
    verbForm(plain.split(' ', 1)[0] ?? '')?.form === 'past' && !/^(?:had|were|was|did)\b/.test(plain);
  return isAchievement && !isFirstPerson(plain) ? `The team ${plain}` : undefined;
}

/**
 * The shape of an English sentence.
 * @param ongoing whether what it states is ongoing
 * @param otherHeadForms how the other lines of the role begin
 * @param ended whether its role has ended
 * @returns undefined if the sentence cannot be used without guessing
 */
export function englishShape(
  text: string,
  origin: Statement['origin'],
  ongoing: boolean,
  reading: ReadingContext,
  otherHeadForms: HeadForms,
  ended: boolean,
): SentenceShape | undefined {
  if (
    /^(?:(?:Today|Currently|Now|At present|Presently|Previously|Earlier|Before that|Most recently|Lately),? )?I(?:['’]\p{L}+)?\s/u.test(
      text,
    )
  ) {
    const third = toThirdPerson(text, reading.possessive)?.replace(/,? (?:but|and|or|so)$/, '');
    if (!third || third.split(' ').length < 4) return undefined;
    const withoutTime = removeLeadingAdverb(third.replace(/^(?:later|now|still)\s/i, '')).replace(
      ADVERB_AFTER_COPULA_PATTERN,
      '$1 ',
    );
    const predicate = removeEmphasis(
      origin === 'about' ? removePraise(withoutTime) : progressiveAsSimple(convertPerfectToPast(withoutTime)),
    );
    const isPast =
      /^(?:was|had|did)\b/.test(predicate) || verbForm(predicate.split(' ', 1)[0] ?? '')?.form === 'past';
    // 'I lead ...' in a role that has ended.
    const phrase = ended && !isPast ? predicateInPast(predicate) : predicate;
    return phrase ? predicateShape(phrase, isPast || ended ? 'past' : 'present') : undefined;
  }
  const theirs = reading.possessive ? new RegExp(`^${reading.possessive} `, 'i') : undefined;
  const mine = /^(?:My (.+)|Our (team \p{Ll}.+))$/u.exec(theirs ? text.replace(theirs, 'My ') : text);
  const possession = mine?.[1] ?? mine?.[2];
  const owned = possession && nameForMe(removePossessives(removeOwnEnd(possession)), reading.firstName);
  if (owned && !isFirstPerson(owned))
    return hasFiniteVerb(owned) ? { form: 'possessive', text: owned } : undefined;
  const subject = ABOUT_PERSON_PATTERN.test(text)
    ? text.replace(ABOUT_PERSON_PATTERN, '')
    : removeFirstName(text, reading.firstName);
  const teamAchievement = origin === 'role' ? achievementOfTeam(text) : undefined;
  if (teamAchievement) return { form: 'clause', text: teamAchievement };
  const isOwnAct = origin === 'role' && verbForm(subject.split(' ', 1)[0] ?? '')?.form === 'past';
  const impersonal = isOwnAct ? removeMy(removePossessives(subject)) : removePossessives(subject);
  const withoutPossessives = nameForMe(impersonal, reading.firstName);
  if (isFirstPerson(withoutPossessives)) return undefined;
  if (subject !== text)
    return predicateShape(withoutPossessives.replace(/^(?:also|then|later)\s/, ''), 'present');
  if (/^Open to\s/.test(withoutPossessives))
    return predicateShape(`is ${lowerFirst(withoutPossessives)}`, 'present');
  if (origin === 'about' && MOTIVATION_PATTERN.test(withoutPossessives))
    return predicateShape(`is ${lowerFirst(withoutPossessives)}`, 'present');
  if (origin === 'about' && EXTENT_OF_EXPERIENCE_PATTERN.test(withoutPossessives))
    return { form: 'possessive', text: lowerFirst(withoutPossessives) };
  const [, nounBefore, noun, recordedAct] = RECORD_OF_ACTS_PATTERN.exec(withoutPossessives) ?? [];
  const currentState =
    /^(?:Currently|Presently|Now),? ((?:\p{Ll}+ing|based|located|employed|enrolled|involved|engaged|responsible)\s.+)$/u.exec(
      withoutPossessives,
    );
  if (currentState?.[1] && origin === 'about') return predicateShape(`is ${currentState[1]}`, 'present');
  const currentPost = /^(?:Currently|Presently|Now),? ((?:the|an?) .+)$/u.exec(withoutPossessives)?.[1];
  if (
    currentPost &&
    origin === 'about' &&
    isSelfDescription(upperFirst(currentPost.replace(/^(?:the|an?) (?:sole )?/, '')))
  )
    return predicateShape(`is ${currentPost}`, 'present');
  if (recordedAct && (origin === 'about' || !/\d/.test(withoutPossessives)))
    return origin === 'about'
      ? predicateShape(
          /^success$/i.test(nounBefore ?? noun ?? '')
            ? `has had success in ${recordedAct}`
            : `has a track record of ${recordedAct}`,
          'present',
        )
      : undefined;
  const knowledge = origin === 'about' ? KNOWLEDGE_OF_FIELD_PATTERN.exec(withoutPossessives) : undefined;
  if (knowledge?.[2] && !/, \p{Lu}\p{Ll}+ of\s/u.test(withoutPossessives))
    return predicateShape(`has ${knowledge[1] ? 'hands-on ' : ''}${lowerFirst(knowledge[2])}`, 'present');
  const withoutPraise = removeLeadingPraise(withoutPossessives.replace(NEXT_SENTENCE_PATTERN, ''));
  // 'Finance executive with 22 years' has no verb, although its first word could be one.
  if (origin === 'about' && !/^\p{L}+(?:ed|ing)\b/u.test(withoutPraise) && isSelfDescription(withoutPraise))
    return { form: 'person', text: withoutPraise };
  const office = origin === 'role' ? officePredicate(withoutPossessives, ended) : undefined;
  if (office) {
    const bare = /^Own /.test(withoutPossessives) ? upperFirst(office) : upperFirst(withoutPossessives);
    return {
      form: 'predicate',
      text: bare,
      predicate: { text: office, tense: ended ? 'past' : 'present', bare },
    };
  }
  const lineWithVerb = origin === 'role' ? actionNounAsVerb(withoutPossessives) : withoutPossessives;
  const predicate = predicateOf(
    recordedAct ? upperFirst(recordedAct) : lineWithVerb,
    recordedAct ? false : ongoing,
    otherHeadForms,
    ended,
  );
  // 'Built a tool to give me insight' would name the person twice.
  if (predicate && withoutPossessives !== impersonal) return undefined;
  if (predicate) return { form: 'predicate', text: predicate.bare, predicate };
  if (origin === 'about' && isSelfDescription(withoutPraise) && !WORK_FOR_HOLDER_PATTERN.test(withoutPraise))
    return { form: 'person', text: withoutPraise };
  const isClause = CLAUSE_PATTERN.test(withoutPraise) || isResultClause(withoutPraise);
  return { form: isClause ? 'clause' : 'fragment', text: upperFirst(withoutPraise) };
}
