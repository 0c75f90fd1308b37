import { expect, it } from 'vitest';
import { type CareerFacts, emptyFacts, type SourceKind } from '@/shared/record/facts';
import { keepSentencesAboutPerson } from './about-person';

const buildText = (value: string) => ({ id: value, value, spans: [], confidence: 1 });
const buildSource = (kind: SourceKind, facts: Partial<CareerFacts>): CareerFacts => ({
  ...emptyFacts(),
  sources: [{ id: kind, kind, name: 'Interview' }],
  ...facts,
});
const keepSentences = (sentences: string[], name = 'Ines Calder') => {
  const own = buildSource('resume', { name: buildText(name) });
  const { facts, notices } = keepSentencesAboutPerson([
    own,
    buildSource('link', { statements: sentences.map(buildText) }),
  ]);
  return facts[1] ? facts[1].statements.map(({ value }) => value) : notices;
};

it('of a linked page, sentences that name the person and those that continue about them are kept', () => {
  const sentences = [
    'Saltmarsh Shipping grew by 300%.',
    'Its finance chief, Ines Calder, raised EUR 40 million.',
    'She closed the books in four days.',
    'The harbour was founded in 1780.',
    'She was the first ship of the line.',
    'Calder’s team has 18 people.',
  ];
  expect(keepSentences(sentences)).toEqual([sentences[1], sentences[2], sentences[5]]);
});

it('a linked page’s ‘I’ is the person only on a page of their own', () => {
  const said = 'I built a team of 18 people.';
  expect(keepSentences(['Ines Calder spoke to us.', 'The port slept.', said])).not.toContain(said);
  expect(keepSentences(['I am Ines Calder.', 'The port slept.', said])).toEqual(['I am Ines Calder.', said]);
});

it.each([
  ['names somebody else', ['Otto Calder led the port.', 'He left in 2019.']],
  ['only has a word like the name', ['It may be hunt season.']],
])('nothing is kept of a linked page that %s', (_, sentences) => {
  const name = sentences[0]?.includes('may') ? 'May Hunt' : 'Ines Calder';
  expect(keepSentences(sentences, name)).toEqual([
    { kind: 'unread', about: 'Interview', message: expect.stringContaining(`nothing about ${name} by name`) },
  ]);
});

it('a resume on a linked page is kept only if it has the person’s name', () => {
  const own = buildSource('url', { name: buildText('Ines Calder') });
  const page = (name: string) =>
    buildSource('link', { name: buildText(name), skills: [buildText('Treasury')] });
  expect(keepSentencesAboutPerson([own, page('Dr. Ines M. Calder')]).facts).toHaveLength(2);
  expect(keepSentencesAboutPerson([own, page('Otto Brandt')]).facts).toHaveLength(1);
});

it('the person’s name is found in a linked page without spaces around it', () => {
  expect(keepSentences(['李小明在新加坡领导运营。'], '李小明')).toEqual(['李小明在新加坡领导运营。']);
});
