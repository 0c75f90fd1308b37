/** Requirements of languages, compared with the languages and levels of a record. */
import { describe, expect, it } from 'vitest';
import { indexPerson } from '../candidate/indexed-person';
import { judgeLanguages } from './languages';

const judgement = (requirement: string, levels: Record<string, string>, statements: string[] = []) =>
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
  );

const judge = (...given: Parameters<typeof judgement>) => judgement(...given)?.verdict;

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
    ['Fluency in German', 'Professional working proficiency', 'mentioned'],
    ['Fluency in German', 'Fluency', 'evidenced'],
    ['Fluent German', 'Lengua materna', 'evidenced'],
    ['Fluent German', 'Bilingue ou langue natale', 'evidenced'],
    ['Fluent German', 'Conoscenza madrelingua', 'evidenced'],
    ['Fluent German', 'Moedertaal of tweetalig', 'evidenced'],
    ['Fluent German', 'non-native', 'mentioned'],
    ['Fluent German', 'Competencia profesional completa', 'evidenced'],
    ['Fluent German', 'Capacité professionnelle complète', 'evidenced'],
    ['Fluent German', 'Conoscenza professionale completa', 'evidenced'],
    ['Fluent German', 'Volledige professionele vaardigheid', 'evidenced'],
    ['Fluent German', 'Conoscenza professionale', 'mentioned'],
    ['Good German', 'Competencia básica profesional', 'evidenced'],
    ['Good German', 'Competencia básica limitada', 'mentioned'],
    ['Good German', 'Compétence professionnelle limitée', 'mentioned'],
    ['Good German', 'Conoscenza professionale limitata', 'mentioned'],
    ['Good German', 'Beperkte werkvaardigheid', 'mentioned'],
    ['Good German', 'Basisvaardigheid', 'mentioned'],
    ['Good German', 'Conoscenza elementare', 'mentioned'],
    ['Good German', 'Conoscenza base', 'mentioned'],
    ['German on a daily basis', 'Limited working proficiency', 'mentioned'],
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

describe('the statement that is cited for a language', () => {
  const german = 'Ich habe die Abteilung mit dem Team und den Kollegen für die Werft geleitet.';

  it('is one in that language', () => {
    const english = 'I led the team of nine and opened the office in Oslo for the yard.';
    expect(judgement('Good German', {}, [english, german, german])).toMatchObject({
      verdict: 'evidenced',
      evidence: german,
      ref: 'statement-1',
    });
  });

  it('is missing without statements, and the language is a gap', () => {
    expect(judgement('Good English', {}, [])).toEqual({ verdict: 'gap' });
  });

  it('is cut if it is long', () => {
    const evidence = judgement('Good German', {}, [`${german} `.repeat(9)])?.evidence;
    expect(evidence).toMatch(/^Ich habe die Abteilung/);
    expect(evidence?.length).toBeLessThanOrEqual(400);
  });
});
