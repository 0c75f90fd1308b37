/** Resumes in formats without styles: a .doc file, a page saved by a word processor. */
import { describe, expect, it } from 'vitest';
import type { Paragraph } from '../extract/types';
import { FactsBuilder } from '../facts-builder';
import { linesOfPages, linesOfParagraphs } from '../layout/lines';
import { pageOf } from '../testing/pdf-items';
import { readResume } from './index';

const plainParagraph = (text: string): Paragraph => ({
  cells: [text.replace(/^• /, '')],
  bold: false,
  size: 0,
  bullet: text.startsWith('• '),
  spaced: false,
  heading: false,
  flow: 0,
});
const factsOf = (lines: string[]) =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfParagraphs(lines.map(plainParagraph)), 'resume');
const postsOf = (facts: ReturnType<typeof factsOf>) =>
  facts.roles.map((role) => [role.title, role.organisation]);
const valuesOf = (facts: { value: string }[]) => facts.map((fact) => fact.value);

const HEAD = ['Inga Marlowe', 'Director of Analytics', 'Bergen, Norway', 'inga@example.com'];
const EXPECTED = [
  ['Director of Analytics', 'Pelagia'],
  ['Lead Data Scientist', 'Fjord & Stone'],
];

describe('paragraphs without styles', () => {
  it('have title, company and dates in any order, following the first entry', () => {
    const orders = [
      (title: string, company: string, dates: string) => [title, company, dates],
      (title: string, company: string, dates: string) => [company, dates, title],
      (title: string, company: string, dates: string) => [dates, title, company],
    ];
    for (const order of orders) {
      const facts = factsOf([
        ...HEAD,
        'Work Experience(2)',
        ...order('Director of Analytics', 'Pelagia', 'Feb 2020 - Present'),
        'Grew the group from 4 to 31',
        'Launched forecasting in 900 stores',
        ...order('Lead Data Scientist', 'Fjord & Stone', 'Jan 2016 - Jan 2020'),
        'Built the pricing engine',
      ]);
      expect(postsOf(facts)).toEqual(EXPECTED);
    }
  });

  it('are entries if they are list items above their dates', () => {
    const facts = factsOf([
      ...HEAD,
      'Experience',
      '• Director of Analytics, Pelagia',
      'Feb 2020 - Present',
      '• Grew the group',
      '• Lead Data Scientist, Fjord & Stone',
      'Jan 2016 - Jan 2020',
      '• Built the pricing engine',
    ]);
    expect(postsOf(facts)).toEqual(EXPECTED);
  });

  it('have each skill whole, and programming languages as skills', () => {
    const facts = factsOf([
      ...HEAD,
      'Skills',
      'Forecasting',
      'scikit-learn',
      'dbt',
      'Languages',
      'Python',
      'R',
    ]);
    expect(valuesOf(facts.skills)).toEqual(['Forecasting', 'scikit-learn', 'dbt', 'Python', 'R']);
  });

  it('have certificates below their dates', () => {
    const facts = factsOf([
      ...HEAD,
      'Certificates',
      'Mar 2010',
      'Master Black Belt',
      'ASQ',
      'Nov 2013',
      'Certified Planner',
      'APICS',
    ]);
    expect(valuesOf(facts.certifications)).toEqual(['Master Black Belt', 'Certified Planner']);
  });
});

describe('headings next to their text', () => {
  it('begin a section in the row of its first entry', () => {
    const page = pageOf([
      [
        [40, 0, 16, 'Inga Marlowe', 'b'],
        [40, 30, 10, 'EXPERIENCE', 'b'],
        [160, 0, 10, 'Pelagia, Director of Analytics', 'b'],
        [460, 0, 10, '2020-02 — Present'],
        [175, 16, 10, 'Grew the group from four people to thirty-one.'],
        [160, 24, 10, 'Fjord & Stone, Lead Data Scientist', 'b'],
        [460, 0, 10, '2016-01 — 2020-01'],
        [40, 30, 10, 'SKILLS', 'b'],
        [160, 0, 10, 'Forecasting, Pricing'],
      ],
    ]);
    const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([page]), 'resume');
    expect(postsOf(facts)).toEqual(EXPECTED);
    expect(valuesOf(facts.skills)).toEqual(['Forecasting', 'Pricing']);
  });
});

describe('the parts of a line without styles', () => {
  it('are told apart: title, company and city', () => {
    const facts = factsOf([
      ...HEAD,
      'Berufserfahrung',
      '01/2019 – heute Leiter Produktion, Nordwerk GmbH, Hamburg',
      '2012 – 2018 Vice President, Human Resources, Marlow Stores Ltd, Dayton, OH',
    ]);
    expect(facts.roles.map((role) => role.organisation)).toEqual(['Nordwerk GmbH', 'Marlow Stores Ltd']);
  });
});
