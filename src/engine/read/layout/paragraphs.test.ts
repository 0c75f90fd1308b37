import { describe, expect, it } from 'vitest';
import { joinLines } from './paragraphs';
import type { LineBreaks } from './wrapped-text';

const EDGE = 400;
const line = (text: string, right = EDGE) => ({ text, x: 40, right, size: 10, gap: 1.2, page: 1 });
const joinedTextsOf = (breaks: LineBreaks, ...lines: ReturnType<typeof line>[]) =>
  joinLines(lines, breaks).map(({ text }) => text);

describe('a list item that its author broke into lines', () => {
  const list = [
    line('• Opened nine shops in two countries, each in a month.', 360),
    line('• Built a plan for a new Referral', 200),
    line('Marketing platform; moved nine shops to it, and the depots.', 380),
    line('• Hired 40 growers.', 140),
  ];

  it('continues if the list’s items are known to begin with bullets', () => {
    expect(joinedTextsOf('never-hyphenates', ...list)).toEqual([
      'Opened nine shops in two countries, each in a month.',
      'Built a plan for a new Referral Marketing platform; moved nine shops to it, and the depots.',
      'Hired 40 growers.',
    ]);
  });

  it.each([
    ['a heading', line('Key Achievements', 120)],
    ['a label', line('Tools: saws, axes, ropes and a plan.', 240)],
  ])('ends before %s', (_, next) => {
    const item = joinedTextsOf('never-hyphenates', ...list.slice(0, 2), next)[1];
    expect(item).toBe('Built a plan for a new Referral');
  });
});

describe('a line that begins with a dash', () => {
  it('continues a sentence whose line was full', () => {
    expect(
      joinedTextsOf(
        'hyphenates',
        line('Led the mills of the valley at every scale'),
        line('— from one to nine.', 200),
      ),
    ).toEqual(['Led the mills of the valley at every scale — from one to nine.']);
  });

  it('is an item after a line that had room', () => {
    expect(
      joinedTextsOf('hyphenates', line('Tasks of the mill', 120), line('– led nine presses', 200)),
    ).toEqual(['Tasks of the mill', 'led nine presses']);
  });
});
