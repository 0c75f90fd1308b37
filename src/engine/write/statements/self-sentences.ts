/** Prepares the sentences of a text about oneself, before their grammar is read. */
import { upperFirst } from '../../language/text/casing';

/** A second sentence with its own 'I' after a semicolon, or after 'and' with the role in which it was done. */
const SECOND = /;\s+(?=I(?:['’]\p{L}+)?\s)|,? and (?=as [^,;.]{2,60}, I(?:['’]\p{L}+)?\s)/u;

/** Splits a sentence that joins two of them, each with its subject: 'I know the mills; I ran two of them'. */
export const splitAtSecondSubject = (sentence: string): string[] =>
  /^I(?:['’]\p{L}+)?\s/u.test(sentence) ? sentence.split(SECOND).map((part) => upperFirst(part)) : [sentence];

/** An ability with its act: 'is able to explain cold chains to growers'; 'is able to work hard' has none. */
const ABLE_TO =
  /^(?:(?:is|am|was) )?(?:able|capable|ability) (?:to|of) (?:\p{L}+ly )?(?:explain|communicat|translat|bridg|build|lead|design|creat|turn|develop|deliver|coach|mentor|negotiat|manag|convert|simplif)\p{L}* /iu;
/** Minimum words of an ability that says what somebody does with whom. */
const FEWEST_WORDS = 9;

/** Whether a sentence states an ability as an act, which is more than praise of oneself. */
export const statesAbility = (text: string): boolean =>
  ABLE_TO.test(text) && text.split(' ').length >= FEWEST_WORDS;
