/** Classifies the sentences of an 'About': how someone works, and what they are looking for. */

/** Beginnings of sentences about the way a person works: habits, preferences and beliefs, in their own words. */
export const WAY_OF_WORKING =
  /\b(?:I|he|she|they)(?: also| always| often| deeply| strongly| firmly| really| generally)* (?:aim|prefer|believe|like|care|value|work best|work closely|think best|expect|listen|ask|trust|answer|lead with|lead by|strive|need|do(?:n['’]t| not))\b|\b(?:my|his|her) (?:leadership |working |management )?(?:style|approach|philosophy|door|way of)\b|\bfirm believer\b|\b(?:reach|tell|call|ask|send) me\b|\bwork(?:ing)? (?:style|with me)\b|\b(?:lead|leads|leading) (?:with empathy|from the front|by example)\b|\bich (?:glaube|bevorzuge|lege wert|arbeite am liebsten)\b|\b(?:je crois|je préfère|acredito|prefiro|creo|prefiero)\b/i;

/** Beginnings of sentences about where a person is of most use, or what they want to do next, in their own words. */
export const SEEKING =
  /\b(?:speciali[sz](?:e|es|ed|ing)|help(?:s|ing)? (?:founders?|companies|boards?|teams?|organi[sz]ations?|businesses|ceos?|start-?ups?|leaders)|open to|best (?:suited|when|at)|focus(?:ed|es)? on|with a focus on|expertise in|sweet spot|work(?:s|ing)? (?:with|alongside) (?:founders?|boards?|companies|ceos?|investors)|at the intersection of|spezialisiert|schwerpunkt\w*|com foco em|com foco|foco em|enfocad[oa]|centré)\b/i;
