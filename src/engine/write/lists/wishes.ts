/** Matches sentences about what the person hopes for or where they may work, which are not about the career so far. */
export const WISH_SENTENCE_PATTERN =
  /\b(?:seeking|looking (?:for|to)|open to|relocat\w+|willing to|interested in|aspir\w+|eager to|committed to|hop(?:e|ing) to|wants? to|welcomes? (?:\p{L}+ ){0,3}(?:roles?|positions?|seats?|mandates?|opportunit\w+|invitations?)|available for|would like|ready to|(?:suitable|preferred|target|desired) (?:industr(?:y|ies)|sectors?|roles?)|objective|visa|passport|citizen\w*|next (?:role|position|opportunity|challenge))\b/iu;
