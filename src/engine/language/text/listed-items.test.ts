import { expect, it } from 'vitest';
import { dutiesWithoutTo } from './listed-items';

const linesOf = (lines: string[]) =>
  dutiesWithoutTo(
    lines.map((value, at) => ({ id: `s${at}`, value, spans: [], confidence: 1, basis: 'stated' as const })),
  ).map(({ value }) => value);

it('duties in the infinitive lose their "To"', () => {
  expect(
    linesOf(['To train the growers', 'To maintain nine quays and to check scales', 'To Manage the crew']),
  ).toEqual(['Train the growers', 'Maintain nine quays and check scales', 'Manage the crew']);
});

it('a purpose before its act is no duty', () => {
  const line = 'To train the growers, I opened a school';
  expect(linesOf([line, 'To maintain nine quays', 'To manage the crew', 'To check scales'])).toContain(line);
});

it('two infinitives may be purposes of the lines before them', () => {
  expect(linesOf(['Built nine quays', 'To train the growers', 'To maintain quays'])).toContain(
    'To train the growers',
  );
});

it.each(['To report the head of port', 'To help desk and quays', 'To update the kit and to induct staff'])(
  'what would be misread stays as it is: %s',
  (line) => {
    expect(linesOf(['To train growers', 'To maintain quays', 'To manage crews', line]).at(-1)).toBe(line);
  },
);
