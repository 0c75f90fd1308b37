/** What lists of skills say about their entries. */
import { describe, expect, it } from 'vitest';
import type { Paragraph } from '../extract/types';
import { FactsBuilder } from '../facts-builder';
import { linesOfParagraphs } from '../layout/lines';
import { readResume } from './index';

const plain = (text: string): Paragraph => ({
  cells: [text],
  bold: false,
  size: 0,
  bullet: false,
  spaced: false,
  heading: false,
  flow: 0,
});
const HEAD = ['Inga Marlowe', 'Bergen, Norway', 'inga@example.com', 'Experience'];
const POST = ['Lead Data Scientist', 'Fjord & Stone', '2015 - Present', 'Skills'];
const skillsOf = (...lines: string[]) =>
  readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfParagraphs([...HEAD, ...POST, ...lines].map(plain)),
    'resume',
  ).skills.map(({ value }) => value);

describe('skills', () => {
  it('are read without notes of how long they were used', () => {
    expect(
      skillsOf('PHP (seven years’ experience)', 'Ruby (one year of experience)', 'MATLAB (R2020b)'),
    ).toEqual(['PHP', 'Ruby', 'MATLAB (R2020b)']);
  });

  it.each([
    ['at the beginning of a list', 'Miscellany: Just enough HTML, CSS, and Java'],
    ['by its label', 'Familiar with: HTML, CSS, Java'],
    ['by its level', 'Basic: HTML, CSS, Java'],
    ['behind each', 'Web: HTML (basic), CSS (beginner level), Java (some)'],
    ['before each', 'Web: basic knowledge of HTML | some knowledge of CSS | familiar with Java'],
  ])('are none that the list calls little %s', (_, line) => {
    const read = skillsOf('Languages: Python, Rust', line);
    expect(read).toEqual(expect.arrayContaining(['Python', 'Rust']));
    expect(read.join()).not.toMatch(/HTML|CSS|Java/);
  });

  it('go on after an entry that is called little', () => {
    expect(skillsOf('Python | familiar with Java | Rust')).toEqual(['Python', 'Rust']);
  });

  it('keep the label that they need', () => {
    expect(skillsOf('Data: SQL, management with pandas')).toContain('Data management with pandas');
  });

  it('are the labels of sentences, also of one letter', () => {
    const read = skillsOf(
      'GIS: I have mapped every harbour of the western coast with open tools for the port office.',
      'R: tidyverse, shiny',
    );
    expect(read).toEqual(expect.arrayContaining(['GIS', 'R']));
  });
});
