/** Patterns for whom somebody works and in which situations, in sentences about oneself. */

/** Verbs of working for others, at the beginning of a predicate. */
const SERVICE_VERB_PATTERN =
  /^(?:(?:has |have )?(?:help|support|serv|advis|accompan|coach|guid|join|work(?:s|ed)? (?:\p{L}+ )?(?:with|for|alongside)|partner(?:s|ed)? with|tak|bring|turn|lead)(?:s|es|ed|ies|ied)?|steps? in)\s/iu;
/** Those whom somebody works for; colleagues and stakeholders, whom everybody has, are none. */
const CLIENT_PATTERN =
  /\b(?:compan(?:y|ies)|founders?|businesses|firms|start-?ups?|scale-?ups?|boards?|owners|investors|ceos?|cfos|organi[sz]ations|charities|schools|public bodies|utilities|municipalities|ministries|governments|institutions|hospitals|banks|insurers|manufacturers|retailers|growers|farmers|families|communities|entrepreneurs|charity|smes?|brands|clients who|leaders who|teams (?:that|who|in|whose)|programmes? that)\b/iu;
/** Situations in which leaders are called. */
const SITUATION_PATTERN =
  /\b(?:turn-?arounds?|turn(?:ing|ed)? (?:[^\s,.]+ ){1,6}(?:around|round)|off track|downturns?|cris[ei]s|recessions?|pandemic|insolvenc\w+|restructurings?|carve-?outs?|mergers?|post-merger|regulatory (?:reforms?|change|scrutiny)|reforms|recalls|pre-openings?|ipos?|going public|refinancings?|succession|buy-and-build|hyper-?growth|in transition|loss-making|under-?performing|from scratch|from the ground up|start-up (?:lines?|phase)|early[- ]stage|growth[- ]stage|series [a-e]|founder-led|private[- ]equity)\b/iu;
/** A moment in which they are needed. */
const OCCASION_PATTERN =
  /\b(?:when|before|during|ahead of|who (?:have|are|want|need)|whose|that (?:need|are|have)|ready for|between [€£$\d]|from [^.,]{2,60} to )/iu;
/** Businesses of different sizes: 'from family firms to listed groups with 9,000 people in 14 countries'. */
const BUSINESS_PATTERN =
  /\b(?:businesses|companies|firms|groups|organi[sz]ations|sites|teams|plants|start-?ups?)\b/iu;
const SIZE_RANGE_PATTERN =
  /\bfrom [^.]{2,160} to \b|\b(?:as well as|and (?:large|listed|global|established)|or (?:large|listed|global|established))\b|\bstart-?ups?\b/iu;
const rangesInSize = (predicate: string): boolean =>
  BUSINESS_PATTERN.test(predicate) && SIZE_RANGE_PATTERN.test(predicate) && /\d/.test(predicate);

/** Whether a sentence says for whom or in which situation somebody works, or between which sizes their work has ranged. */
export const saysSituation = (predicate: string): boolean =>
  /^steps? in (?:when|where|if) /i.test(predicate) ||
  (SERVICE_VERB_PATTERN.test(predicate) &&
    CLIENT_PATTERN.test(predicate) &&
    OCCASION_PATTERN.test(predicate)) ||
  (SITUATION_PATTERN.test(predicate) && !/^(?:is|was) an? /i.test(predicate)) ||
  (/^(?:(?:has )?(?:led|run|built|managed|worked)|leads) /i.test(predicate) && rangesInSize(predicate));

/** Whether a sentence only says for whom somebody works, which is enough where nothing else does. */
export const saysForWhom = (predicate: string): boolean =>
  /^(?:helps|supports|serves|advises|accompanies|coaches|works with|partners with|steps in) /i.test(
    predicate,
  ) && CLIENT_PATTERN.test(predicate);
