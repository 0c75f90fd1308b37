/** What a short phrase of a career may be. */
export const KINDS = [
  'organisation',
  'school',
  'title',
  'place',
  'person',
  'skill',
  'prose',
  'mixture',
] as const;

export type PhraseKind = (typeof KINDS)[number];
