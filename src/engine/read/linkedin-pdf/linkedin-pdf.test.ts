import { describe, expect, it } from 'vitest';
import { currentTitle } from '../../record/present-title';
import { FactsBuilder } from '../facts-builder';
import { type PdfTextRow, pageOf } from '../testing/pdf-items';
import { linkedInLayout, readLinkedInPdf } from './index';

const createBuilder = () => new FactsBuilder('s1', 'linkedin-pdf');
const SIDE = 22;
const MAIN = 224;

function profilePage(words: {
  contact: string;
  skills: string;
  languages: string;
  certificates: string;
  summary: string;
  work: string;
  school: string;
}) {
  const sidebar: PdfTextRow[] = [
    [SIDE, 0, 13, words.contact],
    [SIDE, 20, 11, 'www.linkedin.com/in/nora-'],
    [SIDE, 14, 11, 'lindqvist (LinkedIn)'],
    [SIDE, 35, 13, words.skills],
    [SIDE, 20, 10.5, 'Change Management'],
    [SIDE, 17.5, 10.5, 'Supply Chain'],
    [SIDE, 35, 13, words.languages],
    [SIDE, 20, 10.5, 'Swedish (Native or Bilingual)'],
    [SIDE, 35, 13, words.certificates],
    [SIDE, 20, 10.5, 'Certified Professional in'],
    [SIDE, 12.6, 10.5, 'Logistics'],
    [SIDE, 17.5, 10.5, 'Prosci Practitioner'],
  ];
  const main: PdfTextRow[] = [
    [MAIN, 20, 26, 'Nora Lindqvist'],
    [MAIN, 21, 12, 'Operations Director | Building calm'],
    [MAIN, 14, 12, 'supply chains'],
    [MAIN, 15.4, 12, 'Gothenburg, Sweden'],
    [MAIN, 37, 15.75, words.summary],
    [MAIN, 26, 12, 'I lead operations in three countries and care about people who'],
    [MAIN, 18, 12, 'move things.'],
    [MAIN, 54, 15.75, words.work],
    [MAIN, 30, 12, 'Havsvik AB'],
    [MAIN, 16, 10.5, '6 years 2 months'],
    [MAIN, 20, 11.5, 'Operations Director'],
    [MAIN, 14.6, 10.5, 'March 2021 - Present (3 years)'],
    [MAIN, 15, 10.5, 'Gothenburg'],
    [MAIN, 21, 10.5, 'Cut lead time by 31% across 14 suppliers.'],
    [MAIN, 31, 11.5, 'Head of Planning'],
    [MAIN, 14.6, 10.5, 'January 2018 - March 2021 (3 years 3 months)'],
    [MAIN, 31, 12, 'Brygga Foods'],
    [MAIN, 16, 11.5, 'Planner'],
    [MAIN, 14.6, 10.5, '2015 - 2017 (2 years)'],
    [MAIN, 54, 15.75, words.school],
    [MAIN, 26, 12, 'Chalmers'],
    [MAIN, 18, 10.5, 'MSc, Industrial Engineering · (2009 - 2014)'],
  ];
  const footer: PdfTextRow[] = [[384, 738, 9, 'Page 1 of 1']];
  return pageOf([sidebar, main, footer]);
}

const ENGLISH = {
  contact: 'Contact',
  skills: 'Top Skills',
  languages: 'Languages',
  certificates: 'Certifications',
  summary: 'Summary',
  work: 'Experience',
  school: 'Education',
};
const WORDS_BY_LANGUAGE = {
  English: ENGLISH,
  German: {
    contact: 'Kontakt',
    skills: 'Top-Kenntnisse',
    languages: 'Languages',
    certificates: 'Certifications',
    summary: 'Zusammenfassung',
    work: 'Berufserfahrung',
    school: 'Ausbildung',
  },
  French: {
    contact: 'Coordonnées',
    skills: 'Principales compétences',
    languages: 'Languages',
    certificates: 'Certifications',
    summary: 'Résumé',
    work: 'Expérience',
    school: 'Formation',
  },
  Spanish: {
    contact: 'Contactar',
    skills: 'Aptitudes principales',
    languages: 'Languages',
    certificates: 'Certifications',
    summary: 'Extracto',
    work: 'Experiencia',
    school: 'Educación',
  },
  Portuguese: {
    contact: 'Contato',
    skills: 'Principais competências',
    languages: 'Languages',
    certificates: 'Certifications',
    summary: 'Resumo',
    work: 'Experiência',
    school: 'Formação acadêmica',
  },
  Chinese: {
    contact: '联系方式',
    skills: '热门技能',
    languages: 'Languages',
    certificates: 'Certifications',
    summary: '个人简介',
    work: '工作经历',
    school: '教育经历',
  },
};

