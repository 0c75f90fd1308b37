/** Requirements of languages, compared with the languages and levels of a record. */
import { describe, expect, it } from 'vitest';
import { indexPerson } from '../candidate/indexed-person';
import { judgeLanguages } from './languages';

const judge = (requirement: string, levels: Record<string, string>, statements: string[] = []) =>
  judgeLanguages(
    requirement,
    indexPerson(
      {
        headline: '',
        posts: [],
        skills: [],
        credentials: [],
        places: [],
        languages: Object.entries(levels).map(([name, level]) => ({ name, level })),
        statements: statements.map((text, at) => ({ text, ref: `statement-${at}` })),
      },
      { year: 2026, month: 11 },
    ),
  )?.verdict;

describe('a required level of a language', () => {
  it.each([
    ['Business German', 'Professional working proficiency', 'evidenced'],
    ['Business German', 'Elementary proficiency', 'mentioned'],
    ['Business German', 'Limited working proficiency', 'mentioned'],
    ['Good German', 'Intermediate proficiency', 'mentioned'],
    ['Good German', 'basic working knowledge', 'mentioned'],
    ['Good German', 'débutant', 'mentioned'],
    ['Good German', 'básico', 'mentioned'],
    ['Good German', 'scolaire', 'mentioned'],
    ['Fluent German', 'not fluent', 'mentioned'],
    ['Fluent German', 'Alternative', 'mentioned'],
    ['Fluent German', 'Upper intermediate (B2)', 'mentioned'],
    ['Good German', 'B1 - B2', 'evidenced'],
    ['Fluent German', 'Native or bilingual proficiency', 'evidenced'],
    ['Fluent German', 'Muttersprache', 'evidenced'],
    ['Fluent German', 'Full professional proficiency', 'evidenced'],
    ['German', '', 'evidenced'],
  ])('%s is judged by the level %j as %s', (requirement, level, verdict) => {
    expect(judge(requirement, { German: level })).toBe(verdict);
  });
});

describe('a requirement of two languages', () => {
  it.each([
    ['English or German', 'evidenced'],
    ['Englisch oder Deutsch, verhandlungssicher', 'evidenced'],
    ['One of English, German and French', 'evidenced'],
    ['English and German', 'gap'],
    ['English at C1 level or above, and German', 'gap'],
    ['English and German, spoken or written', 'gap'],
    ['Deutsch und Englisch in Wort oder Schrift', 'gap'],
  ])('%s is judged by English alone as %s', (requirement, verdict) => {
    expect(judge(requirement, { English: 'C2' })).toBe(verdict);
  });
});

it.each([
  ['Italian', 'Ho diretto il reparto delle vendite e ho aperto la sede con i colleghi della filiale.'],
  ['Dutch', 'Ik heb de afdeling van het bedrijf geleid en met een team over de markt gesproken.'],
  ['Portuguese', 'Liderei a equipe de vendas da empresa e os projetos com o cliente para uma região.'],
  ['Spanish', 'Dirigí el equipo de ventas de la empresa y los proyectos con el cliente para la región.'],
])('statements in %s are evidence of the language', (language, statement) => {
  expect(judge(`Good ${language}`, {}, [statement, statement])).toBe('evidenced');
});
