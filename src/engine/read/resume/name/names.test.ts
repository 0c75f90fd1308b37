/** Names in forms, in letters and in heads with unusual layouts. */
import { describe, expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const WORK: PdfTextRow[] = [
  [40, 30, 12, 'Work Experience', 'b'],
  [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
  [40, 14, 10, 'Plans what sails, and when, for three ports and their eleven berths.'],
];
const factsOf = (...rows: PdfTextRow[]) =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume');
const nameOf = (...rows: PdfTextRow[]) => factsOf(...rows).name?.value;

describe('a name in the head', () => {
  it.each(['RESUME', 'CURRICULUM-VITAE', 'CURRICULUMVITAE', 'Curriculum – Viate'])(
    'is found below %s',
    (title) => {
      const rows: PdfTextRow[] = [
        [200, 0, 16, title, 'b'],
        [40, 20, 12, 'OKAFOR.N', 'b'],
        [40, 14, 10, 'Phone: +44 20 7946 0991, post@mail.example'],
      ];
      expect(nameOf(...rows, ...WORK)).toBe('Okafor.N');
    },
  );
  it.each([
    ['Mr.N.OKAFOR', 'N.Okafor'],
    ['NADIA RUTH OKAFOR_______________', 'Nadia Ruth Okafor'],
    ['NADIA OKAFOR |Planner', 'Nadia Okafor'],
    ['Nadia Okafor / nadia@mail.example', 'Nadia Okafor'],
    ['Nadia Okafor, 402, Harbour Building', 'Nadia Okafor'],
    ['Nadia Okafor (B.E. Mechanical)', 'Nadia Okafor'],
    ['Nadia ul Okafor', 'Nadia ul Okafor'],
    ['Nadia Okafor (Female, 38 Years old)', 'Nadia Okafor'],
  ])('is read from "%s"', (line, name) => {
    expect(nameOf([40, 0, 12, line, 'b'], [40, 16, 10, 'nadia@mail.example'], ...WORK)).toBe(name);
  });
  it('is not joined with a heading in the line below', () => {
    expect(
      nameOf(
        [40, 0, 10, 'nadia ruth okafor'],
        [40, 30, 16, 'Academic Projects', 'b'],
        [40, 18, 16, 'Harbour Report', 'b'],
        ...WORK,
      ),
    ).not.toMatch(/Projects/);
  });
  it('is read from the labels of its parts in a form, and not from another row', () => {
    const nameOfForm = (...texts: string[]) => factsOfParagraphs(texts.map(paragraphOrHeading)).name?.value;
    expect(
      nameOfForm(
        'CURRICULUM VITAE',
        'NAME ¦ NADIA (First Name) OKAFOR (Surname)',
        'SEX ¦ Female',
        'Mail: n@mail.example',
      ),
    ).toBe('Nadia Okafor');
    expect(
      nameOfForm(
        'CURRICULUM VITAE',
        'NAME ¦ NADIA RUTH OKAFOR ¦ PHONE NO : ¦ 07946 0991',
        'SEX ¦ Female ¦ E-MAIL ¦ n@mail.example',
        'Referees: Harbour Compass',
      ),
    ).toBe('Nadia Ruth Okafor');
  });
  it('is not a table row in the style of a name', () => {
    const rows: PdfTextRow[] = [
      [40, 0, 16, 'RESUME', 'b'],
      [40, 20, 12, 'RASHID OKAFOR', 'b'],
      [40, 14, 10, 'Phone: +44 20 7946 0991'],
      [40, 30, 12, 'Education', 'b'],
      [40, 16, 16, 'Institution Board', 'b'],
    ];
    expect(nameOf(...rows, ...WORK)).toBe('Rashid Okafor');
  });
});

describe('a name that its layout splits', () => {
  it('may be in two lines of nearly the same size', () => {
    expect(
      nameOf(
        [40, 0, 25.6, 'NADIA RUTH', 'b'],
        [40, 26, 25, 'OKAFOR LIND', 'b'],
        [40, 20, 10, 'n@mail.example'],
        ...WORK,
      ),
    ).toBe('Nadia Ruth Okafor Lind');
  });
  it('may be two lines of unknown words in the largest type', () => {
    const head = (second: string, size = 36): PdfTextRow[] => [
      [40, 0, size, 'Nadia Ruth', 'b'],
      [40, 38, size, second, 'b'],
      [40, 30, 10, 'n@mail.example'],
    ];
    expect(nameOf(...head('Xurtavo Prenados'), ...WORK)).toBe('Nadia Ruth Xurtavo Prenados');
    expect(nameOf(...head('Software Engineer'), ...WORK)).toBe('Nadia Ruth');
    expect(nameOf(...head('Xurtavo Prenados', 15), ...WORK)).toBe('Nadia Ruth');
  });
  it('may have wide gaps between its words', () => {
    expect(
      nameOf(
        [40, 0, 18, 'Nadia', 'b'],
        [160, 0, 18, 'Ruth', 'b'],
        [280, 0, 18, 'Okafor', 'b'],
        [400, 0, 18, '(1983)'],
        ...WORK,
      ),
    ).toBe('Nadia Ruth Okafor');
  });
  it('may be labelled as a given name and a surname', () => {
    expect(nameOf([40, 0, 10, 'Nombre y Apellido: Okafor Nadia Ruth'], ...WORK)).toBe('Okafor Nadia Ruth');
  });
});

describe('a name in a form', () => {
  it('is capitalised if it is in lower case, and may begin with the surname', () => {
    const rowsOf = (label: string, value: string): PdfTextRow[] => [
      [40, 0, 12, 'Post applied for: fitter', 'b'],
      ...([[40, 16, 10, `${label}: ${value}`]] as PdfTextRow[]),
    ];
    expect(nameOf(...rowsOf('Name', 'Nadia ruth okafor'), ...WORK)).toBe('Nadia Ruth Okafor');
    expect(nameOf(...rowsOf('Name, Vorname', 'Okafor, Nadia'), ...WORK)).toBe('Nadia Okafor');
    expect(nameOf(...rowsOf('Name', 'Okafor, Nadia Ruth'), ...WORK)).toBe('Nadia Ruth Okafor');
    expect(nameOf(...rowsOf('Name', 'Okafor, MBA'), ...WORK)).not.toBe('MBA Okafor');
    expect(
      nameOf([40, 0, 12, 'OKAFOR, Nadia', 'b'], [40, 16, 10, 'Date of birth: 3 May 1988'], ...WORK),
    ).toBe('Nadia Okafor');
  });
  it('is completed from the head', () => {
    const particulars: PdfTextRow[] = [
      [40, 30, 12, 'Personal Details', 'b'],
      [40, 16, 10, 'Name: Nadia'],
      [40, 16, 10, 'Nationality: British'],
    ];
    expect(
      nameOf([40, 0, 12, 'Nadia Okafor', 'b'], [40, 14, 10, 'n@mail.example'], ...WORK, ...particulars),
    ).toBe('Nadia Okafor');
  });
});

describe('the second line of a name', () => {
  const head = (address: string): PdfTextRow[] => [
    [40, 0, 12, 'Nadia Ruth', 'b'],
    [300, 0, 8, address],
    [300, 12, 8, '+44 113 496 0000'],
    [40, 12, 12, 'Okafor', 'b'],
    [300, 0, 8, 'github.com/nokf'],
  ];
  it('is read where an address confirms it', () => {
    expect(nameOf(...head('nadia.okafor@mail.example'), ...WORK)).toBe('Nadia Ruth Okafor');
  });
  it('is not read where none does', () => {
    expect(nameOf(...head('nadia.ruth@mail.example'), ...WORK)).toBe('Nadia Ruth');
  });
});

it('the Spanish title of the document is not part of the name', () => {
  expect(nameOf([40, 0, 12, 'HOJA DE VIDA NADIA OKAFOR', 'b'], ...WORK)).toBe('Nadia Okafor');
});

describe('a name below a declaration', () => {
  const head: PdfTextRow[] = [[40, 0, 10, 'E-mail: okafor77@mail.example', 'b'], ...WORK];
  it('is read if there is none above', () => {
    const closing: PdfTextRow[] = [
      [40, 30, 10, 'I hereby declare that all of this is true to the best of my knowledge.'],
      [40, 20, 10, 'Place: Leeds'],
      [40, 16, 10, '(Nadia Okafor)'],
    ];
    expect(nameOf(...head, ...closing)).toBe('Nadia Okafor');
  });
  it('is not the row of the passport', () => {
    const closing: PdfTextRow[] = [
      [40, 30, 10, 'Nationality: Indian'],
      [40, 20, 10, 'Place of Issue'],
      [40, 16, 10, 'Date of Expiry'],
    ];
    expect(nameOf(...head, ...closing)).toBeUndefined();
  });
});

it('the salutation of a letter is not read as a name', () => {
  expect(
    nameOf([40, 0, 12, 'Respected Sir'], [40, 14, 12, 'Application'], [40, 30, 12, 'Nadia Okafor'], ...WORK),
  ).toBe('Nadia Okafor');
});

it.each([
  ['NADIA (N.J.) OKAFOR', 'Nadia (N.J.) Okafor'],
  ['Nadia (Naddy) Okafor', 'Nadia (Naddy) Okafor'],
])('a nickname in brackets is part of the name, and no skill is a name: %s', (line, name) => {
  const skills: PdfTextRow[] = [
    [40, 30, 14, 'Core Skills', 'b'],
    [40, 16, 10, 'Vendor Management'],
    [40, 12, 10, 'Cross-Functional Program Leadership'],
  ];
  expect(nameOf([40, 0, 20, line, 'b'], [40, 16, 10, 'Leeds | n@mail.example'], ...skills, ...WORK)).toBe(
    name,
  );
});

describe('a name above the experience', () => {
  const EXPERIENCE: PdfTextRow[] = [
    [40, 30, 14, 'Experience', 'b'],
    [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
  ];
  it.each([
    ['GRETA LINDQVIST (M.B.A, SOCPA, B.COM)', 'HARBOUR MILL ROAD, LEEDS', 'Greta Lindqvist'],
    ['CURRICULLAM VITA', 'Greta Lindqvist', 'Greta Lindqvist'],
    ['English', 'Greta Lindqvist', 'Greta Lindqvist'],
  ])('is read from "%s" and "%s"', (first, second, name) => {
    expect(nameOf([40, 0, 12, first, 'b'], [40, 18, 12, second], ...EXPERIENCE)).toBe(name);
  });
  it('is asked about if only the URL of a LinkedIn profile shows it', () => {
    const { name } = factsOf(
      [40, 0, 10, 'https://www.linkedin.com/in/greta-lindqvist-62697418'],
      ...EXPERIENCE,
    );
    expect(name).toMatchObject({ value: 'Greta Lindqvist' });
    expect(name?.confidence).toBeLessThan(PROSE_CONFIDENCE);
  });
});
