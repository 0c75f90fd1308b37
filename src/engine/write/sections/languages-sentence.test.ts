import { expect, it } from 'vitest';
import type { TextFact } from '@/shared/record/facts';
import { composeProfile } from '..';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing';
import { languagesSentences } from './languages-sentence';

/** The sentence about languages that a source lists with their levels: 'Italian (Elementary)'. */
const sentenceOf = (...listed: string[]) => spokenBy('Edda Norling', ...listed);
const spokenBy = (name: string, ...listed: string[]) => {
  const facts = careerFacts({ name });
  const languages = listed.map(
    (quote, at): TextFact => ({
      id: `l${at}`,
      value: quote.split(' ')[0] ?? '',
      confidence: 1,
      spans: [{ source: 's1', quote }],
    }),
  );
  return languagesSentences(careerContextOf({ ...facts, languages }))[0]?.text;
};

it('languages at an elementary or limited level are omitted', () => {
  const text = sentenceOf(
    'Italian (Professional Working)',
    'Polish (Elementary)',
    'German (Limited Working)',
  );
  expect(text).toContain('Italian');
  expect(text).not.toMatch(/Polish|German/);
});

it.each([
  'German (Competencia básica limitada)',
  'German (Compétence professionnelle limitée)',
  'German (Conoscenza professionale limitata)',
  'German (Conoscenza elementare)',
  'German: conoscenza base',
  'German (Beperkte werkvaardigheid)',
  'German (Basisvaardigheid)',
])('a low level is recognised in the language of the source: %s', (listed) => {
  expect(sentenceOf('Italian (Professional Working)', listed)).not.toContain('German');
});

it.each(['madrelingua', 'moedertaal of tweetalig', 'bilingue ou langue natale'])(
  'a native level is recognised in the language of the source: %s',
  (level) => {
    expect(sentenceOf('Polish (C2)', `Italian (${level})`)).toMatch(/Italian.*Polish/);
    expect(sentenceOf('Polish (C2)', 'Italian (non-native)')).toMatch(/Polish.*Italian/);
  },
);

it('languages at an intermediate level are omitted, but not those above it', () => {
  const text = sentenceOf(
    'Italian (Intermediate)',
    'Polish (Upper-intermediate)',
    'German: B1',
    'Spanish: C1',
  );
  expect(text).toMatch(/Polish.*Spanish/);
  expect(text).not.toMatch(/Italian|German/);
});

it('a level belongs to the language before it in a row', () => {
  const facts = careerFacts({ name: 'Edda Norling' });
  const rows = [
    'Italian: Native ∙ Polish: Fluent ∙ German: Intermediate',
    'Italian: Native Polish: Fluent German: Basic',
  ];
  for (const quote of rows) {
    const languages = ['Italian', 'Polish', 'German'].map(
      (value, at): TextFact => ({ id: `l${at}`, value, confidence: 1, spans: [{ source: 's1', quote }] }),
    );
    const [sentence] = languagesSentences(careerContextOf({ ...facts, languages }));
    expect(sentence?.text).toMatch(/Italian.*Polish/);
    expect(sentence?.text).not.toContain('German');
  }
});

it('a level between two bars applies to all languages before it', () => {
  const facts = careerFacts({ name: 'Edda Norling' });
  const quote = 'Norwegian (Native) | English (Executive) | Dutch, Danish, Finnish (Basic)';
  const languages = ['Norwegian', 'English', 'Dutch', 'Danish', 'Finnish'].map(
    (value, at): TextFact => ({ id: `l${at}`, value, confidence: 1, spans: [{ source: 's1', quote }] }),
  );
  const [sentence] = languagesSentences(careerContextOf({ ...facts, languages }));
  expect(sentence?.text).toContain('Norwegian');
  expect(sentence?.text).not.toMatch(/Dutch|Danish|Finnish/);
});

it('the native language comes first, and English beside it is not called native', () => {
  expect(sentenceOf('English (Full Professional)', 'Italian (Native or Bilingual)')).toBe(
    'Edda speaks Italian and English.',
  );
});

it('the sentence about languages is worded differently for different people', () => {
  const names = [
    'Edda Norling',
    'Edda Aldmoor',
    'Edda Hathersage',
    'Edda Pellworm',
    'Edda Orla',
    'Edda Varn',
  ];
  const texts = names.map((name) =>
    spokenBy(name, 'Italian (Native or Bilingual)', 'Spanish (Full Professional)'),
  );
  expect([...new Set(texts)].sort()).toEqual([
    'Edda speaks Italian and Spanish.',
    'Italian and Spanish are among the languages that Edda speaks.',
  ]);
});

it('the languages of one line are joined as a list with ‘and’', () => {
  const facts = careerFacts({ name: 'Edda Norling', about: ['Planner with 22 years in two ports.'] });
  const value = 'Italian, Polish';
  const line: TextFact = { id: 'l', value, confidence: 1, spans: [{ source: 's1', quote: value }] };
  const { profile } = composeProfile({ ...facts, languages: [line] });
  expect(profile.meet_them).toMatch(/Italian and Polish/);
});

it('languages alone do not make an introduction', () => {
  const line: TextFact = {
    id: 'l',
    value: 'Italian',
    confidence: 1,
    spans: [{ source: 's1', quote: 'Italian' }],
  };
  expect(
    composeProfile({ ...careerFacts({ name: 'Edda Norling' }), languages: [line] }).profile.meet_them,
  ).toBe('');
});

it('a language in the name of a school is not stated as spoken', () => {
  expect(sentenceOf('Hebrew University of Varn', 'Italian (Native)')).not.toContain('Hebrew');
  expect(sentenceOf('Hebrew (Professional)', 'Italian (Native)')).toContain('Hebrew');
});
