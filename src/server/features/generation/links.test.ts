import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLinks } from '@/server/adapters/links';
import { rateLimits } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { linkedInPdf, MARA } from '@/server/testing/documents/linkedin-pdf';
import { formOf } from '@/server/testing/features/generation';
import { openSite, type Site } from '@/server/testing/stubs/site';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { generatedProfileSchema } from '@/shared/generation/generated-profile';

const ARTICLE = `<!doctype html><html><body><nav><a href="/">Home</a></nav><article><h1>Night shift</h1>
<p>Saltmarsh Shipping is the oldest line in the harbour and employs 900 people on its quays.</p>
<p>Ines Calder negotiated a refinancing of EUR 65 million with eleven banks in the summer of the storms.</p>
<p>She halved the insurance premium of the fleet with a new safety programme.</p>
<p>The harbour was dredged in 1911.</p></article></body></html>`;

let app: TestApp;
let site: Site;
beforeAll(async () => {
  site = await openSite({
    '/interview': { body: ARTICLE },
    '/others': { body: '<p>Otto Brandt won the regatta with 12 metres to spare.</p>' },
    '/profile.pdf': { headers: { 'content-type': 'application/pdf' }, body: linkedInPdf(MARA) },
    '/silent': () => {},
  });
  const links = createLinks({
    resolve: async (name) => (name === 'herald.example' ? ['127.0.0.1'] : []),
    mayConnect: (address) => address === '127.0.0.1',
    ports: new Set([443, site.port]),
    totalMs: 4_000,
  });
  // Pages are parsed by production's child processes, since their content is foreign: those of every test server.
  app = await createTestApp({ deps: { links } });
});
afterAll(async () => {
  await app.close();
  await site.close();
});
beforeEach(() => app.db.delete(rateLimits).then(() => {}));

async function generate(links: { title: string; link: string }[]) {
  const body = formOf({ resume: ['resume.docx', docxOf(RESUME_LINES)], links: JSON.stringify(links) });
  const response = await new TestBrowser(app).fetch('/webhook/generate-profile-guest', {
    method: 'POST',
    body,
  });
  expect(response.status).toBe(200);
  const generated = generatedProfileSchema.parse(await response.json());
  return { ...generated, unread: generated.notices.filter(({ kind }) => kind === 'unread') };
}
const herald = (path: string) => ({ title: '', link: `http://herald.example:${site.port}${path}` });

it('a linked page is read for statements about the person, and cited as their source', async () => {
  const generated = await generate([{ ...herald('/interview'), title: 'Harbour Herald' }]);
  expect(generated.unread).toEqual([]);
  const source = generated.evidence?.sources.find(({ kind }) => kind === 'link');
  expect(source?.name).toBe('Harbour Herald');
  const citingItems = generated.evidence?.items.filter(({ spans }) =>
    spans.some((span) => span.source === source?.id),
  );
  expect(citingItems?.map(({ text }) => text).join(' ')).toMatch(/65 million|insurance premium/);
  const { notices: _, evidence: __, ...profile } = generated;
  expect(JSON.stringify(profile)).not.toMatch(/900 people|1911|oldest line/);
});

it('linked pages without result each get a notice with the reason, and the rest is used', async () => {
  const inner = { title: 'Inner', link: 'http://169.254.169.254/latest/meta-data/' };
  const generated = await generate([
    herald('/others'),
    herald('/none'),
    herald('/profile.pdf'),
    inner,
    { title: 'Nowhere', link: 'nowhere.example/about' },
  ]);
  expect(generated.highlights.join()).toContain('Saltmarsh Shipping');
  const reasons = Object.fromEntries(generated.unread.map(({ about, message }) => [about, message]));
  expect(reasons).toEqual({
    [herald('/others').link]: expect.stringContaining('nothing about Ines Calder by name'),
    [herald('/none').link]: expect.stringContaining('no page at this address'),
    [herald('/profile.pdf').link]: expect.stringContaining('nothing about Ines Calder by name'),
    Inner: expect.stringContaining('not on the public web'),
    Nowhere: expect.stringContaining('could not be reached'),
  });
});

it('twenty linked pages that do not answer are not waited for one after the other', async () => {
  const startedAt = performance.now();
  const generated = await generate(Array.from({ length: 20 }, () => herald('/silent')));
  expect(generated.unread).toHaveLength(20);
  // One takes four seconds, the limit that this file sets, so that twenty in a row would take eighty.
  expect(performance.now() - startedAt).toBeLessThan(40_000);
}, 90_000);