describe.each(Object.entries(WORDS_BY_LANGUAGE))('a LinkedIn PDF of the current layout in %s', (_, words) => {
  const page = profilePage(words);
  const facts = readLinkedInPdf(createBuilder(), [page], 'current');

  it('is recognised', () => expect(linkedInLayout([page])).toBe('current'));

  it('yields name, wrapped headline and place', () => {
    expect(facts.name?.value).toBe('Nora Lindqvist');
    expect(facts.headline?.value).toBe('Operations Director | Building calm supply chains');
    expect(facts.location?.value).toBe('Gothenburg, Sweden');
    expect(facts.linkedinUrl).toBe('https://www.linkedin.com/in/nora-lindqvist');
  });

  it('yields the sidebar, with wrapped entries joined', () => {
    expect(facts.skills.map((skill) => skill.value)).toEqual(['Change Management', 'Supply Chain']);
    expect(facts.languages.map((language) => language.value)).toEqual(['Swedish']);
    expect(facts.certifications.map((each) => each.value)).toEqual([
      'Certified Professional in Logistics',
      'Prosci Practitioner',
    ]);
  });

  it('yields roles, several at one company', () => {
    expect(
      facts.roles.map(({ title, organisation, start, end }) => ({ title, organisation, start, end })),
    ).toEqual([
      {
        title: 'Operations Director',
        organisation: 'Havsvik AB',
        start: { year: 2021, month: 3 },
        end: 'present',
      },
      {
        title: 'Head of Planning',
        organisation: 'Havsvik AB',
        start: { year: 2018, month: 1 },
        end: { year: 2021, month: 3 },
      },
      { title: 'Planner', organisation: 'Brygga Foods', start: { year: 2015 }, end: { year: 2017 } },
    ]);
    expect(facts.roles[0]?.location).toBe('Gothenburg');
    expect(facts.roles[0]?.statements.map((each) => each.value)).toEqual([
      'Cut lead time by 31% across 14 suppliers.',
    ]);
  });

  it('yields summary and school', () => {
    expect(facts.about.map((each) => each.value)).toEqual([
      'I lead operations in three countries and care about people who move things.',
    ]);
    expect(facts.education).toMatchObject([
      {
        school: 'Chalmers',
        degree: 'MSc',
        field: 'Industrial Engineering',
        start: { year: 2009 },
        end: { year: 2014 },
      },
    ]);
  });
});

describe('a LinkedIn PDF of an unusual profile', () => {
  const head: PdfTextRow[] = [
    [MAIN, 20, 26, '李 小明'],
    [MAIN, 18, 12, 'Board Member ⚓ • Adviser to ports'],
    [MAIN, 16, 12, 'Shanghai, China'],
    [MAIN, 30, 15.75, 'Experience'],
    [MAIN, 24, 12, 'Nordhav AS'],
    [MAIN, 17, 11.5, 'Planner'],
    [MAIN, 16, 10.5, '2010 - 2014 (4 years)'],
    [MAIN, 15, 10.5, 'Oslo'],
    [MAIN, 21, 10.5, 'Planned berths.'],
  ];

  it('has skills in the list below the contact data, whatever its heading', () => {
    const sidebar: PdfTextRow[] = [
      [SIDE, 0, 13, 'Kontakta'],
      [SIDE, 20, 10.5, 'www.linkedin.com/in/li-xm'],
      [SIDE, 35, 13, 'Kompetenser som betyder'],
      [SIDE, 16, 13, 'mest'],
      [SIDE, 20, 10.5, 'Planning'],
      [SIDE, 17.5, 10.5, 'Lean'],
    ];
    const facts = readLinkedInPdf(createBuilder(), [pageOf([sidebar, head])], 'current');
    expect(facts.skills.map(({ value }) => value)).toEqual(['Planning', 'Lean']);
  });

  it('has a title in a headline with emoji if no role is current', () => {
    const facts = readLinkedInPdf(createBuilder(), [pageOf([[[SIDE, 0, 13, 'Contact']], head])], 'current');
    expect(facts.name?.value).toBe('李 小明');
    expect(currentTitle(facts)).toBe('Board Member');
  });
});

