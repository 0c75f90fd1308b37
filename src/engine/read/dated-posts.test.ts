import { expect, it } from 'vitest';
import type { RoleFact } from '@/shared/record/facts';
import { separateDatedPosts } from './dated-posts';
import { FactsBuilder } from './facts-builder';

const builder = new FactsBuilder('s1', 'linkedin-pdf');
const roleWith = (lines: readonly string[]): RoleFact => ({
  id: 'role-1',
  title: 'Head of Fleet',
  organisation: 'Nordhav Shipping',
  start: { year: 2007, month: 3 },
  end: { year: 2013, month: 6 },
  spans: [builder.span({ page: 1, quote: 'Head of Fleet' })],
  confidence: 0.97,
  statements: lines.map((line) => builder.text('statement', line, { page: 1, quote: line })),
  kind: 'employment',
});
const told = (lines: readonly string[]) =>
  separateDatedPosts(builder, roleWith(lines)).map(({ title, start, end, statements }) => ({
    title,
    from: start?.year,
    to: end === 'present' ? end : end?.year,
    lines: statements.map(({ value }) => value),
  }));

it('gives the lines below a dated title to a post with these dates', () => {
  expect(
    told([
      'Jun 2012 - Present: Head of Fleet / Head of Fleet Design',
      'Led nine ferries',
      'Mar 2008 - Jun 2012: Port Manager, Larkham',
      'Rebuilt the north quay',
    ]),
  ).toEqual([
    { title: 'Head of Fleet', from: 2012, to: 2013, lines: ['Led nine ferries'] },
    { title: 'Port Manager, Larkham', from: 2008, to: 2012, lines: ['Rebuilt the north quay'] },
  ]);
});

it('keeps the post for the lines above the first dated title', () => {
  expect(
    told(['Ran the ferries of two ports', 'Port Manager (2010 - 2011)', 'Fleet Engineer (2009 - 2010)']).map(
      ({ title, lines }) => [title, lines.length],
    ),
  ).toEqual([
    ['Head of Fleet', 1],
    ['Port Manager', 0],
    ['Fleet Engineer', 0],
  ]);
});

it('reads a title of general words beside certain ones', () => {
  const lines = [
    '2011 - 2013: Fleet Manager',
    '2010 - 2011: Head of Ports, Inland',
    '2009 - 2010: Port Engineer',
  ];
  expect(told(lines)).toHaveLength(3);
});

it.each([
  ['a single dated title', ['Mar 2008 - Jun 2012: Port Manager', 'Rebuilt the quay']],
  ['dates outside those of the post', ['2001 - 2003: Port Manager', '2003 - 2005: Fleet Engineer']],
  ['sentences with dates', ['From 2009 to 2010 the manager rebuilt it.', 'From 2010 to 2011 he ran it.']],
])('leaves a post whole with %s', (_, lines) => {
  expect(told(lines)).toEqual([{ title: 'Head of Fleet', from: 2007, to: 2013, lines }]);
});
