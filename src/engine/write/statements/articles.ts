/**
 * Inserts articles that are omitted in note style: 'led engineering team building mobile app' becomes 'led an
 * engineering team building a mobile app'.
 */

import { PARTICIPLE_OR_PAST } from '../../language/grammar/ambiguous';
import { aOrAn } from '../../language/grammar/indefinite-article';
import { isPlainBase } from '../../language/grammar/mixed-forms';
import { verbForm } from '../../language/grammar/verbs';
import { isCountNoun, isDescribing, isOwnOrganisation } from './plain-words';
import { isToolName } from './tool-names';
import { isUniqueObject } from './unique-objects';

/** Nouns of action that take the definite article before 'of': 'led the migration of nine shops'. */
const ACTION_NOUN_PATTERN =
  /^(?:development|implementation|design|migration|creation|integration|deployment|introduction|launch|delivery|execution|expansion|transformation|adoption|construction|installation|rollout|roll-out|redesign|restructuring|moderni[sz]ation|automation|optimi[sz]ation|coordination|preparation|negotiation|establishment|acquisition)$/;
/** Words before which an article is impossible or unnecessary. */
const DETERMINER_PATTERN =
  /^(?:an?|the|its|his|her|their|our|my|this|that|these|those|all|both|each|every|some|any|no|several|various|multiple|many|numerous|few|more|most|other|such|own|further|what|which|whose|one|two|three|four|five|six|seven|eight|nine|ten|up|out|over|down|off|back|together|forward|along|away|through|around|round|about|aside|\d.*)$/i;
const LOWER_CASE_WORD_PATTERN =
  /^(?:\p{Ll}[\p{Ll}\d-]*|\p{Lu}{2,5}(?:\/\p{Lu}{2,5})?(?:-\p{Ll}+)?|\p{Lu}{2,4}\p{Ll}{2,3}|\p{Lu}{1,2}&\p{Lu}{1,2}|\p{Lu}\p{Ll}{3,5}-\d|\d{1,4}\+?-\p{Ll}{3,}|\d[DG])$/u;
/** Words of degree and manner, with which an action is not a certain one: 'fostering quick mastery of tools'. */
const DEGREE_PATTERN =
  /^(?:high|higher|broad|broader|strong|rapid|wide|wider|widespread|fast|faster|quick|smooth|seamless|efficient|effective|timely|continuous|better|greater|improved)$/;
/** Names of methods that qualify a noun: 'a Monte Carlo engine'. */
const METHOD_NAME_PATTERN = /^(?:Monte|Carlo|Bayesian|Markov|Agile|Scrum|Kanban|Lean|Gaussian)$/;
/** A sum of money that qualifies a noun: 'ran a $5M programme'. */
const AMOUNT_PATTERN = /^(?:US|A|C)?[$€£]\d[\d.,]{0,9}(?:k|m|bn|million|billion)?\+?$/iu;
/** A superlative or ordinal, which takes 'the'. */
const ONLY_ONE_PATTERN =
  /^(?:best|first|last|next|only|main|same|\p{Ll}{3,}(?<!for|inter|con|re|har|ear|mod|man)est)$/u;
/** Adjectives that begin a noun phrase after a preposition: 'worked in complex environment'. */
const AFTER_PREPOSITION_PATTERN =
  /^(?:ambitious|bilingual|broad|challenging|collaborative|competitive|complex|comprehensive|cross-functional|custom|diverse|dynamic|fast-paced|fast-growing|high-performing|high-performance|large|large-scale|medium-sized|mid-sized|modern|multi-?cultural|multi-?disciplinary|new|robust|safe|scalable|secure|self-service|single|small|strong|structured|sustainable|user-friendly|wide|[\p{L}&]{2,12}-(?:based|driven|powered|enabled|supported)|\d{1,4}-(?:person|people|member|strong))$/u;
const PREPOSITION_PATTERN = /^(?:in|for|with|into|via|through|within|of|as)$/;
const MAX_PHRASE_WORDS = 5;
/** Verbs of change, whose object may be an amount. */
const CHANGE_VERB_PATTERN =
  /^(?:grew|raised|increased|cut|reduced|lowered|decreased|doubled|tripled|improved|boosted|lifted|expanded|growing|raising|increasing|cutting|reducing|lowering|doubling|tripling|improving|boosting|lifting|expanding)$/;
