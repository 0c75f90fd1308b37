/** Trainings between the posts of a career, which nobody is employed for. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { isDoubtful } from './confidence';

/** The titles of the posts that are stated, in order. */
const titlesOf = (...lines: string[]) =>
  factsOfParagraphs(['Inga Marlowe', ...lines].map((line) => paragraphOf(line)))
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title }) => title);

it('a training in the list of posts is not stated as one', () => {
  expect(
    titlesOf(
      'Werdegang',
      '03.2016-07.2019 ¦ Velmont Software GmbH, Köln',
      'Softwareentwickler',
      '10.2015-02.2016 ¦ Nordhav College GmbH, Dortmund',
      'Fortbildung: Netzwerke unter Linux',
      '• Linux für Netze',
      '12.2003-01.2004 ¦ Fortbildung bei Redwell Informatik, Düsseldorf',
      '• Java',
      '02.2001-11.2003 ¦ Kestrelo AG, Bonn',
      'Softwareentwickler',
    ),
  ).toEqual(['Softwareentwickler', 'Softwareentwickler']);
  expect(
    titlesOf(
      'Professional Experience',
      '10.2015-07.2016 ¦ Nordhav College Ltd, Leeds',
      'Training: Networks with Linux',
      '02.2010-11.2014 ¦ Kestrelo Ltd, Leeds',
      'Software Developer',
      '2008-2010 ¦ Redwell Ltd, Leeds',
      'Training Manager',
    ),
  ).toEqual(['Software Developer', 'Training Manager']);
});

it.each([
  ['Studium zum Wirtschaftsingenieur', true],
  ['Fernstudium der Betriebswirtschaft', true],
  ['Berufsfachschule', true],
  ['Studienleiter', false],
  ['Einzelhandelskaufmann', false],
])('%s in place of a title is asked about: %s', (title, isAsked) => {
  expect(isDoubtful({ title, employer: 'Redwell Handel GmbH' })).toBe(isAsked);
});
