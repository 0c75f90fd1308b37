import { describe, expect, it } from 'vitest';
import { removeIntroductoryPhrase } from './introductory-phrases';
import { isFirstPerson, removePossessives, toThirdPerson } from './person';

describe('the first person', () => {
  it.each([
    [
      'I lead two teams and I enjoy writing plain notices',
      'leads two teams and enjoys writing plain notices',
    ],
    [
      'I supervise students and interns, and collaborate in nine mills',
      'supervises students and interns, and collaborates in nine mills',
    ],
    ['I am a firm believer in open source', 'is a firm believer in open source'],
    [
      'I believe that crews do well when pilots remove hurdles, provide clear words, and keep watch',
      'believes that crews do well when pilots remove hurdles, provide clear words, and keep watch',
    ],
    [
      'I know calm days follow when pilots clear hurdles, provide clear words, and keep watch',
      'knows calm days follow when pilots clear hurdles, provide clear words, and keep watch',
    ],
    ['I steer ships when needed, and teach pilots', 'steers ships when needed, and teaches pilots'],
    ['I build and scale mills in nine ports', 'builds and scales mills in nine ports'],
    ['I build, scale and lead teams', 'builds, scales and leads teams'],
    ["I've published 45 papers", 'has published 45 papers'],
    ['Today I lead procurement and I sit on its committee', 'leads procurement and sits on its committee'],
    ['I trained my team', 'trained the team'],
    ['As a harbour pilot, I guide ships of nine fleets', 'guides ships of nine fleets'],
    ['With 20 years in retail, I help founders', 'helps founders'],
    [
      'I lead two teams and I enjoy clear words, calm, and direct talk',
      'leads two teams and enjoys clear words, calm, and direct talk',
    ],
    ['I am helping people find their way and keep it', 'is helping people find their way and keep it'],
    ['I am curious, patient, and strive for calm', 'is curious, patient, and strives for calm'],
    ['I specialize in Rust, Perl and Go, with tests', 'specializes in Rust, Perl and Go, with tests'],
    [
      'I explore how sensors can guide crews, reduce waits and accelerate loading',
      'explores how sensors can guide crews, reduce waits and accelerate loading',
    ],
    ['I thrive in small crews, and am committed to calm', 'thrives in small crews, and is committed to calm'],
    ['Whether it’s planning berths, hiring crews, or both, I thrive on calm days', 'thrives on calm days'],
    ['As head of the yard, the docks and the fleet, I answer for nine ports', 'answers for nine ports'],
    [
      'I specialize in using AI and deep learning to steer ships',
      'specializes in using AI and deep learning to steer ships',
    ],
    ['I have nine years at sea and have held two offices', 'has nine years at sea and has held two offices'],
    ['I am keen on docks and applying my training to them', 'is keen on docks'],
    ['I moved our harbour to our new sensors', 'moved the harbour to the new sensors'],
    ['Last but not least, I built nine docks', 'built nine docks'],
    ['In close collaboration with pilots, towns, and owners, I plan nine docks', 'plans nine docks'],
    ['As head of a school, I guide nine crews', 'guides nine crews'],
    [
      'I help ports shape plans, win pilots, and moor ferries',
      'helps ports shape plans, win pilots, and moor ferries',
    ],
    [
      'I coach crews, helping them plan days and keep calm',
      'coaches crews, helping them plan days and keep calm',
    ],
    [
      'I work at the meeting of engineering, research operations and law',
      'works at the meeting of engineering, research operations and law',
    ],
    ['Previously, at a mill in Varn, I guided nine crews', 'guided nine crews'],
    ['As COO I oversaw nine docks, hiring 15 pilots', 'oversaw nine docks, hiring 15 pilots'],
    ['Using Moor.js, I built a chart of nine docks', 'built a chart of nine docks'],
    ['After 12 years at sea, I founded my own pilot firm in 2015', 'founded a pilot firm in 2015'],
    [
      'I hold a certificate in navigation, which allows me to steer ferries',
      'holds a certificate in navigation',
    ],
    ['I lead with calm and frank advice, coaching crews', 'leads with calm and frank advice, coaching crews'],
    [
      'I set nine courses, put pilots in charge and measure weekly',
      'sets nine courses, puts pilots in charge and measures weekly',
    ],
    ['I am a pilot but have also taught nine crews', 'is a pilot but has also taught nine crews'],
  ])('is converted in "%s"', (sentence, third) => {
    expect(toThirdPerson(sentence, undefined)).toBe(third);
  });

  it.each([
    'As a student of law, history and Greek, I led a choir of nine',
    'As a boy I was forever sketching ferries',
    'At college I was the sketcher of ferries',
    'At times I guide ships of nine fleets',
    'As I said, and as others did, I led a choir of nine',
  ])('is not converted in "%s"', (sentence) => {
    expect(toThirdPerson(sentence, undefined)).toBeUndefined();
  });

  it('is not converted if a pronoun would have to be guessed', () => {
    expect(toThirdPerson('I coded it for my holiday', undefined)).toBeUndefined();
    expect(toThirdPerson('I coded it for my holiday', 'her')).toBe('coded it for her holiday');
  });

  it('is found in "my" and "I", but not in "US" or a list of letters', () => {
    expect(isFirstPerson('Ensured my reports grew')).toBe(true);
    expect(isFirstPerson('Expanded in the US with A/I tools')).toBe(false);
    expect(isFirstPerson('Led the C&I works of Phase I in two ports')).toBe(false);
    expect(removePossessives('all of my direct reports')).toBe('all direct reports');
  });
});

it.each([
  ['As a senior member of the crew, opened nine docks', 'opened nine docks'],
  ['As head of the yard, successfully built nine docks', 'successfully built nine docks'],
  ['As part of the crew, opened nine docks', 'As part of the crew, opened nine docks'],
  ['As an intern of the yard, opened nine docks', 'As an intern of the yard, opened nine docks'],
])('a leading ‘As a <role>,’ is removed: %s', (line, rest) => {
  expect(removeIntroductoryPhrase(line)).toBe(rest);
});

it('a verb after a description of the person is put into the third person, even if it may be a noun', () => {
  expect(toThirdPerson('I am a pilot and sponsor a couple of ferries', undefined)).toBe(
    'is a pilot and sponsors a couple of ferries',
  );
  expect(toThirdPerson('I am a pilot and sponsor of ferries', undefined)).toBe(
    'is a pilot and sponsor of ferries',
  );
});

it('the means of an action is not removed as an introductory phrase', () => {
  const sentence = 'With the charts of the coast I have moored nine ferries';
  expect(removeIntroductoryPhrase(sentence)).toBe(sentence);
  expect(removeIntroductoryPhrase('With nine years at sea, I moor ferries')).toBe('I moor ferries');
});
