/** Employers of posts without titles, in the one line of each entry that is set like those of the others. */
import { expect, it } from 'vitest';
import { linesOfParagraphs } from '../../layout/lines';
import { paragraphOf } from '../../testing/paragraphs';
import { anchoredLinesOf } from '../entry-lines/anchors';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { preferEmployerLines } from './employer-lines';

/** The employers of entries whose names the model gives these probabilities, each name in a line of this size. */
const employersOf = (size: number, names: readonly (readonly [string, number])[]) => {
  const section = anchoredLinesOf(
    linesOfParagraphs(
      names.flatMap(([name], index) => [
        paragraphOf(`* ${name}`, { size }),
        paragraphOf('* A company that makes networks for', { size: 10 }),
        paragraphOf('* banks and hospitals of the north.', { size: 10 }),
        paragraphOf(`* 0${index + 1}/${2018 - 3 * index} - 0${index + 3}/${2020 - 3 * index}`, { size: 8 }),
        paragraphOf('• Moved the modules to a new kernel', { size: 10 }),
      ]),
    ),
  );
  const scope = {
    section,
    entries: section.anchors.map((anchor) => ({ anchor })),
  } as unknown as PreparedScope;
  const pairs = names.map(([text, probability], index) => {
    const line = (section.anchors[index]?.at ?? 0) - 3;
    const employer = { text, line, from: 0, to: text.length };
    return [{ probability: 1 - probability }, { employer, probability }] as unknown as Pair[];
  });
  return preferEmployerLines(scope, pairs).map(([best]) => best?.employer?.text);
};

const NAMES = [
  ['Nordhav Networks Ltd', 0.7],
  ['Redwell', 0.3],
  ['Vestra', 0.2],
  ['Kestrelon', 0.3],
] as const;

it('names in lines of their own size are employers together, although most are unlikely by themselves', () => {
  expect(employersOf(12, NAMES)).toEqual(['Nordhav Networks Ltd', 'Redwell', 'Vestra', 'Kestrelon']);
});

it('lines that are set like others of their entry say nothing of each other', () => {
  expect(employersOf(10, NAMES)).toEqual([undefined, undefined, undefined, undefined]);
});

it('where none of the names is likely, none is preferred', () => {
  const unlikely = NAMES.map(([name]) => [name, 0.4] as const);
  expect(employersOf(12, unlikely)).toEqual([undefined, undefined, undefined, undefined]);
});
