import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/shared/limits';
import type { CareerFacts } from '@/shared/record/facts';
import { UnreadableError } from '../extract/errors';
import { readFile, readWithNotices } from '../read-file';

const jobOf = (content: string | Uint8Array, fileName = 'resume.json') => ({
  slot: 'resume' as const,
  source: 's1',
  fileName,
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
});
const readResume = (resume: unknown): Promise<CareerFacts> => readFile(jobOf(JSON.stringify(resume)));
const refusalOf = (content: string, fileName?: string) =>
  readFile(jobOf(content, fileName)).then(
    () => 'read',
    (error) => (error instanceof UnreadableError ? error.reason : error),
  );
const valuesOf = (facts: { value: string }[]) => facts.map(({ value }) => value);

const RUTH = {
  basics: {
    name: 'Ruth Calloway',
    label: 'Fractional CFO',
    summary: 'She takes finance teams through their first audit. She has done so nine times.',
    location: { city: 'Leeds', region: 'England', countryCode: 'GB' },
    profiles: [
      { network: 'GitHub', url: 'https://github.com/ruth-example' },
      {
        network: 'LinkedIn',
        username: 'ruth-calloway-example',
        url: 'https://linkedin.com/in/ruth-calloway-example',
      },
    ],
  },
  work: [
    {
      name: 'Harrow Mills',
      position: 'Chief Financial Officer',
      location: 'Leeds',
      startDate: '2018-04-01',
      highlights: ['Cut the close from 12 days to 5', 'Raised £40 million in two rounds'],
    },
    { company: 'Brightwater LLP', position: 'Auditor', startDate: '2009', endDate: '2018-03' },
  ],
  volunteer: [{ organization: 'Leeds Food Bank', position: 'Treasurer', startDate: '2015', endDate: '2019' }],
  education: [{ institution: 'University of Leeds', area: 'Economics', studyType: 'BSc', endDate: '2008' }],
  certificates: [{ name: 'ACA', issuer: 'ICAEW', date: '2012-11' }],
  skills: [{ name: 'Finance', keywords: ['Audit', 'Treasury'] }, { name: 'Negotiation' }],
  languages: [{ language: 'French', fluency: 'Fluent' }],
  interests: [{ name: 'Fell running' }],
  awards: [{ title: 'Finance Director of the Year' }],
  projects: [{ name: 'Ledger', description: 'Moved nine companies to one ledger.' }],
};

describe('a JSON Resume', () => {
  it('is read completely', async () => {
    const facts = await readResume(RUTH);
    expect(facts.name?.value).toBe('Ruth Calloway');
    expect(facts.headline?.value).toBe('Fractional CFO');
    expect(facts.location?.value).toBe('Leeds, England');
    expect(facts.linkedinUrl).toBe('https://www.linkedin.com/in/ruth-calloway-example');
    expect(valuesOf(facts.about)).toHaveLength(2);
    expect(facts.roles).toMatchObject([
      {
        title: 'Chief Financial Officer',
        organisation: 'Harrow Mills',
        start: { year: 2018, month: 4 },
        end: 'present',
        location: 'Leeds',
        kind: 'employment',
      },
      { organisation: 'Brightwater LLP', start: { year: 2009 }, end: { year: 2018, month: 3 } },
      { title: 'Treasurer', organisation: 'Leeds Food Bank', kind: 'volunteering' },
    ]);
    expect(valuesOf(facts.roles[0]?.statements ?? [])).toEqual(RUTH.work[0]?.highlights);
    expect(facts.education).toMatchObject([
      { school: 'University of Leeds', degree: 'BSc', field: 'Economics' },
    ]);
    expect(facts.certifications).toMatchObject([
      { value: 'ACA', issuer: 'ICAEW', date: { year: 2012, month: 11 } },
    ]);
    expect(valuesOf(facts.skills)).toEqual(['Audit', 'Treasury', 'Negotiation']);
    expect(facts.skillGroups).toEqual([{ name: 'Finance', skills: ['Audit', 'Treasury'] }]);
    expect(valuesOf(facts.languages)).toEqual(['French']);
    expect(valuesOf(facts.interests)).toEqual(['Fell running']);
    expect(valuesOf(facts.honours)).toEqual(['Finance Director of the Year']);
    expect(valuesOf(facts.statements)).toEqual(['Moved nine companies to one ledger.']);
  });

  it('names the entry that each fact was read from', async () => {
    const facts = await readResume(RUTH);
    expect(facts.roles[1]?.spans).toEqual([
      { source: 's1', row: 'work 2', quote: 'Auditor, Brightwater LLP, 2009, 2018-03' },
    ]);
  });

  it('may lack any field, or have a value of another type in it', async () => {
    const odd = {
      basics: { name: ['Ruth'], location: 7, profiles: {}, label: 'CFO' },
      work: [null, 3, 'x', [], {}],
      skills: {},
    };
    const facts = await readResume(odd);
    expect(facts.headline?.value).toBe('CFO');
    expect(facts.roles).toEqual([]);
  });

  it('is refused with a reason if it is something else', async () => {
    expect(await refusalOf('{"openapi":"3.1.0"}')).toBe('notResume');
    expect(await refusalOf('{"basics":')).toBe('damaged');
    expect(await refusalOf('just words')).toBe('mismatch');
    expect(await refusalOf('[]')).toBe('mismatch');
    expect(await refusalOf(JSON.stringify(RUTH), 'resume.pdf')).toBe('mismatch');
    expect(await refusalOf('')).toBe('empty');
  });

  it('may begin with a byte order mark', async () => {
    expect((await readFile(jobOf(`\ufeff  ${JSON.stringify(RUTH)}`))).name?.value).toBe('Ruth Calloway');
  });

  it.each([
    [
      'ten thousand posts',
      { work: Array.from({ length: 10_000 }, (_, i) => ({ name: `Company ${i}`, position: 'COO' })) },
    ],
    ['a line of four million characters', { basics: { name: 'R', summary: 'x'.repeat(4_000_000) } }],
    [
      'a hundred thousand unknown fields',
      { basics: Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`f${i}`, 'x'])), work: [] },
    ],
    [
      'a name that is a prototype’s',
      JSON.parse('{"basics":{"__proto__":{"name":"x"},"name":"Ruth"},"work":[]}'),
    ],
  ])('is read within limits: %s', async (_name, resume) => {
    const started = process.cpuUsage();
    const { facts } = await readWithNotices(jobOf(JSON.stringify(resume)));
    expect(facts.roles.length).toBeLessThanOrEqual(150);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
  });

  it('that is nested two million deep is refused', async () => {
    const deep = `{"basics":${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}`;
    expect(deep.length).toBeLessThan(LIMITS.resumeBytes);
    expect(['notResume', 'damaged']).toContain(await refusalOf(deep));
  });
});