describe('the reader of LinkedIn PDFs of the layout of 2017', () => {
  const page = pageOf([
    [
      [36, 12, 20, 'Rahul Menon', 'b'],
      [36, 22, 13, 'Head of Data at Quartzline'],
      [36, 40, 16, 'Summary'],
      [36, 24, 12, 'I build data teams.'],
      [36, 40, 16, 'Experience'],
      [36, 22, 12, 'Head of Data at Quartzline', 'b'],
      [36, 16.4, 12, 'September 2014 - Present'],
      [46.8, 18, 12, '-- Led a team of 12 analysts.'],
      [36, 28, 12, 'Guest Lecturer', 'b'],
      [36, 16.4, 12, 'March 2009 - March 2009 (1 month)'],
    ],
    [[549, -12, 10, 'Page 1']],
  ]);

  it('splits title and company, and keeps a title without one', () => {
    const facts = readLinkedInPdf(createBuilder(), [page], 'classic');
    expect(facts.name?.value).toBe('Rahul Menon');
    expect(facts.roles.map(({ title, organisation, end }) => [title, organisation, end])).toEqual([
      ['Head of Data', 'Quartzline', 'present'],
      ['Guest Lecturer', '', { year: 2009, month: 3 }],
    ]);
    expect(facts.roles[0]?.statements.map((each) => each.value)).toEqual(['Led a team of 12 analysts.']);
  });

  it('splits title and employer at ‘en’ in Spanish, although titles contain it', () => {
    const spanish = pageOf([
      [
        [36, 12, 20, 'Rocío Larrañaga', 'b'],
        [36, 22, 13, 'Directora de Operaciones en Eólicas Txindoki'],
        [36, 40, 16, 'Experiencia'],
        [36, 22, 12, 'Ingeniera en jefe de Procesos en Forjas del Nervión', 'b'],
        [36, 16.4, 12, 'enero de 2009 - mayo de 2013'],
      ],
      [[549, -12, 10, 'Page 1']],
    ]);
    const { roles } = readLinkedInPdf(createBuilder(), [spanish], 'classic');
    expect(roles).toMatchObject([
      { title: 'Ingeniera en jefe de Procesos', organisation: 'Forjas del Nervión' },
    ]);
  });
});

it('the dates of a post in the last line of a LinkedIn PDF’s page, above its number, are read', () => {
  const first = pageOf([
    [
      [MAIN, 20, 26, 'Nora Lindqvist'],
      [MAIN, 60, 15.75, 'Experience'],
      [MAIN, 610, 12, 'Havsvik AB'],
      [MAIN, 16, 11.5, 'Operations Director'],
      [MAIN, 17, 10.5, 'March 2021 - June 2024 (3 years)'],
    ],
    [[384, 738, 9, 'Page 1 of 2']],
  ]);
  const second = pageOf([[[MAIN, 0, 10.5, 'Gothenburg, Sweden']]], 2);
  const { roles } = readLinkedInPdf(createBuilder(), [first, second], 'current');
  expect(roles).toEqual([
    expect.objectContaining({
      title: 'Operations Director',
      start: { year: 2021, month: 3 },
      end: { year: 2024, month: 6 },
      location: 'Gothenburg, Sweden',
    }),
  ]);
});
