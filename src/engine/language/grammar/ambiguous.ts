/** Words that are verbs in some lines and nouns or adjectives in others, and how to tell. */
import { anyOf } from '../text/word-lists';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Base forms that are as often nouns or adjectives, so they count as verbs only if the following words show it. */
export const NOUN_OR_VERB =
  words(`lead deal design support work plan report research test process program project market study review audit control
head help focus model map source value pilot partner target budget forecast host chair record order service supply staff staffs start stage
change document group interface master measure move need position present reform scale schedule score screen share shift structure
target track trial transfer transport dispatch archive mandate tutor critique transition update upgrade volunteer manufacture purchase finance fund guard guide form file craft draft
touch coach champion benchmark engineer architect author blog boost care catalogue check code contact experiment 
inventory lease license lift link lobby lower open play pride record register repair rescue service set ship step
bridge pride think trust need like look answer ask live
direct open complete separate clear secure own correct further close narrow smooth express welcome perfect level mean model
account advance balance benefit contract contact cover design display effect exhibit export import increase decrease influence
issue label limit link list merit matter notice object pilot place plant point practice press price print profit progress
purpose question quote range rate reason result return reward risk rule sample section sense sign site spread stock store
stress style switch term tour trade travel trust vote wage watch weight work visit estimate aggregate articulate alternate
interview lecture prototype commission outline command sponsor network anchor chart flag forge orient pull ramp reverse scope capture catalog double triple quadruple
associate coordinate delegate duplicate elaborate moderate subordinate graduate appropriate approximate deliberate`);

/** Past forms that as often qualify a noun: 'integrated campaigns platform', 'varied background'. */
export const PARTICIPLE_OR_PAST =
  words(`integrated distributed automated advanced applied combined shared embedded associated related 
 structured balanced focused varied licensed mixed fixed
 limited dedicated unified united used based oriented aligned
 detailed engaged experienced exposed involved informed inspired
 preferred proposed qualified recognised recognized registered required respected rooted
securitised securitized specialised specialized sponsored sustained targeted tailored trusted valued wholesaled connected converged
centralised centralized certified concentrated `);

/** Words which show that the word before them is a verb. */
export const WORDS_AFTER_VERB_PATTERN = anyOf(
  [
    'a|an|the|all|our|my|his|her|one|any|both|each|every|new|its|their|this|these|those|multiple',
    'several|various|cross-functional|global|large|critical|complex|key|over|up|about|with|on|across',
    'within|closely|directly|daily|weekly|monthly|often|regular|regularly|end-to-end|internal',
    String.raw`external|major|[~≈<>]?[$€£]?\d.*|two|three|four|five|six|more|low|high|business|stakeholder`,
    'stakeholders|customers|clients|users|teams|developers|products|projects|how|what|out|off|down|in',
    'at|for|to|independently|low-level',
  ],
  { before: '^', after: '$', flags: 'i' },
);

/** Whether `first`, which may also be a noun, is a verb here, according to the two words after it. */
export function readsAsVerb(first: string, second: string, third: string): boolean {
  if (!NOUN_OR_VERB.has(first.toLowerCase())) return true;
  const next = second.toLowerCase().replace(/[,;]$/, '');
  if (
    /^(?:of|engineer|developer|architect|analyst|designer|manager|consultant|author|role|for|management|system|systems|team)$/.test(
      next,
    )
  ) {
    return next === 'for' && first.toLowerCase() === 'care';
  }
  if (second.endsWith(',') || next === 'and' || next === '&') {
    // 'Lead teams, ...' is an action, 'Project scope, strategy and objectives' a list of things.
    const isOfThings = second.endsWith(',') && !/s,$/i.test(second);
    const isNoun = /(?:tion|ment|ing|ance|ence|sis|ity|ship)s?,?$/i.test(third);
    return !isOfThings && (!isNoun || /^(?:implement|document|augment|supplement|complement)$/i.test(third));
  }
  // 'Project planning and scheduling' is a noun phrase; 'Support marketing teams' begins with a verb.
  if (/ing$/.test(next) && /^(?:and|or|&)?$/.test(third)) return false;
  return WORDS_AFTER_VERB_PATTERN.test(next) || /(?:s|ing|al|ive|ed|ic|ous|able)$/.test(next);
}

/** Past forms that do not describe a person, unlike 'Chartered accountant' or 'Accomplished executive'. */
const PAST_FORM_PATTERN =
  /^(?:led|drove|built|rebuilt|grew|ran|won|wrote|held|set|cut|oversaw|managed|created|launched|introduced|reduced|increased|improved|implemented|delivered|negotiated|coordinated|planned|developed|deployed|hired|recruited|facilitated|conducted|presented|provided|supported|trained|mentored|coached|advised)$/i;

/** Whether a past form is a verb although a title follows: 'Drove executive and engineering relationships'. */
export const isActionVerb = (verb: string, third: string): boolean =>
  PAST_FORM_PATTERN.test(verb) && !/^(?:with|who|at|in|of|for)$/i.test(third);

/** Nouns that begin with the form of a verb: a gerund before 'of', and compounds with a base form. */
export const COMPOUND_NOUN_PATTERN =
  /^(?:\p{L}{3,}ing of|(?:build|run) (?:verification|pipelines?|systems?|process(?:es)?|automation|servers?|times?|failures?|tools?|quality|rates?)|test (?:equipment|cases?|data|results?|scripts?|environments?|reports?|suites?|coverage|automation)|(?:direct|open|clear|honest|close) (?:communication|feedback|dialogue|collaboration|ownership)|(?:code|design|test|work) quality|work (?:orders?|permits?|schedules?)|control (?:systems?|panels?))\b/iu;
