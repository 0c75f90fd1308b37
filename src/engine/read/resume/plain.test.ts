/** Resumes in formats without styles: a .doc file, a page saved by a word processor. */
import { describe, expect, it } from 'vitest';
import type { Paragraph } from '../extract/types';
import { FactsBuilder } from '../facts-builder';
import { linesOfPages, linesOfParagraphs } from '../layout/lines';
import { factsOfParagraphs, paragraphOf } from '../testing/paragraphs';
import { pageOf } from '../testing/pdf-items';
import { readResume } from './index';
import { findPlace } from './place-candidates';

const plainParagraph = (text: string): Paragraph => ({
  cells: [text.replace(/^• /, '')],
  bold: false,
  size: 0,
  bullet: text.startsWith('• '),
  spaced: false,
  heading: false,
  flow: 0,
});
const read = (lines: string[]) =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfParagraphs(lines.map(plainParagraph)), 'resume');
const postsOf = (facts: ReturnType<typeof read>) =>
  facts.roles.map((role) => [role.title, role.organisation]);
const valuesOf = (facts: { value: string }[]) => facts.map((fact) => fact.value);

const HEAD = ['Inga Marlowe', 'Director of Analytics', 'Bergen, Norway', 'inga@example.com'];
const EXPECTED = [
  ['Director of Analytics', 'Pelagia'],
  ['Lead Data Scientist', 'Fjord & Stone'],
];

describe('paragraphs without styles', () => {
  it('reads title, company and dates in any order, following the first entry', () => {
    const orders = [
      (title: string, company: string, dates: string) => [title, company, dates],
      (title: string, company: string, dates: string) => [company, dates, title],
      (title: string, company: string, dates: string) => [dates, title, company],
    ];
    for (const order of orders) {
      const facts = read([
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

  it('reads list items above their dates as entries', () => {
    const facts = read([
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

  it('keeps each skill whole, and reads programming languages as skills', () => {
    const facts = read([...HEAD, 'Skills', 'Forecasting', 'scikit-learn', 'dbt', 'Languages', 'Python', 'R']);
    expect(valuesOf(facts.skills)).toEqual(['Forecasting', 'scikit-learn', 'dbt', 'Python', 'R']);
  });

  it('reads certificates below their dates', () => {
    const facts = read([
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
  it('begins a section in the row of its first entry', () => {
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

describe('employers and places', () => {
  it('separates title, company and city in one line', () => {
    const facts = read([
      ...HEAD,
      'Berufserfahrung',
      '01/2019 – heute Leiter Produktion, Nordwerk GmbH, Hamburg',
      '2012 – 2018 Vice President, Human Resources, Marlow Stores Ltd, Dayton, OH',
    ]);
    expect(facts.roles.map((role) => role.organisation)).toEqual(['Nordwerk GmbH', 'Marlow Stores Ltd']);
  });

  it.each([
    ['4410 Cedar Hollow Rd, Columbus, OH 43004 • (614) 555-0135', 'Columbus, OH'],
    ['Ciudad de México | 55 5555 0147 | mf@mail.example', 'Ciudad de México'],
    ['Hamburg · lukas@mail.example · +49 40 5550123', 'Hamburg'],
    ['Ulice Lipová 12, 602 00 Brno (Czech Republic)', 'Brno, Czech Republic'],
    ['12, Lotus Apartment, Sundar Nagar. Pune - 411023.', 'Pune'],
    ['7-A, Jasmine Nagar Jaipur Rajasthan', 'Jaipur, Rajasthan'],
    ['3 rue de Belle – 38000 Grenoble', 'Grenoble'],
    ['Grenzweg 4, 10439 Berlin', 'Berlin'],
    ['Gurgaon, Haryana', 'Gurgaon, Haryana'],
  ])('finds the place in %s', (text, place) => {
    expect(findPlace(linesOfParagraphs([plainParagraph(text)]))?.text).toContain(place);
  });
});

it('joins the last word of a certificate with the full line above', () => {
  const page = pageOf([
    [
      [40, 0, 16, 'Inga Marlowe', 'b'],
      [40, 30, 12, 'Certifications', 'b'],
      [40, 16, 10, 'Tidewater Certified Sales Cloud'],
      [40, 12, 10, 'Consultant'],
      [40, 12, 10, 'Harbour Revenue Planning'],
    ],
  ]);
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([page]), 'resume');
  expect(valuesOf(facts.certifications)).toEqual([
    'Tidewater Certified Sales Cloud Consultant',
    'Harbour Revenue Planning',
  ]);
});

it('the level of a group of skills is not read as a skill', () => {
  const facts = factsOfParagraphs(
    ['Mira Solberg', 'SKILLS', 'Expert: SQL, Python', 'Rusty/Basic: Go, Rust'].map((text) =>
      paragraphOf(text),
    ),
  );
  expect(facts.skills.map(({ value }) => value)).toEqual(['SQL', 'Python', 'Go', 'Rust']);
});

it('a former LinkedIn URL with its number is not turned into another one', () => {
  const urlOf = (address: string) =>
    factsOfParagraphs(['Mira Solberg', address].map((text) => paragraphOf(text))).linkedinUrl;
  expect(urlOf('linkedin.com/pub/mira-solberg/12/345/678')).toBeUndefined();
  expect(urlOf('linkedin.com/in/mira-solberg')).toBe('https://www.linkedin.com/in/mira-solberg');
});

it('a degree is read without the word that leads to it', () => {
  const { education } = factsOfParagraphs(
    ['Mira Solberg', 'EDUCATION', 'Velmont University, 2012 - 2014', 'for Master of Science in Physics'].map(
      (text) => paragraphOf(text),
    ),
  );
  expect(education[0]).toMatchObject({ degree: 'Master of Science', field: 'Physics' });
});
