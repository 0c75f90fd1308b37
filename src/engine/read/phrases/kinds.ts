/** The kinds of short phrases in a career. */
export const PHRASE_KINDS = [
  'organisation',
  'school',
  'title',
  'place',
  'person',
  'skill',
  'prose',
  'mixture',
] as const;

export type PhraseKind = (typeof PHRASE_KINDS)[number];
