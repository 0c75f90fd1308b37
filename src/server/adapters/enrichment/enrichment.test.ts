import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from '@/server/testing/stubs/site';
import { openEnrichment } from '.';
import { titleCaseIfLower } from './casing';

/** A record of a fictional person as the service returns it: lower case, many nulls. */
const RECORD = {
  id: 'x_0000',
  full_name: 'ines calder',
  linkedin_url: 'linkedin.com/in/ines-calder',
  headline: null,
  location_name: 'lisbon, lisboa, portugal',
  summary: 'Finance for ports and the ships in them. Twenty closes a year.',
  industry: 'maritime',
  job_title: 'chief financial officer',
  skills: ['treasury', 'working capital', ''],
  interests: null,
  languages: [{ name: 'portuguese', proficiency: 5 }],
  certifications: [
    {
      organization: 'harbour institute',
      start_date: '2016-05',
      end_date: null,
      name: 'certified treasury professional',
    },
  ],
  experience: [
    {
      company: {
        name: 'saltmarsh shipping',
        size: '501-1000',
        founded: 1902,
        location: { name: 'lisbon, portugal' },
      },
      location_names: ['lisbon, lisboa, portugal'],
      start_date: '2018-03',
      end_date: null,
      title: { name: 'chief financial officer', role: 'finance', sub_role: null, levels: ['cxo'] },
      is_primary: true,
      summary: 'Raised EUR 40 million for the fleet.',
    },
    {
      company: { name: 'tidewater terminals' },
      title: { name: 'vp of finance' },
      start_date: '2012',
      end_date: '2018-02',
      is_primary: false,
    },
    { company: null, title: null },
    'not a role',
  ],
  education: [
    {
      school: { name: 'nova harbour school', type: 'post-secondary institution' },
      degrees: ['mba'],
      majors: ['finance'],
      end_date: '2011',
      gpa: null,
    },
  ],
};

let site: Site;
let received: { url: URL; key?: string };
beforeAll(async () => {
  const json = (body: unknown, status = 200) => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  site = await openSite({
    '/person': (request, response) => {
      received = {
        url: new URL(request.url ?? '', 'http://x.example'),
        key: String(request.headers['x-api-key'] ?? ''),
      };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: 200, likelihood: 9, data: RECORD }));
    },
    '/unknown': json(
      { status: 404, error: { type: 'not_found', message: 'No records were found matching your request' } },
      404,
    ),
    '/unknown-by-body': json({ status: 404, data: {} }),
    '/refused': json({ status: 401, error: { type: 'authentication_error' } }, 401),
    '/busy': json({ status: 429 }, 429),
    '/down': json('<html>', 500),
    '/garbage': json('<html>'),
    '/shape': json({ status: 200, data: 'nobody' }),
    '/odd': json({ status: 200, data: { full_name: 7, experience: 'none', skills: [1], education: null } }),
    '/elsewhere': { status: 302, headers: { location: '/person' } },
    '/silent': () => {},
  });
});
afterAll(() => site.close());

const lookUp = (path: string, timeoutMs?: number) =>
  openEnrichment({ url: `${site.origin}${path}`, apiKey: 'key-1', timeoutMs }).lookUp(
    'https://www.linkedin.com/in/ines-calder',
  );

it('the enrichment service is asked by LinkedIn address, with the key in a header', async () => {
  await lookUp('/person?pretty=false');
  expect(received.url.searchParams.get('profile')).toBe('https://www.linkedin.com/in/ines-calder');
  expect(received.url.searchParams.get('pretty')).toBe('false');
  expect(received.key).toBe('key-1');
  expect(received.url.href).not.toContain('key-1');
});

it('a record of the enrichment service becomes facts with capitals, whose spans quote its own words', async () => {
  const outcome = await lookUp('/person');
  if (!outcome.ok) throw new Error(outcome.why);
  const { facts } = outcome;
  expect(facts.sources).toEqual([
    { id: 'enrichment', kind: 'enrichment', name: 'Public professional record' },
  ]);
  expect(facts.name).toMatchObject({
    value: 'Ines Calder',
    spans: [{ source: 'enrichment', row: 'full_name', quote: 'ines calder' }],
  });
  expect(facts.location?.value).toBe('Lisbon, Lisboa, Portugal');
  expect(facts.roles).toEqual([
    expect.objectContaining({
      title: 'Chief Financial Officer',
      organisation: 'Saltmarsh Shipping',
      start: { year: 2018, month: 3 },
      end: 'present',
    }),
    expect.objectContaining({
      title: 'VP of Finance',
      organisation: 'Tidewater Terminals',
      start: { year: 2012 },
      end: { year: 2018, month: 2 },
    }),
  ]);
  expect(facts.roles[0]?.statements.map(({ value }) => value)).toEqual([
    'Raised EUR 40 million for the fleet.',
  ]);
  expect(facts.about).toHaveLength(2);
  expect(facts.education[0]).toMatchObject({
    school: 'Nova Harbour School',
    degree: 'MBA',
    end: { year: 2011 },
  });
  expect(facts.certifications[0]).toMatchObject({
    value: 'Certified Treasury Professional',
    issuer: 'Harbour Institute',
  });
  expect(facts.skills.map(({ value }) => value)).toEqual(['Treasury', 'Working Capital']);
  expect(facts.languages.map(({ value }) => value)).toEqual(['Portuguese']);
});

describe('a failed look-up', () => {
  it.each([
    ['/unknown', 'unknown'],
    ['/unknown-by-body', 'unknown'],
    ['/refused', 'refused'],
    ['/busy', 'refused'],
    ['/down', 'refused'],
    ['/garbage', 'unreachable'],
    ['/shape', 'unusable'],
    ['/elsewhere', 'unreachable'],
  ])('of %s returns the reason "%s"', async (path, why) => {
    expect(await lookUp(path)).toEqual({ ok: false, why });
  });

  it('returns a reason if the service does not answer or does not exist', async () => {
    expect(await lookUp('/silent', 200)).toEqual({ ok: false, why: 'timeout' });
    expect(await openEnrichment({ url: 'http://127.0.0.1:1/' }).lookUp('x')).toEqual({
      ok: false,
      why: 'unreachable',
    });
  });
});

it('a record of the enrichment service whose fields have the wrong types becomes empty facts', async () => {
  const outcome = await lookUp('/odd');
  expect(outcome).toMatchObject({ ok: true, facts: { roles: [], skills: [], education: [] } });
  expect(outcome.ok && outcome.facts.name).toBeUndefined();
});

it.each([
  ['chief operating officer', 'Chief Operating Officer'],
  ['vp of r&d, emea', 'VP of R&D, EMEA'],
  ['ludwig van der meer', 'Ludwig van der Meer'],
  ["o'neill-smith", "O'Neill-Smith"],
  ['iPhone Repair', 'iPhone Repair'],
])('titleCaseIfLower turns "%s" into "%s"', (written, expected) => {
  expect(titleCaseIfLower(written)).toBe(expected);
});
