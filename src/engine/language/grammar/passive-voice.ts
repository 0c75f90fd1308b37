/**
 * Lines without a subject whose first word is a participle: in 'Awarded two scholarships' the person received
 * something, in 'Awarded contracts to nine suppliers' they gave it.
 */
import { lowerFirst } from '../text/casing';
import { TITLE_NOUN_PATTERN } from '../vocabulary/titles';
import { verbForm } from './verbs';

/** The result for a line about something that the person may have given or received. */
export const UNCLEAR = 'unclear';

const PASSIVE_PATTERN =
  /^(promoted|appointed|awarded|invited|selected|elected|recogni[sz]ed|nominated|hired|mandated|based|ranked|chosen|named|tasked|honou?red|recruited|seconded|entrusted|assigned|engaged|voted|certified|trained)\s+(to|as|by|for|in|among|with|on|the|one|at|from|\d+(?:st|nd|rd|th)|first|best|gold|silver)\b/i;
/**
 * Words that begin an object. After 'awarded' and similar verbs it may be what the person received ('awarded first
 * prize'); after others ('selected the supplier') the line is an action of the person.
 */
const OBJECT_BEGINNING_PATTERN = /^(?:the|\d+(?:st|nd|rd|th)|first|best|gold|silver)$/i;
/** The best or first of several, after 'the': 'named the best yard', but not 'named the yard after a river'. */
const BEST_OF_SEVERAL_PATTERN = /^\S+ the (?:best|top|most|first|only|leading|\d|#|number one)/i;
/** Verbs with a preposition that are something the person did: 'Engaged with suppliers'. */
const ACTIVE_PATTERN = /^(?:engaged with|voted (?:for|on|with|against))\s/i;
/** What recruiters do, or what was done to the person: 'Recruited for nine posts', 'Recruited from a competitor'. */
const RECRUITING_PATTERN = /^(?:recruited|hired) (?:for|from|in|on|at|with|among)\s/i;
/** Something that was offered or given to the person, not by them. */
const OFFER_RECEIVED_PATTERN =
  /^(?:offered|given|granted) (?:the|an?) (?:\p{Ll}+[- ]){0,2}(?:opportunity|chance|position|role|job|place|post|responsibility|scholarship|promotion)\b/iu;
/** Verbs of choosing and honouring, with adverbs of frequency, manner and time. */
const CHOSEN_OFTEN_PATTERN =
  /^(?:promoted|appointed|awarded|invited|selected|elected|recogni[sz]ed|nominated|chosen|named|honou?red|voted) (?:(?:once|twice|(?:three|four|five|six|seven|several|multiple|many|\d{1,2}) times|consistently|repeatedly|unanimously|annually|internally|quickly|rapidly)(?![\p{L}\d])|\p{L}{2,20}ly (?:to|as|by|for|from|among)(?!\p{L})|(?:within|after|in|inside) (?:(?:the )?(?:first|only|just|under|less than) )?\S+ (?:weeks?|months?|years?)\b)/iu;
/** What others made of the person, or took them for: 'Established as the expert on tides'. */
const TAKEN_AS_PATTERN =
  /^(?:established|positioned|regarded|seen|viewed|known|acknowledged|retained|identified|singled out) as\b/i;
/** Verbs of giving, which can be about what was given to the person. */
const GIVING_VERB_PATTERN = /^(?:awarded|granted|entrusted)\s/i;
/** Things that are given to a person, and not by them in the course of their work. */
const HONOUR_PATTERN =
  /\b(?:awards?|prizes?|medals?|scholarships?|fellowships?|bursar(?:y|ies)|studentships?|honou?rs?|honorary|distinctions?|patents?|recognition|commendations?|trophy|trophies|tenure|residenc(?:y|ies)|assignments?|membership|status|employee of|dean['’]?s list|best|top|(?:of|for) the (?:month|quarter|year))\b/i;
/** The receiver of something given: 'to nine suppliers', not 'to study abroad'. */
const RECIPIENT_PATTERN =
  / to (?:(?:the|an?|all|over|more|its|their|several|\d\S*) |(?:\p{L}+ )?\p{L}+s\b)/iu;
/** Words with which another act or circumstance begins. */
const NEXT_ACT_PATTERN =
  /[,;:]\s|\s(?:and|while|by|for) (?=\p{Ll}+(?:ed|ing)\b|taught|led|built|ran|gave|wrote|held|won|made)/u;
/** Verbs of giving a post or a name to someone. */
const APPOINTING_VERB_PATTERN =
  /^(appointed|elected|named|voted|nominated|selected|promoted|recogni[sz]ed|entrusted)\s+(.+)$/iu;
/** Verbs after which the post or name follows without 'as'. */
const WITH_NAME_PATTERN = /^(?:appointed|elected|named|voted|selected|nominated)$/i;
/** A name that is given to the best: 'Employee of the Month', 'Top Seller', 'a finalist'. */
const SUPERLATIVE_PATTERN =
  /^(?:(?:one of|among) |(?:an? |the )?(?:(?:top|best|most|star|rising|runner)\b|\S+ of the (?:week|month|quarter|year|decade)\b|(?:\p{L}+ )?(?:finalist|winner|fellow)\b))/iu;

/** The first five words of a text, or fewer if a comma, bracket or preposition comes before. */
const firstWords = (text: string): string =>
  (text.split(/[,;(]| (?:of|in|at|for|by|with|after|within|to|on|from)\s/u)[0] ?? '')
    .split(' ')
    .slice(0, 5)
    .join(' ');

/** Whether a text begins with one title, and not with people who hold it. */
function isPost(text: string): boolean {
  const title = firstWords(text);
  return (
    /^(?:\p{Lu}|vice |deputy |acting |interim |chair|president|captain)/u.test(title) &&
    !/s$/.test(title) &&
    TITLE_NOUN_PATTERN.test(title)
  );
}

/** Whether something was given to the person (passive) or by them (active); UNCLEAR if either is possible. */
function voiceOfGiving(text: string): 'passive' | 'active' | typeof UNCLEAR {
  // The people in the next act received nothing: 'Awarded two grants and taught courses to 90 pilots'.
  const [act = ''] = text.split(NEXT_ACT_PATTERN);
  const to = RECIPIENT_PATTERN.exec(act);
  const isPurpose = to && verbForm(act.slice(to.index + ' to '.length).split(' ')[0] ?? '')?.form === 'base';
  if (to && !isPurpose) return 'active';
  return HONOUR_PATTERN.test(act) ? 'passive' : UNCLEAR;
}

/** Whether the object after a participle is what the person received or was named: 'ranked first', 'named the best'. */
const namesWhatWasReceived = (participle: string, next: string, text: string): boolean =>
  /^(?:awarded|named|ranked)$/i.test(participle) &&
  (next.toLowerCase() !== 'the' || BEST_OF_SEVERAL_PATTERN.test(text));

/**
 * Converts a line that begins with a participle to a predicate of the person: 'was awarded two scholarships'.
 * @returns the predicate; UNCLEAR if the person may have been the giver or the receiver; undefined for every
 * other line, whose first word is an action of the person or not such a participle
 */
export function passiveOf(text: string): string | undefined {
  if (ACTIVE_PATTERN.test(text)) return undefined;
  if (RECRUITING_PATTERN.test(text)) return UNCLEAR;
  const inPassive = `was ${lowerFirst(text)}`;
  if ([OFFER_RECEIVED_PATTERN, CHOSEN_OFTEN_PATTERN, TAKEN_AS_PATTERN].some((pattern) => pattern.test(text)))
    return inPassive;
  const voice = GIVING_VERB_PATTERN.test(text) ? voiceOfGiving(text) : undefined;
  if (voice === 'active') return undefined;
  if (voice === 'passive') return inPassive;
  const [, participle = '', next = ''] = PASSIVE_PATTERN.exec(text) ?? [];
  if (participle && !(OBJECT_BEGINNING_PATTERN.test(next) && !namesWhatWasReceived(participle, next, text)))
    return inPassive;
  if (voice) return UNCLEAR;
  const [, verb = '', object = ''] = APPOINTING_VERB_PATTERN.exec(text) ?? [];
  if (!verb || !(isPost(object) || SUPERLATIVE_PATTERN.test(object))) return undefined;
  return WITH_NAME_PATTERN.test(verb) ? inPassive : UNCLEAR;
}
