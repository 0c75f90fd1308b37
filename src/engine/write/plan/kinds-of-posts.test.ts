import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { personasOfKinds } from './kinds-of-posts';

type Post = [title: string, organisation: string, line: string];

const personasOf = (...posts: Post[]) => {
  const roles: CareerInput['roles'] = posts.map(([title, organisation, line], at) => ({
    title,
    organisation,
    start: `${2010 + at}`,
    end: `${2011 + at}`,
    statements: [line],
  }));
  const { achievements } = careerContextOf(careerFacts({ name: 'Edda Norling', roles }));
  return personasOfKinds(achievements, () => false).map(({ title, statements }) => [
    title,
    statements.length,
  ]);
};

it('posts that teach make a persona although their titles differ', () => {
  expect(
    personasOf(
      ['Lecturer in Botany', 'Quillmore College', 'Held weekly seminars with 40 students on grafting'],
      ['Orchard Mentor', 'Brillwater', 'Developed courses on pruning for students of nine farms'],
    ),
  ).toEqual([['Lecturer and Mentor', 2]]);
});

it('posts that lead make a persona of both fields', () => {
  expect(
    personasOf(
      ['Head of Strategy', 'Quillmore', 'Led corporate strategy of nine orchards'],
      ['Head of Operations', 'Brillwater', 'Oversaw the operations of nine mills'],
    ),
  ).toEqual([['Operations and Strategy Leader', 2]]);
});

it('a title of posts that lead says the common first word of two fields once', () => {
  expect(
    personasOf(
      ['Director of Yard Planning', 'Quillmore', 'Led corporate strategy of nine orchards'],
      ['Director of Yard Safety', 'Brillwater', 'Oversaw the operations of nine mills'],
    ),
  ).toEqual([[expect.stringMatching(/^Yard (?:Planning and Safety|Safety and Planning) Leader$/), 2]]);
});

it.each<[string, ...Post[]]>([
  [
    'one post',
    ['Lecturer in Botany', 'Quillmore College', 'Held weekly seminars with 40 students on grafting'],
  ],
  [
    'training models',
    ['AI Data Trainer', 'Quillmore', 'Built 40 courses of prompts for a model'],
    ['AI Trainer', 'Brillwater', 'Built 40 lessons of prompts for a model'],
  ],
  [
    'a noun that names no field',
    ['Consultant', 'Quillmore', 'Led the planning of nine mills'],
    ['Consultant', 'Brillwater', 'Led the planning of nine ports'],
  ],
])('%s makes no persona', (_, ...posts) => {
  expect(personasOf(...posts)).toEqual([]);
});

it('a title of posts that lead joins two fields and no more', () => {
  expect(
    personasOf(
      ['Head of Strategy', 'Quillmore', 'Led corporate strategy of nine orchards'],
      ['Head of Grafting and Pruning', 'Brillwater', 'Built the operations of four depots with 90 people'],
    ).map(([title]) => title),
  ).not.toContainEqual(expect.stringMatching(/ and .* and /));
});
