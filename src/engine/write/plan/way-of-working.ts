/** Patterns for sentences of an 'About' text: how a person works, what moves them, and where they are of most use. */
import { anyOf } from '../../language/text/word-lists';

/** Beginnings of sentences about the way a person works: habits, preferences and beliefs, in their own words. */
export const WAY_OF_WORKING_PATTERN = anyOf(
  [
    String.raw`\b(?:I|he|she|they)(?: also| always| often| deeply| strongly| firmly| really| generally)* (?:aim|prefer|believe|like|care|value|work best|work closely|think best|expect|listen|ask|trust|answer|lead with|lead by|strive|need|do(?:n['’]t| not)|put (?:everything|things)|try to (?:give|listen|lead|keep|make|understand|leave)|see (?:[^\s.;:]+ ){1,12}as)\b`,
    String.raw`\b(?:my|his|her) (?:leadership |working |management )?(?:style|approach|philosophy|door|way of)\b`,
    String.raw`\bfirm believer\b|\b(?:reach|tell|call|ask|send) me\b|\bwork(?:ing)? (?:style|with me)\b`,
    String.raw`\b(?:describe|know) (?:me|him|her) (?:as|for)\b`,
    String.raw`\b(?:lead|leads|leading) (?:with empathy|from the front|by example)\b`,
    String.raw`\bich (?:glaube|bevorzuge|lege wert|arbeite am liebsten)\b`,
    String.raw`\b(?:je crois|je préfère|acredito|prefiro|creo|prefiero)\b`,
  ],
  { flags: 'i' },
);

/** A person's motives and interests, which suit the user manual as well as the introduction. */
export const MOTIVE_PATTERN =
  /\b(?:I|he|she|they)(?:['’]m| am| is)?(?: also| always| deeply| truly| really| genuinely| especially)* (?:love|enjoy|thrive|invest in|empower|encourage|foster|mentor|coach|take pride|passionate|excited by|driven by|fuel+ed|motivated by|energi[sz]ed|inspired by|committed to)|\bbrings? an? [^.]{3,60}\bapproach\b|^passionate about\b|\bpassion for\b|\bculture of\b/i;

/** Sentences about the work for which a person is best suited, in their own words. */
export const SPECIALITY_PATTERN = anyOf(
  [
    String.raw`\b(?:I|he|she|they) (?:also |mainly |primarily )?(?:speciali[sz]e|focus|work at the intersection|thrive at the intersection|am at my best)`,
    String.raw`\b(?:speciali[sz]es|expertise|sweet spot|focus|strengths?|niche|specialt(?:y|ies)|specialit(?:y|ies)) (?:is|are|lies?|in|spans|on|includes?)\b`,
    String.raw`\bexperience spans\b|\bbest (?:suited|when|at)\b|\bat the intersection of\b`,
    String.raw`^speciali[sz](?:ed|ing|es) in\b|\bis speciali[sz]ed in\b`,
    // What somebody joins or turns into something else: 'a background combining law and ports'.
    String.raw`\bbackground (?:combining|uniting|bridging|blending)\b|\bapproach to (?:translating|turning|converting|solving|reducing|building|designing|making|bringing)\b`,
    String.raw`\b(?:skilled|adept|experienced|expert) (?:in|at) (?:translating|turning|converting|bridging|connecting|combining)\b`,
    String.raw`\b(?:leadership|career|work|practice) (?:spans|covers|sits at)\b|\bI help\b|spezialisiert`,
    String.raw`schwerpunkt\w*|com foco em|com foco|foco em|enfocad[oa]|centré`,
  ],
  { flags: 'i' },
);

/** What a person wants to achieve for others by their work: 'My mission is to help growers keep their harvest'. */
export const AIM_PATTERN =
  /^(?:my|his|her) (?:[\p{L}-]+ )?(?:goal|aim|mission|purpose|objective) (?:is|has been|has always been) to\b/iu;
