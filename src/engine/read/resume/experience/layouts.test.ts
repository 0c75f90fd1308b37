/** Layouts of resumes: forms, narrow margins, a single font, and headers with more than a title and an employer. */
import { describe, expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const factsOf = (...columns: PdfTextRow[][]) =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf(columns)]), 'resume');
const postsOf = (facts: ReturnType<typeof factsOf>) =>
  facts.roles.map(({ title, organisation }) => [title, organisation]);
const valuesOf = (facts: { value: string }[]) => facts.map((fact) => fact.value);
const text = (line: string, down = 14): PdfTextRow => [40, down, 10, line];
const heading = (line: string): PdfTextRow => [40, 30, 14, line, 'b'];
const HEAD: PdfTextRow[] = [[40, 0, 22, 'Inga Marlowe', 'b'], text('inga@example.com | Bergen, Norway')];

describe('a form', () => {
  it('is read by the labels next to its values, with the employer after the tasks', () => {
    const facts = factsOf([
      text('Curriculum Vitae'),
      text('Name: Inga Marlowe'),
      text('E-mail: inga@example.com'),
      heading('Work experience'),
      text('Dates: 03/2016 - present'),
      text('Occupation or position held: Head of Operations, EMEA'),
      text('Main activities and responsibilities: Cut port turnaround by 22%.'),
      text('Name and address of employer: Nordhav Shipping, Bergen, Norway'),
      text('Dates: 01/2010 - 02/2016', 24),
      text('Occupation or position held: Planner'),
      text('Name and address of employer: Fjordline Logistics, Oslo, Norway'),
    ]);
    expect(facts.name?.value).toBe('Inga Marlowe');
    expect(postsOf(facts)).toEqual([
      ['Head of Operations, EMEA', 'Nordhav Shipping'],
      ['Planner', 'Fjordline Logistics'],
    ]);
    expect(facts.roles[0]?.end).toBe('present');
    expect(valuesOf(facts.roles[0]?.statements ?? [])).toEqual(['Cut port turnaround by 22%.']);
  });
});

describe('a narrow margin', () => {
  it('has titles and dates that wrap beside their employer', () => {
    const facts = factsOf(
      [
        ...HEAD,
        heading('Work Experience'),
        [60, 24, 10, 'Director of'],
        [60, 14, 10, 'Operations'],
        [60, 14, 10, 'Feb 2011 -'],
        [60, 14, 10, 'May 2018'],
      ],
      [
        [200, 68, 10, 'Fjordline Logistics', 'b'],
        [200, 14, 10, 'Opened two warehouses on time and within the'],
        [200, 14, 10, 'budget of the year.'],
      ],
    );
    expect(postsOf(facts)).toEqual([['Director of Operations', 'Fjordline Logistics']]);
    expect(facts.roles[0]?.start).toEqual({ year: 2011, month: 2 });
    expect(valuesOf(facts.roles[0]?.statements ?? [])).toEqual([
      'Opened two warehouses on time and within the budget of the year.',
    ]);
  });

  it('is told from the first column of a table with column names', () => {
    const facts = factsOf(
      [
        ...HEAD,
        heading('Experience'),
        text('Period', 24),
        text('01/2016 -', 18),
        text('Present'),
        text('04/2010 -', 22),
        text('12/2015'),
      ],
      [
        [140, 68, 10, 'Employer'],
        [140, 18, 10, 'Nagoldtal'],
        [140, 14, 10, 'Werke GmbH'],
        [140, 22, 10, 'Fjordline'],
      ],
      [
        [240, 68, 10, 'Position'],
        [240, 18, 10, 'Head of Works'],
        [240, 36, 10, 'Planner'],
      ],
      [
        [340, 68, 10, 'Duties'],
        [340, 18, 10, 'Cut lead time from 38'],
        [340, 14, 10, 'to 16 days.'],
        [340, 22, 10, 'Planned lines.'],
      ],
    );
    expect(postsOf(facts)).toEqual([
      ['Head of Works', 'Nagoldtal Werke GmbH'],
      ['Planner', 'Fjordline'],
    ]);
    expect(valuesOf(facts.roles[0]?.statements ?? [])).toEqual(['Cut lead time from 38 to 16 days.']);
  });
});

describe('a resume in a single font and size', () => {
  it('has headings that are found by their spacing, and a name that is not one', () => {
    const facts = factsOf([
      text('INGA MARLOWE', 0),
      text('Chief Operating Officer'),
      text('EXPERIENCE', 24),
      text('Nordhav Shipping, Bergen, Norway'),
      text('Chief Operating Officer, 2018 to date'),
      text('- Cut port turnaround by 22%.'),
      text('Education', 24),
      text('Oslo Business School, MSc Logistics, 2004 - 2006'),
      text('Skills', 24),
      text('Planning, Customs, Chartering'),
    ]);
    expect(facts.name?.value).toBe('Inga Marlowe');
    expect(postsOf(facts)).toEqual([['Chief Operating Officer', 'Nordhav Shipping']]);
    expect(valuesOf(facts.skills)).toEqual(['Planning', 'Customs', 'Chartering']);
  });
});

describe('headers of roles', () => {
  it('keep a region or department in the title', () => {
    const facts = factsOf([
      ...HEAD,
      heading('Experience'),
      [40, 18, 11, 'Nordhav Shipping', 'b'],
      text('Vice President of Sales, APAC (2018 - Present)'),
      text('- Opened four offices in two years.'),
      text('Nurse Manager, ICU (2012 - 2017)'),
      text('- Supervised 85 nurses on two shifts.'),
    ]);
    expect(postsOf(facts).map(([title]) => title)).toEqual([
      'Vice President of Sales, APAC',
      'Nurse Manager, ICU',
    ]);
    expect(postsOf(facts).map(([, organisation]) => organisation)).not.toContain('ICU');
  });

  it('are joined if they wrap in a narrow column', () => {
    const facts = factsOf([
      ...HEAD,
      heading('Experience'),
      [40, 18, 10, 'Director of Critical Care at Mesa Regional Medical', 'b'],
      [40, 14, 10, 'Center', 'b'],
      text('Feb 2011 - May 2018'),
      text('Opened a cardiac unit on time and below its'),
      text('budget.'),
    ]);
    expect(postsOf(facts)).toEqual([['Director of Critical Care', 'Mesa Regional Medical Center']]);
  });

  it('are read without the website after them', () => {
    const facts = factsOf([
      ...HEAD,
      heading('Experience'),
      [40, 18, 10, 'Fjordline, Regional Sales Director https://fjordline.example', 'b'],
      text('2017-03-01 - 2020-06-01'),
      text('- Opened the Singapore office in seven months.'),
    ]);
    expect(postsOf(facts)).toEqual([['Regional Sales Director', 'Fjordline']]);
  });
});

describe('education with credentials', () => {
  it('has certificates after the last school', () => {
    const facts = factsOf([
      ...HEAD,
      heading('Education & Credentials'),
      text('MSc, Logistics, Oslo Business School, 2006'),
      text('PRINCE2 Practitioner'),
      text('Six Sigma Black Belt'),
    ]);
    expect(facts.education.map(({ school }) => school)).toHaveLength(1);
    expect(valuesOf(facts.certifications)).toEqual(['PRINCE2 Practitioner', 'Six Sigma Black Belt']);
  });
});
