/** Which employers are stated for what their names say, and for what both readers agree on. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import type { ReadEntry } from '../../resume/experience/experience';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { confidenceOf, isDoubtful } from './confidence';
import type { EntryReading } from './readings';

/** Whether an employer of this probability is stated; `opinion` is the one that the rules read. */
const isStated = (name: string, title: string, probability: number, opinion?: string, isWeak = false) => {
  const pair = {
    probability,
    employer: { text: name, line: 5 },
    ...(title && { title: { text: title, line: 5 } }),
  };
  const reading = { employer: name, title, anchor: { isWeak }, best: pair, pairs: [pair] };
  const read = opinion === undefined ? undefined : { parts: { title, organisation: opinion } };
  const confidence = confidenceOf(reading as unknown as EntryReading, read as unknown as ReadEntry);
  return confidence >= PROSE_CONFIDENCE;
};

it('a dated employer without a title is stated if both readers agree or its legal form says what it is', () => {
  expect(isStated('Redwell', '', 0.57, 'Redwell')).toBe(true);
  expect(isStated('Redwell', '', 0.5, 'Redwell')).toBe(false);
  expect(isStated('Redwell', '', 0.57)).toBe(false);
  expect(isStated('Redwell', '', 0.57, 'Redwell', true)).toBe(false);
  expect(isStated('Redwell Ltd', '', 0.57)).toBe(true);
  expect(isStated('Redwell College', '', 0.57, 'Redwell College')).toBe(false);
});

it('a name that is a town is stated beside a known title if it is likely and both readers agree', () => {
  expect(isStated('Bergen', 'Plant Manager', 0.7, 'Bergen')).toBe(true);
  expect(isStated('Bergen', 'Plant Manager', 0.58, 'Bergen')).toBe(false);
  expect(isStated('Bergen', 'Plant Manager', 0.7)).toBe(false);
});

it('a name in small letters is stated beside a known title if both readers agree', () => {
  expect(isStated('redwell concepts', 'Plant Manager', 0.7, 'redwell concepts')).toBe(true);
  expect(isStated('redwell concepts', 'Plant Manager', 0.7)).toBe(false);
});

it('a student at a university is in doubt as a post, and a student assistant is not', () => {
  expect(isDoubtful({ employer: 'Velmont University', title: 'Student' })).toBe(true);
  expect(isDoubtful({ employer: 'Velmont University', title: 'Student Assistant' })).toBe(false);
});

const employersOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Mira Solberg', 'mira@example.com', '* WORK EXPERIENCE', ...lines].map((text) => paragraphOf(text)),
  ).roles.map(({ organisation }) => organisation);

it.each([['Remote'], ['Remote work'], ['Удалённо'], ['Zdalnie'], ['À distance']])(
  '%s below a title is not an employer',
  (text) => {
    expect(
      employersOf(
        'Plant Manager | 2019 - Present',
        text,
        '• Ran the plant',
        'Buyer | 2012 - 2019',
        'Nordhav Foods',
      ),
    ).not.toContain(text);
  },
);

it('a Russian legal form stays with the name in quotation marks after it', () => {
  expect(
    employersOf(
      'ООО «Издательство Нордхав» [ Директор ](2006 – текущее время).',
      'Ведение документооборота.',
      'ООО «Редвел»[ Системный администратор ](2002–2005)',
      'Проверка макетов.',
    ),
  ).toEqual(['ООО «Издательство Нордхав»', 'ООО «Редвел»']);
});

it('a name that another line of the entry repeats is as likely as both together', () => {
  const pairOf = (text: string, line: number) => ({
    probability: 0.45,
    employer: { text, line, from: 0, to: 9 },
  });
  const confidenceWith = (repeated: string) => {
    const pairs = [pairOf('Redwell Works', 5), pairOf(repeated, 9)];
    const reading = {
      employer: 'Redwell Works',
      title: '',
      anchor: { isWeak: false },
      best: pairs[0],
      pairs,
    };
    return confidenceOf(reading as unknown as EntryReading, undefined);
  };
  expect(confidenceWith('REDWELL WORKS Ltd.')).toBeGreaterThanOrEqual(PROSE_CONFIDENCE);
  expect(confidenceWith('Nordhav Works Ltd.')).toBeLessThan(PROSE_CONFIDENCE);
});