/** Words that cannot continue a noun phrase. */
const PHRASE_END_PATTERN =
  /^(?:of|for|with|to|that|which|who|in|on|at|from|by|using|via|through|across|into|within|between|over|under|per|and|as|while|where|so|including|such|during|despite|after|before|since|until|against|among|without|plus|worth|responsible|capable|able)$/i;

/** Whether a word is a verb that an object may follow, judged by the word before it. */
const isVerbHere = (word: string, before: string | undefined): boolean => {
  const verb = /^\p{Ll}+$/u.test(word) ? verbForm(word) : undefined;
  const form = verb?.form;
  // 'Redeveloped' is not a known verb, but certainly one in the past.
  if (before === undefined) return form === 'past' || form === 'present' || /^\p{Ll}{5,}ed$/u.test(word);
  // 'a social media marketing analytics platform'
  if (FIELD_GERUND_PATTERN.test(word)) return false;
  // 'for a leading consulting firm'
  if (form === 'gerund' && DETERMINER_PATTERN.test(before)) return false;
  // 'replacing ageing, unsupported presses': after a comma an adjective may stand, which is not a known verb.
  const isAdjective = verb?.base === undefined || PARTICIPLE_OR_PAST.has(word);
  if (before === 'and' || before.endsWith(','))
    return form === 'past' ? !isAdjective : form === 'gerund' && !ADJECTIVE_GERUND_PATTERN.test(word);
  return before === 'to' ? form === 'base' : form === 'gerund';
};
/** Gerunds that qualify a noun in a series: 'a robust, growing business'. */
const ADJECTIVE_GERUND_PATTERN =
  /^(?:leading|growing|emerging|existing|recurring|operating|working|winning|outstanding|supporting|underlying|remaining|ongoing|competing|manufacturing|trading|consulting|leasing|advertising|purchasing|lending|staffing|recruiting|branding|packaging|shipping|housing|sourcing|budgeting|coaching|mentoring|coding|editing|writing|cleaning|welding|painting)$/;
/** Whether a noun phrase with an adjective follows a preposition: 'in complex environment'. */
const isAfterPreposition = (word: string, before: string) =>
  PREPOSITION_PATTERN.test(before) && AFTER_PREPOSITION_PATTERN.test(word);
/** Whether 'of' follows a noun of action: 'led the development of stock system for growers'. */
const isOfAction = (word: string, before: string | undefined) =>
  word === 'of' && ACTION_NOUN_PATTERN.test(before ?? '');

/** Gerunds that form one noun with the word before them: 'machine learning components'. */
const FIELD_GERUND_PATTERN =
  /^(?:learning|processing|planning|monitoring|tracking|testing|engineering|marketing|mapping|training|reporting|pricing|billing|scheduling|forecasting|modell?ing|mining|streaming|hosting|onboarding|programming|accounting|banking|publishing)$/;

/** A plural according to its ending: 'platforms', but not 'process' or 'analysis'. */
const PLURAL_PATTERN = /^\p{L}[\p{L}-]*[^sui\s]s$/u;

/** Whether a noun phrase can end before a word: 'team building an app', and not 'team building' or 'team spirit'. */
function endsBefore(next: string | undefined, second: string | undefined): boolean {
  if (next === undefined || PHRASE_END_PATTERN.test(next) || next.startsWith('(') || next === DASH)
    return true;
  const form = verbForm(next)?.form;
  if (FIELD_GERUND_PATTERN.test(next)) return false;
  // 'team building apps' may be the building of a team, so that a plural ends no phrase.
  if (form === 'gerund')
    return second !== undefined && !PHRASE_END_PATTERN.test(second) && !PLURAL_PATTERN.test(second);
  // 'a pipeline written in Rust', but not 'user uploaded images'.
  return (
    form === 'past' &&
    (second === undefined || PHRASE_END_PATTERN.test(second) || DETERMINER_PATTERN.test(second))
  );
}

