/**
 * Gives sentences about oneself that have no verb their subject and verb: 'I have an eye for wasted steps', of 'An eye
 * for wasted steps'.
 */
import { aOrAn } from '../grammar/indefinite-article';
import { verbForm } from '../grammar/verbs';
import { TITLE_NOUN_PATTERN } from '../vocabulary/titles';
import { lowerFirst, upperFirst } from './casing';
import { joinAsList } from './sentences';

/** Adjectives of praise before what somebody has. */
const PRAISE_PATTERN =
  /^(?:(?:strong|solid|deep|proven|extensive|excellent|great|good|sound|rich|vast|broad|considerable|outstanding|impressive|successful|demonstrated|in-depth|profound|comprehensive|exceptional|well-earned|established),? (?:and )?)+/iu;
/**
 * A noun phrase of what somebody has, with or without an article: 'An eye for wasted steps', 'Experience in cold
 * depots'.
 */
const POSSESSION_PATTERN =
  /^(?:An? )?((?:[\p{L}\d/&’'-]+,? ){0,6}?)(experience|expertise|knowledge|exposure|background|focus|reputation|passion|preference|interest|talent|eye|appetite|commitment|network|understanding|career|flair|knack|approach) ((?:in|on|with|of|for|across|from|spanning|including|ranging|covering|gained|to) .{8,}|(?<=experience )\p{L}+ing .{8,}|(?<=background )(?:combining|uniting|bridging|blending) .{8,})$/iu;
/**
 * An adverb of an act that goes on, whose object is not what somebody has: 'Currently expanding expertise in pumps'.
 */
const ONGOING_ACT_PATTERN =
  /^(?:currently|presently|now|actively|continually|continuously|constantly|always|still) /i;
/** Nouns of what somebody has that take no article. */
const UNCOUNTABLE_PATTERN = /^(?:experience|expertise|knowledge|exposure)$/i;
/** A finite verb, which shows that the noun at the beginning is its subject: 'Experience in depots is what counts'. */
const FINITE_VERB_PATTERN =
  /^[^,;:]{2,90}?\s(?:is|was|were|are|has|have|had|should|must|can|will|makes?|made|means?|taught|helps?|comes?|led|drives?|gives?|gave)\s/iu;
/** Words which show that the noun after them does not begin the text. */
const NOT_FIRST_PATTERN =
  /\b(?:an?|the|my|our|their|his|her|i|with|of|in|for|by|to|at|from|who|that|which|having|possess\w*|bring\w*|offer\w*|combin\w*|years?)\b/iu;
/** A noun phrase that an achievement explains: 'A calm hand in crises, having led sites through strikes'. */
const ACHIEVEMENT_PATTERN = /^(?!I\b|My\b)[^.;:]{3,170}?,? having ((?:\p{Ll}+ly )?(\p{Ll}+) .{12,})$/u;
/** Irregular participles, which `verbForm` does not know as forms of the past. */
const IRREGULAR_PARTICIPLE_PATTERN =
  /^(?:been|grown|driven|written|overseen|undertaken|given|taken|begun|chosen|seen|gone|done|become|run|come)$/;

const isParticiple = (word: string): boolean =>
  IRREGULAR_PARTICIPLE_PATTERN.test(word) || verbForm(word)?.form === 'past';

/** A noun with the article that it needs. */
const withArticle = (noun: string): string => `${aOrAn(noun)}${noun}`;

/** Sets off the achievement that explains what somebody has by a comma before 'having'. */
const setOffAchievement = (rest: string): string =>
  rest.replace(/(?<![,]) having (?=(?:\p{Ll}+ly )?(\p{Ll}+) )/u, (whole, word: string) =>
    isParticiple(word) ? ', having ' : whole,
  );

/** The sentence of a noun phrase that names what the person has; undefined for any other text. */
function possessionOf(text: string): string | undefined {
  const [, before = '', noun = '', rest = ''] = POSSESSION_PATTERN.exec(text) ?? [];
  // A reputation without its adjective says nothing.
  const plain = /^reputation$/i.test(noun) ? before : before.replace(PRAISE_PATTERN, '');
  const head = verbForm(plain.split(' ', 1)[0]?.toLowerCase() ?? '')?.form;
  if (
    !noun ||
    NOT_FIRST_PATTERN.test(before) ||
    ONGOING_ACT_PATTERN.test(before) ||
    FINITE_VERB_PATTERN.test(text.replace(/,? having .*$/u, '')) ||
    /\d/.test(before)
  )
    return undefined;
  if ((head !== undefined && head !== 'gerund') || TITLE_NOUN_PATTERN.test(before)) return undefined;
  const words = /^\p{Lu}\p{Ll}/u.test(plain) ? lowerFirst(plain) : plain;
  const phrase = `${words}${noun.toLowerCase()}`;
  return `I have ${UNCOUNTABLE_PATTERN.test(noun) ? phrase : withArticle(phrase)} ${setOffAchievement(rest)}`;
}

/** A career as a series of posts: 'First a teacher of children, then a teacher of programmers'. */
const SERIES_PATTERN =
  /^(?:First )?((?:an? )?[^,;]{3,60}), then (an? )?([^,;]{3,60}?)(?:,? (?:and )?now ([^,;]{3,80}))?$/iu;
/** The sentence of posts in their order. */
function seriesOf(text: string): string | undefined {
  const [, first = '', , second = '', now] = SERIES_PATTERN.exec(text) ?? [];
  if (
    !first ||
    !second ||
    FINITE_VERB_PATTERN.test(text) ||
    verbForm(first.split(' ', 1)[0]?.toLowerCase() ?? '')?.form === 'past'
  )
    return undefined;
  const firstPosts = `I was first ${withArticle(lowerFirst(first))}, then ${withArticle(second)}`;
  return now ? `${firstPosts}, and am now ${now}` : firstPosts;
}

/** What somebody is committed to: 'Committed to safer building sites'. */
const COMMITMENT_PATTERN = /^(?:(?:Deeply|Highly|Fully) )?(committed|dedicated) to .{12,}$/iu;
/** What somebody is to others: 'Mentor to newly trained nurses', 'Member of the port council'. */
const STANDING_PATTERN =
  /^(?:Regular |Active |Trusted |Long-standing )?(?:mentor|member|adviser|advisor|speaker|winner) (?:of|to|at|for) .{12,}$/iu;

/** The sentence of what somebody is to others. */
function standingOf(text: string): string | undefined {
  if (FINITE_VERB_PATTERN.test(text)) return undefined;
  if (COMMITMENT_PATTERN.test(text))
    return `I am ${lowerFirst(text.replace(/^(?:Deeply|Highly|Fully) /, ''))}`;
  return STANDING_PATTERN.test(text) ? `I am ${withArticle(lowerFirst(text))}` : undefined;
}

/** A list of specialities below or beside their heading. */
const SPECIALITIES_PATTERN =
  /^(?:(?:Key|Core|Main|Top) )?(specialt(?:y|ies)|specialit(?:y|ies)|strengths|areas of (?:expertise|focus))(?: include[sd]?:?|:) ([^.:]{12,300})$/iu;
const MAX_LISTED_SPECIALITIES = 8;
/** A longer item is rather a clause than a name. Between semicolons, commas and 'and' belong to the items. */
const MAX_SPECIALITY_WORDS = 5;
const MAX_WORDS_BETWEEN_SEMICOLONS = 8;
/** Words that show that an item of a list is not a noun phrase. */
const NO_ITEM_PATTERN = /\b(?:I|my|is|are|was|have|has|etc)\b|[|]/iu;

/** The sentence of a list of specialities. */
function specialitiesOf(text: string): string | undefined {
  const [, heading = '', list = ''] = SPECIALITIES_PATTERN.exec(text) ?? [];
  const hasSemicolons = list.includes(';');
  const items = list
    .split(hasSemicolons ? /;(?: and)? / : /, and |, | and (?=[^,]{1,60}$)/)
    .map((item) => item.trim());
  const maxWords = hasSemicolons ? MAX_WORDS_BETWEEN_SEMICOLONS : MAX_SPECIALITY_WORDS;
  const isList =
    items.length > 1 &&
    items.length <= MAX_LISTED_SPECIALITIES &&
    !NO_ITEM_PATTERN.test(list) &&
    items.every((item) => item !== '' && item.split(' ').length <= maxWords);
  return isList ? `My ${heading.toLowerCase()} include ${joinAsList(items)}` : undefined;
}

/** What somebody says below a question of their own: 'Who I work with: towns and ports'. */
const ANSWER_PATTERN =
  /^(?:Who I (work with|help|serve|support|advise): |(?:One of the (?:areas|things|topics)|The (?:area|thing)|What) I(?:['’]ve been|['’]m| am| have been) ((?:focused|working) on)(?: (?:lately|now|today|currently|right now|these days))?: (?=\p{Ll}+ing ))(.{12,})$/u;

/** The sentence of an answer to a question of one's own. */
function answerOf(text: string): string | undefined {
  const [, verb, state, rest = ''] = ANSWER_PATTERN.exec(text) ?? [];
  if (verb) return `I ${verb} ${lowerFirst(rest)}`;
  return state ? `I am ${state} ${rest}` : undefined;
}

/** The sentence of the achievement that explains a noun phrase. */
function achievementOf(text: string): string | undefined {
  const [, achievement = '', word = ''] = ACHIEVEMENT_PATTERN.exec(text) ?? [];
  return achievement && isParticiple(word.toLowerCase()) ? `I have ${achievement}` : undefined;
}

/** Languages before another thing that the person has: 'Fluent in Danish and Dutch, with a calm approach to ...'. */
const LANGUAGES_BEFORE_POSSESSION_PATTERN =
  /^((?:Fluent|Proficient|Bilingual|Trilingual|Multilingual)(?: in)? \(?\p{Lu}\p{L}+(?:(?:, and |, | and | & |\/)\p{Lu}\p{L}+){0,7}\)?),? with ((?:an? )?(?:[\p{Ll}-]+,? ){1,6}(?:to|in|of|for|combining) .{12,})$/u;

/**
 * The languages and the other thing that somebody has, of a sentence that names both; undefined for any other sentence.
 */
export function possessionBesideLanguages(
  sentence: string,
): { languages: string; possession: string } | undefined {
  const [, languages, possession] = LANGUAGES_BEFORE_POSSESSION_PATTERN.exec(sentence) ?? [];
  return languages && possession ? { languages, possession: upperFirst(possession) } : undefined;
}

/**
 * A sentence about oneself that has neither subject nor verb, as one in the first person; undefined if it has them, or
 * if they would have to be guessed.
 */
export function nominalAsOwn(sentence: string): string | undefined {
  const end = /(?<![.!])[.!]{1,3}$/.exec(sentence)?.[0] ?? '';
  const text = sentence.slice(0, sentence.length - end.length);
  const sentenceInFirstPerson =
    seriesOf(text) ??
    answerOf(text) ??
    specialitiesOf(text) ??
    standingOf(text) ??
    possessionOf(text) ??
    achievementOf(text);
  return sentenceInFirstPerson && `${sentenceInFirstPerson}${end}`;
}
