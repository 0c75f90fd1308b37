/** Patterns for whom somebody works and in which situations, in sentences about oneself. */
import { verbForm } from '../../language/grammar/verbs';
import { anyWordOf } from '../../language/text/word-lists';

/** Verbs of working for others, at the beginning of a predicate. */
const SERVICE_VERB_PATTERN =
  /^(?:(?:has |have )?(?:help|support|serv|advis|accompan|coach|guid|join|work(?:s|ed)? (?:\p{L}+ )?(?:with|for|alongside)|partner(?:s|ed)? with|tak|bring|turn|lead)(?:s|es|ed|ies|ied)?|steps? in)\s/iu;
/** Clients of the person's work; colleagues and stakeholders, whom everybody has, do not count. */
const CLIENT_PATTERN =
  /\b(?:compan(?:y|ies)|founders?|businesses|firms|start-?ups?|scale-?ups?|boards?|owners|investors|ceos?|cfos|organi[sz]ations|charities|schools|public bodies|utilities|municipalities|ministries|governments|institutions|hospitals|banks|insurers|manufacturers|retailers|growers|farmers|families|communities|entrepreneurs|charity|smes?|brands|clients who|leaders who|teams (?:that|who|in|whose)|programmes? that)\b/iu;
/** Situations in which leaders are called. */
const SITUATION_PATTERN = anyWordOf(
  [
    String.raw`turn-?arounds?|turn(?:ing|ed)? (?:[^\s,.]+ ){1,6}(?:around|round)|off track|downturns?|cris[ei]s`,
    String.raw`recessions?|pandemic|insolvenc\w+|restructurings?|carve-?outs?|mergers?|post-merger`,
    'regulatory (?:reforms?|change|scrutiny)|reforms|recalls|pre-openings?|ipos?|going public',
    'refinancings?|succession|buy-and-build|hyper-?growth|in transition|loss-making|under-?performing',
    'from scratch|from the ground up|start-up (?:lines?|phase)|early[- ]stage|growth[- ]stage',
    'series [a-e]|founder-led|private[- ]equity',
  ],
  'iu',
);
/** A moment in which they are needed. */
const OCCASION_PATTERN =
  /\b(?:when|before|during|ahead of|who (?:have|are|want|need)|whose|that (?:need|are|have)|ready for|between [€£$\d]|from [^.,]{2,60} to )/iu;
const BUSINESS_PATTERN =
  /\b(?:businesses|companies|firms|groups|organi[sz]ations|sites|teams|plants|start-?ups?)\b/iu;
const SIZE_RANGE_PATTERN =
  /\bfrom [^.]{2,160} to \b|\b(?:as well as|and (?:large|listed|global|established)|or (?:large|listed|global|established))\b|\bstart-?ups?\b/iu;
/** Whether businesses of different sizes are named: 'from family firms to listed groups with 9,000 people'. */
const rangesInSize = (predicate: string): boolean =>
  BUSINESS_PATTERN.test(predicate) && SIZE_RANGE_PATTERN.test(predicate) && /\d/.test(predicate);

/**
 * Whether a sentence says for whom or in which situation somebody works, or between which sizes their work has ranged.
 */
export const saysSituation = (predicate: string): boolean =>
  /^steps? in (?:when|where|if) /i.test(predicate) ||
  (SERVICE_VERB_PATTERN.test(predicate) &&
    CLIENT_PATTERN.test(predicate) &&
    OCCASION_PATTERN.test(predicate)) ||
  (SITUATION_PATTERN.test(predicate) && !/^(?:is|was) an? /i.test(predicate)) ||
  (/^(?:(?:has )?(?:led|run|built|managed|worked)|leads) /i.test(predicate) && rangesInSize(predicate));

/** An appointment for a task: 'was hired to build the planning team'. */
const APPOINTED_PATTERN =
  /^(?:is|was) (?:hired|recruited|brought in|tasked|chosen|engaged|commissioned|mandated|called in) (?:to|with) /iu;
/** Words that name a moment of an organisation, without those of a single product or of the wider world. */
const MOMENT_PATTERN = anyWordOf(
  [
    String.raw`turn-?arounds? (?:of|plans?|strateg\w+|program\w*)`,
    '(?:business|company|operational|financial|plant|store|site) turn-?arounds?',
    String.raw`turn(?:ing|ed)? (?:[^\s,.]+ ){1,6}(?:around|round)|restructurings?|carve-?outs?|post-merger`,
    '(?:team|department|function|practice|business|company|office|unit|division|organi[sz]ation|operation)s? from (?:scratch|the ground up|zero)',
    String.raw`hyper-?growth|loss-making|under-?performing|early[- ]stage|growth[- ]stage|series [a-e]\b`,
    'founder-led|private[- ]equity|pre-openings?|going public',
  ],
  'iu',
);
/** Whether a line of a post says for which task or in which moment of an organisation the person was called. */
export const saysMoment = (predicate: string): boolean =>
  APPOINTED_PATTERN.test(predicate) || MOMENT_PATTERN.test(predicate);

/** Help for others with an act of their own: 'helps large programmes cut waste'. */
const HELPED_PATTERN =
  /^helps (?!to |with |in |the team|teams? members)(?:[\p{L}-]+,? (?:and )?){0,5}?[\p{L}-]{2,}(?:s|people|teams) (?:to |(?=\p{Ll}{2,20} ))(\p{Ll}{2,20}) /iu;
const helpsToAct = (predicate: string): boolean =>
  verbForm(HELPED_PATTERN.exec(predicate)?.[1] ?? '')?.form === 'base';

/** Whether a sentence only says for whom somebody works, which is enough where nothing else does. */
export const saysForWhom = (predicate: string): boolean =>
  helpsToAct(predicate) ||
  (/^(?:helps|supports|serves|advises|accompanies|coaches|works with|partners with|steps in) /i.test(
    predicate,
  ) &&
    CLIENT_PATTERN.test(predicate));
