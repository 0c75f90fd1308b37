import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUPERPOWER_KEYWORDS, superpowerIcons } from './superpower-icons';

const superpower = (title: string, description = '') => ({ title, description });
const vocabulary = Object.values(SUPERPOWER_KEYWORDS).flatMap((keywords) => keywords.split(' '));
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...vocabulary)).map((words) => words.join(' ')),
);
const anyPower = fc.record({ title: anyText, description: anyText });

describe('superpowerIcons', () => {
  it('gives every superpower a different icon', () => {
    fc.assert(
      fc.property(fc.array(anyPower, { maxLength: 50 }), (powers) => {
        const icons = superpowerIcons(powers);
        expect(icons).toHaveLength(powers.length);
        expect(new Set(icons).size).toBe(icons.length);
      }),
    );
  });

  it('is deterministic', () => {
    fc.assert(
      fc.property(fc.array(anyPower, { maxLength: 20 }), (powers) => {
        expect(superpowerIcons(powers)).toEqual(superpowerIcons(structuredClone(powers)));
      }),
    );
  });

  it('matches the words of title and description', () => {
    expect(
      superpowerIcons([
        superpower('Finds the constraint', 'Two weeks of interviews and one spreadsheet.'),
        superpower('Sets the rhythm', 'A calendar of few meetings.'),
        superpower('Grows successors'),
        superpower('A steady hand', 'Calm in a crisis.'),
      ]),
    ).toEqual(['target', 'metronome', 'sprout', 'anchor']);
  });

  it('lets a title keep the icon that an earlier description merely mentions', () => {
    const icons = superpowerIcons([
      superpower('Quiet authority', 'Negotiates when asked.'),
      superpower('Negotiation', 'Deals that hold.'),
    ]);
    expect(icons[1]).toBe('handshake');
    expect(icons[0]).not.toBe('handshake');
  });

  it('repeats icons if there are more superpowers than icons', () => {
    const icons = superpowerIcons(Array.from({ length: 80 }, () => superpower('x')));
    expect(icons).toHaveLength(80);
    expect(new Set(icons).size).toBeLessThan(80);
  });
});