/**
 * Whether the phrase is coordinated with a plural: in 'a cloud based application and database platforms' the
 * article would apply to the platforms too.
 * @param at the position after the phrase
 */
function joinsPlural(words: readonly string[], at: number): boolean {
  const isJoined = /^(?:and|or|&)$/i.test(words[at] ?? '') || /,$/.test(words[at - 1] ?? '');
  if (!isJoined) return false;
  for (let next = at; next < words.length; next += 1) {
    const raw = words[next] ?? '';
    const word = raw.replace(/(?<![,.;)])[,.;)]+$/, '');
    if (/^(?:and|or|&)$/i.test(word)) continue;
    if (DETERMINER_PATTERN.test(word) || PHRASE_END_PATTERN.test(word) || !/^[\p{L}-]+$/u.test(word))
      return false;
    const isVerb =
      /^(?:past|gerund)$/.test(verbForm(word)?.form ?? '') &&
      !/-/.test(word) &&
      !FIELD_GERUND_PATTERN.test(word);
    if (isVerb && (next === at || /^(?:and|or|&)$/i.test(words[next - 1] ?? ''))) return false;
    if (PLURAL_PATTERN.test(word)) return true;
    if (raw !== word && !/,$/.test(raw)) return false;
  }
  return false;
}

/**
 * Whether the phrase is the first item of a list of bare nouns, where an article would apply to the first item alone.
 */
function beginsBareList(words: readonly string[], at: number): boolean {
  const next = (words[at] ?? '').replace(/[,.;]$/, '');
  if (!/,$/.test(words[at - 1] ?? '') || DETERMINER_PATTERN.test(next) || PHRASE_END_PATTERN.test(next))
    return false;
  const isAct = /^(?:past|gerund)$/.test(verbForm(next)?.form ?? '') || /\p{L}{3}ed$/u.test(next);
  if (isAct && !FIELD_GERUND_PATTERN.test(next)) return false;
  const items = words.slice(at, at + MAX_LISTED_WORDS);
  const last = items.findIndex((word) => /^(?:and|or|&)$/.test(word));
  const after = items[last + 1] ?? '';
  return (
    last > 0 &&
    !items.slice(0, last).some((word) => DETERMINER_PATTERN.test(word)) &&
    !DETERMINER_PATTERN.test(after) &&
    verbForm(after)?.form !== 'past'
  );
}
/** Maximum words after the first item of a list that are examined. */
const MAX_LISTED_WORDS = 8;

/**
 * Whether the phrase qualifies a later noun together with another word: 'product and process quality'.
 * @param at the position after the phrase
 */
function joinsQualifier(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  if (!/^(?:and|or|&)$/.test(words[at] ?? '') || next === undefined) return false;
  return (
    !DETERMINER_PATTERN.test(next) &&
    !/^(?:past|gerund)$/.test(verbForm(next)?.form ?? '') &&
    phraseAt(words, at + 1) === undefined
  );
}

