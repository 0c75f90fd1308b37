import { expect, it } from 'vitest';
import { kindSharesOf, phraseKindsOf } from './classifier';
import { HASH_BUCKETS } from './features';
import { PHRASE_KINDS, type PhraseKind } from './kinds';

const likeliestKindOf = (phrase: string): PhraseKind => {
  const shares = phraseKindsOf(phrase);
  return PHRASE_KINDS.reduce((a, b) => (shares[b] > shares[a] ? b : a));
};

it.each<[string, PhraseKind]>([
  ['Veldara Trading & Contracting W.L.L.', 'organisation'],
  ['KARMONT INFRA PVT LTD', 'organisation'],
  ['Nordwick Logistics', 'organisation'],
  ['Brenford Insurance Brokers', 'organisation'],
  ['University of Velmont', 'school'],
  ['Karwick Engineering College', 'school'],
  ['Senior Piping Foreman', 'title'],
  ['MAINTENANCE AREA PLANNER', 'title'],
  ['Junior Medical Records Technician', 'title'],
  ['Hamburg, Germany', 'place'],
  ['prepare monthly reports for all of the branches', 'prose'],
])('the phrase classifier recognises the kind of %s: %s', (phrase, kind) => {
  expect(likeliestKindOf(phrase)).toBe(kind);
});

it('the phrase classifier ignores case and accents', () => {
  expect(phraseKindsOf('INGÉNIEUR QUALITÉ')).toEqual(phraseKindsOf('ingenieur qualite'));
});

it('the shares of the phrase classifier sum up to 1, also for a phrase without letters', () => {
  for (const phrase of ['', '—', '2014', 'Nordwick']) {
    const shares = Object.values(phraseKindsOf(phrase));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  }
  for (const unknown of ['—', 'Διευθύντρια Μάρκετινγκ', 'главный бухгалтер'])
    expect(phraseKindsOf(unknown)).toEqual(phraseKindsOf(''));
});

it('the phrase classifier adds up the given weights', () => {
  const weights = new Int8Array(HASH_BUCKETS * PHRASE_KINDS.length);
  const person = PHRASE_KINDS.indexOf('person');
  for (let row = 0; row < HASH_BUCKETS; row += 1) weights[row * PHRASE_KINDS.length + person] = 10;
  const shares = kindSharesOf('Rhea Osmont', { weights, scale: 0.1, bias: PHRASE_KINDS.map(() => 0) });
  expect(shares.person).toBeGreaterThan(0.9);
});

it('the phrase classifier reads only the beginning of a long phrase', () => {
  const long = `Nordwick ${'a b '.repeat(100_000)}`;
  expect(phraseKindsOf(long)).toEqual(phraseKindsOf(long.slice(0, 110)));
});
