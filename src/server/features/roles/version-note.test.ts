import { describe, expect, it } from 'vitest';
import { VERSION_LIMITS } from '@/shared/limits';
import type { LineWithSpans } from './candidate/lines';
import { composeNote } from './version-note';

const line = (text: string, section: LineWithSpans['section'] = 'description'): LineWithSpans => ({
  ref: text,
  section,
  text,
  kind: 'statement',
  sourced: true,
  spans: [],
});
const HEAD = line('Ines Holm is Finance Director at Brill Cold Stores.');
const BUILT = line('In that role, Ines built a forecast for 14 depots.');
const CLOSED = line('There, Ines closed the books in six days instead of 21.');
const EARLIER = line('At Ostrava Glass, Ines raised £6m of venture debt.');
const CREDENTIAL = line('ACA, ICAEW', 'certifications');
const LINES = [HEAD, BUILT, CLOSED, EARLIER, CREDENTIAL];
const EMPLOYERS = ['Brill Cold Stores', 'Ostrava Glass'];
const note = (shown: LineWithSpans[], lines = LINES, employers = EMPLOYERS) =>
  composeNote(
    shown.map((line) => ({ line, text: line.text })),
    lines,
    employers,
  ).split('\n');

describe('the note of a version', () => {
  it('shows a sentence that points to another together with it', () => {
    expect(note([CREDENTIAL, BUILT])).toEqual([CREDENTIAL.text, `${HEAD.text} ${BUILT.text}`]);
  });

  it('shows all sentences about the same role in one line', () => {
    expect(note([CLOSED, EARLIER, HEAD, BUILT])).toEqual([
      `${HEAD.text} ${BUILT.text} ${CLOSED.text}`,
      EARLIER.text,
    ]);
  });

  it.each([
    'There, Ines opened two plants.',
    'In that post Ines opened two plants.',
    'Alongside this, Ines is a trustee.',
    'In dieser Funktion eröffnete Ines zwei Werke.',
    'Dans ce poste, Ines a ouvert deux usines.',
  ])('never begins a line with what points to another: %s', (text) => {
    const pointing = line(text);
    expect(note([pointing], [HEAD, pointing])).toEqual([`${HEAD.text} ${text}`]);
    // What it points to is not among the lines, or belongs to another section.
    expect(note([pointing], [pointing])).toEqual(['']);
    expect(note([pointing], [line(HEAD.text, 'meetIntro'), pointing])).toEqual(['']);
  });

  it('goes back to the sentence that names the employer', () => {
    const between = line('Ines reports to the board.');
    expect(note([CLOSED], [HEAD, between, CLOSED])).toEqual([`${HEAD.text} ${between.text} ${CLOSED.text}`]);
    expect(note([CLOSED], [line('Ines likes numbers.'), CLOSED])).toEqual(['']);
  });

  it('leaves out what another line says, and prefers the one that names its employer', () => {
    const again = line('Closed the books of Brill Cold Stores in six days instead of 21.', 'personas');
    const lines = [...LINES, again];
    expect(note([again, CLOSED], lines)).toEqual([again.text]);
    expect(note([CLOSED, again], lines)).toEqual([again.text]);
  });

  it('stays within the limits', () => {
    const lines = Array.from({ length: 9 }, (_, index) =>
      line(`Opened depot${index} in town${index} by ${index + 2000}.`),
    );
    expect(note(lines, lines)).toHaveLength(5);
    const long = ['alpha', 'bravo', 'gamma'].map((word) => line(`${word} `.repeat(VERSION_LIMITS.note / 12)));
    expect(note(long, long).join('\n').length).toBeLessThanOrEqual(VERSION_LIMITS.note);
  });
});
