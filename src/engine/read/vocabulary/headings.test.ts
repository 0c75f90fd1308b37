/** Headings in other words, languages and spellings. */
import { expect, it } from 'vitest';
import { type SectionKind, sectionKinds } from './headings';

const HEADINGS: Partial<Record<SectionKind, string>> = {
  education:
    'AUS- UND WEITERBILDUNGEN|EDUCITIONAL BACKGROUND:|ACADEMIC QUALIFFICATION|Academic Credential|Utbildning och kurser|Vzdělání|Tanulmányok|Educație și formare|Titulaciones|Historial académico|ŵFormation',
  skills:
    'Навыки и языки|Destrezas|STRENGTH:|Techincal Skills|UMIEJĘTNOŚCI MIĘKKIE|NARZĘDZIA I TECHNOLOGIE|COMPÉTENCES ET SAVOIR-FAIRE|Personal Attributes|Dovednosti|Умения',
  languages: 'LANGUAGES KNOWN|Språkkunskaper|Jazykové znalosti|Nyelvtudás|Мови',
  interests:
    'INTÉRÊTS ET LOISIRS|Centres d’intérêts|INTREST AND HOBBIES:|Field of Interests|Leisure Pursuits|Fritidsintressen|Увлечения',
  experience:
    'FREIBERUFLICHE TÄTIGKEIT|Berufserfahrung im Angestelltenverhältnis|POZOSTAŁE DOŚWIADCZENIE|Experiencia Educativa y Formadora|Arbejdserfaring|EXPERIÊNCIA PROFISSIONAL|JETZIGE ARBEIT|Arbeit in der Vergangenheit|Poste actuel|Empleo actual|Lavoro attuale|ESPERIENZE LAVORATIVE O DI STAGE|Historial de trabajo|Expériences antérieures|Carrière|Опыт работы — 13 лет 9 месяцев|đ Expérience professionnelle',
  references: 'REFERENCIAS FAMILIARES|REFERENCIAS LABORALES|Références professionnelles',
  summary: 'CAREER OBJECTIVES|Something About Me|Обо мне|Despre mine',
};

it.each(
  Object.entries(HEADINGS).flatMap(([kind, headings]) =>
    headings.split('|').map((heading) => [heading, kind]),
  ),
)('%s is a heading of %s', (heading, kind) => {
  expect(sectionKinds(heading)[0]).toBe(kind);
});

it.each([
  'Arbeit',
  'Frühere Werke',
  'Datos',
  'Personal Information',
  'Italia',
  'Data',
  'Academy',
  'INFORMATIQUE',
])('%s is none of them', (text) => {
  expect(Object.keys(HEADINGS)).not.toContain(sectionKinds(text)[0]);
});

it('a labelled title is not a heading, whatever its words', () => {
  expect(sectionKinds('Position: Business Development Executive (Jun/15 – Aug/15)')).toEqual([]);
});

it.each([
  'PRACTICE/ARTICLESHIP',
  'Permanent Positions',
  'Operating Roles',
  'Full-time roles',
  'Private Equity Experience',
])('a heading begins a section of work experience: %s', (text) => {
  expect(sectionKinds(text)).toEqual(['experience']);
});

it.each(['DATOS DE CONTACTO', 'Información personal', 'Dados de contato', 'Informations personnelles'])(
  'a heading begins the contact data: %s',
  (text) => {
    expect(sectionKinds(text)).toEqual(['contact']);
  },
);