/** Whether a word can stand before the noun of a phrase: in lower case, an acronym, the name of a tool, or a sum. */
const canQualify = (word: string, at: number): boolean =>
  LOWER_CASE_WORD_PATTERN.test(word) ||
  (at === 0 && AMOUNT_PATTERN.test(word)) ||
  METHOD_NAME_PATTERN.test(word) ||
  (/^\p{Lu}[\p{L}\d.+#-]*$/u.test(word) && isToolName(word));

/** The singular noun phrase without an article at a position; undefined if there is none. */
function phraseAt(words: readonly string[], at: number): { length: number; definite: boolean } | undefined {
  const first = words[at] ?? '';
  const isModifier = AMOUNT_PATTERN.test(first) || LOWER_CASE_WORD_PATTERN.test(first);
  if (
    (DETERMINER_PATTERN.test(first) && !(isModifier && /\d/.test(first))) ||
    (/ly$/.test(first) && !/.ed$/.test(words[at + 1] ?? ''))
  )
    return undefined;
  let isQualified = false;
  for (let length = 1; length <= MAX_PHRASE_WORDS; length += 1) {
    const raw = words[at + length - 1] ?? '';
    const word = raw.replace(/[,.;]$/, '');
    // 'turned around a portfolio' has its article already.
    if (
      !canQualify(word, length - 1) ||
      ONLY_ONE_PATTERN.test(word) ||
      PHRASE_END_PATTERN.test(word) ||
      (length > 1 && DETERMINER_PATTERN.test(word))
    )
      return undefined;
    const next = words[at + length];
    // A clause of its own: 'proving activity-based metrics reduce error'.
    if (PLURAL_PATTERN.test(word) && isPlainBase(next ?? '')) return undefined;
    if (next === 'of' && word === 'operation') return undefined;
    if (ACTION_NOUN_PATTERN.test(word) && next === 'of')
      return length > 1 && DEGREE_PATTERN.test(first) ? undefined : { length, definite: true };
    const isEnd = raw !== word || endsBefore(next, words[at + length + 1]);
    if (isEnd && length === 1 && isOwnOrganisation(word) && !/^(?:of|with|that)$/.test(next ?? ''))
      return { length, definite: true };
    if (
      isEnd &&
      (isCountNoun(word, { isQualified, isCompound: length > 1 }) || COUNTABLE_ACRONYM_PATTERN.test(word))
    )
      return { length, definite: false };
    if (raw !== word) return undefined;
    isQualified ||= isDescribing(word) || AMOUNT_PATTERN.test(word) || /^\d+\+?-/.test(word);
  }
  return undefined;
}

/** Stands for a dash without spaces, which ends a phrase. */
const DASH = '\u0000';

/** A single team with the number of its people, without an article: 'led 60-person global sales organization'. */
const COUNTED_TEAM_PATTERN =
  /(?<=^(?:\p{Ll}{2,14} and )?\p{Ll}{2,14} )(\d{1,5})((?:-|\+[- ])(?:person|people|member|strong|employee|engineer) (?:[\p{L}&-]{1,20} ){0,4}(?:team|organi[sz]ation|department|group|division|function|unit|workforce|business|company|operation|practice|force))(?![\p{L}-])/u;
/** Numbers that begin with a vowel as they are spoken: eight, eleven, eighteen, eighty. */
const VOWEL_NUMBER_PATTERN = /^(?:8\d*|11|18|11\d{3}|18\d{3})$/;
/** A change or rate with its per cent: 'achieved 40% reduction in costs'. */
const COUNTED_CHANGE_PATTERN =
  /(?<=\b(?:achiev(?:ed|es|ing)|deliver(?:ed|s|ing)|driv(?:es|ing)|drove|secur(?:ed|es|ing)|generat(?:ed|es|ing)|produc(?:ed|es|ing)|yield(?:ed|s|ing)|result(?:ed|s|ing) in|led to|leading to|with) )(?=(\d[\d.,]{0,5}\+?% (?:[\p{Ll}-]{1,20} ){0,3}(?:increase|reduction|improvement|decrease|uplift|rise|drop|rate)(?![\p{L}-])))/gu;
const insertCountedArticle = (predicate: string): string =>
  predicate
    .replace(
      COUNTED_TEAM_PATTERN,
      (_, count: string, team: string) => `${VOWEL_NUMBER_PATTERN.test(count) ? 'an' : 'a'} ${count}${team}`,
    )
    .replace(COUNTED_CHANGE_PATTERN, (_, change: string) => aOrAn(change));

const TAKE_PATTERN = /^t(?:ake[ns]?|ook|aking)$/;
/** Nouns that form an idiom with 'take' and need no article: 'took initiative'. */
const OBJECT_OF_TAKE_PATTERN = /^(?:initiative|action|charge|part|place|note|care|control|stock|lead)$/;
/** Verbs of founding and running, whose object may be a business: 'sold new business' means orders. */
const FOUNDING_VERB_PATTERN = /^(?:found|establish|build|start|launch|own|run|create|scale|operate|acquire)$/;
/** Whether 'business' after a verb means trade and not a company: 'won new business'. */
function isTradeDone(words: readonly string[], at: number): boolean {
  const end = words.slice(at, at + MAX_PHRASE_WORDS).findIndex((word) => /^business[,;.]?$/.test(word));
  return (
    end >= 0 &&
    (!FOUNDING_VERB_PATTERN.test(verbForm(words[at - 1] ?? '')?.base ?? '') ||
      /^(?:new|more|additional|incremental|repeat)$/.test(words[at] ?? ''))
  );
}
/** Acronyms for countable things: 'implemented a payment API'. */
const COUNTABLE_ACRONYM_PATTERN = /^(?:API|SDK|CLI|GUI|MVP|PO[Cc]|CMS|PCB|SOP|KPI|VPN|IDE|PLC|CDN|RFP|RPG)$/;

/** Words after which 'to' is a preposition: 'according to project budget'. */
const NO_INFINITIVE_PATTERN =
  /^(?:according|due|prior|thanks|owing|subject|related|relating|access|adherence)$/;

/** Words before 'to lead' and an agent, which then is a title and no act: 'promoted to lead developer'. */
const PROMOTED_PATTERN = /^(?:promoted|promotion|appointed|advanced|elevated|raised|rose)$/;
const AGENT_PATTERN = /^\p{L}{3,}(?:er|or|ist|ian|ant|ect|yst)[,;]?$/u;

/** Fields that are verbs too, before a body: 'reported to finance department' finances nothing. */
const FIELD_PATTERN =
  /^(?:finance|audit|research|design|project|program|control|process|purchase|supply|service)$/;
const BODY_PATTERN =
  /^(?:committee|department|division|council|board|office|unit|group|team|director|manager)[,;]?$/;

/**
 * A predicate with an article inserted before each singular noun phrase that has none and follows a verb, a noun of
 * action with 'of' or a preposition.
 */
export function insertArticles(predicate: string): string {
  const words = insertCountedArticle(predicate.replace(/(?<=\S)—(?=\S)/gu, ` ${DASH} `)).split(' ');
  let phraseEnd = 0;
  return words
    .map((word, at) => {
      const before = words[at - 1];
      const isHead =
        at >= phraseEnd &&
        before !== undefined &&
        // 'helped develop a prototype': the verb's object comes later.
        !(/^help(?:s|ed|ing)?$/.test(before) && verbForm(word)?.form === 'base') &&
        !(TAKE_PATTERN.test(before) && OBJECT_OF_TAKE_PATTERN.test(word)) &&
        !(words[at - 2] === 'to' && NO_INFINITIVE_PATTERN.test(words[at - 3] ?? '')) &&
        !(words[at - 2] === 'to' && FIELD_PATTERN.test(before) && BODY_PATTERN.test(word)) &&
        !(before === 'lead' && PROMOTED_PATTERN.test(words[at - 3] ?? '') && AGENT_PATTERN.test(word)) &&
        (isVerbHere(before, words[at - 2]) ||
          isOfAction(before, words[at - 2]) ||
          isAfterPreposition(word, before));
      const phrase = isHead && !isTradeDone(words, at) ? phraseAt(words, at) : undefined;
      // 'tracking system' is a compound noun; in 'tracking mobile app' the first word is a verb.
      const isCompound = phrase?.length === 1 && verbForm(before ?? '')?.form === 'gerund';
      // 'grew pipeline by 140%': an amount that is changed needs none.
      const isAmount =
        phrase &&
        !AMOUNT_PATTERN.test(word) &&
        CHANGE_VERB_PATTERN.test(before ?? '') &&
        /^(?:by|from)$/.test(words[at + phrase.length] ?? '');
      if (!phrase || isCompound || isAmount) return word;
      phraseEnd = at + phrase.length;
      // 'led design and development of ...' would need two articles.
      if (phrase.definite && /^(?:and|or|&)$/.test(words[phraseEnd] ?? '')) return word;
      if (
        joinsPlural(words, phraseEnd) ||
        joinsQualifier(words, phraseEnd) ||
        beginsBareList(words, phraseEnd)
      )
        return word;
      const isOnly =
        phrase.definite ||
        isUniqueObject(verbForm(before ?? '')?.base ?? '', words.slice(at, at + phrase.length));
      return isOnly ? `the ${word}` : `${aOrAn(words.slice(at).join(' '))}${word}`;
    })
    .join(' ')
    .replaceAll(` ${DASH} `, '—');
}
