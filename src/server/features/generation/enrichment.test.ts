import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Enrichment } from '@/server/adapters/enrichment';
import { openEnrichment } from '@/server/adapters/enrichment';
import { rateLimits } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { createGenerationApp, type FormInput, formOf } from '@/server/testing/features/generation';
import { openSite, type Site } from '@/server/testing/stubs/site';
import type { TestApp } from '@/server/testing/test-app';
import { generatedProfileSchema } from '@/shared/generation/generated-profile';

const DATA = {
  full_name: 'ines calder',
  location_name: 'porto, portugal',
  experience: [
    {
      company: { name: 'lantern ferries' },
      title: { name: 'chair of the audit committee' },
      start_date: '2021',
      is_primary: true,
    },
  ],
  skills: ['treasury'],
};

let site: Site;
let app: TestApp;
let service: Enrichment;
beforeAll(async () => {
  site = await openSite({
    '/person': {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 200, data: DATA }),
    },
    '/silent': () => {},
  });
  const enrichment: Enrichment = { lookUp: (...args) => service.lookUp(...args) };
  app = await createGenerationApp(undefined, { enrichment });
});
afterAll(async () => {
  await app.close();
  await site.close();
});
beforeEach(() => app.db.delete(rateLimits).then(() => {}));

async function generate(path: string, input: FormInput) {
  service = openEnrichment({ url: `${site.origin}${path}`, timeoutMs: 1_000 });
  const response = await new TestBrowser(app).fetch('/webhook/generate-profile-guest', {
    method: 'POST',
    body: formOf(input),
  });
  expect(response.status).toBe(200);
  return generatedProfileSchema.parse(await response.json());
}

it('enrichment makes a profile from a LinkedIn address alone, under a source of its own', async () => {
  const generated = await generate('/person', {});
  expect(generated.name).toBe('Ines Calder');
  expect(generated.highlights.join()).toContain('Lantern Ferries');
  expect(generated.evidence?.sources.map(({ kind, name }) => [kind, name])).toContainEqual([
    'enrichment',
    'Public professional record',
  ]);
});

it('enrichment adds to what the person gave and never overrides it', async () => {
  const generated = await generate('/person', { resume: ['resume.docx', docxOf(RESUME_LINES)] });
  expect(generated.location).toContain('Lisbon');
  expect(generated.highlights.join()).toContain('Saltmarsh Shipping');
  expect(generated.highlights.join()).toContain('Lantern Ferries');
});

it.each(['/silent', '/nobody'])('enrichment that fails (%s) does not fail the generation', async (path) => {
  const generated = await generate(path, { resume: ['resume.docx', docxOf(RESUME_LINES)] });
  expect(generated.highlights.join()).toContain('Saltmarsh Shipping');
  expect(generated.notices.filter(({ kind }) => kind === 'unread')).toEqual([]);
});
