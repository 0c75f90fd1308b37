import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '@/server/db/schema';
import { verifySeal } from '@/server/secrets/sealed-profile';
import { TestBrowser } from '@/server/testing/browser';
import {
  docxOf,
  linkedInZip,
  protectedPdf,
  RESUME_LINES,
  scannedPdf,
} from '@/server/testing/documents/documents';
import { linkedInPdf, MARA } from '@/server/testing/documents/linkedin-pdf';
import { type FormInput, formOf, setUpGenerationApp } from '@/server/testing/features/generation';
import { openSite } from '@/server/testing/stubs/site';
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation/generated-profile';
import { LIMITS } from '@/shared/limits';

const app = setUpGenerationApp();
let guest: TestBrowser;
beforeEach(async () => {
  guest = new TestBrowser(app);
  await app.db.delete(rateLimits);
});

const PATH = '/webhook/generate-profile-guest';
const send = (body: BodyInit | FormInput, by = guest) =>
  by.fetch(PATH, {
    method: 'POST',
    body:
      typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype
        ? formOf(body as FormInput)
        : (body as BodyInit),
  });
const readProfile = async (response: Response): Promise<GeneratedProfile> => {
  expect(response.status).toBe(200);
  return generatedProfileSchema.parse(await response.json());
};
const readRefusal = async (response: Response) => ({
  code: response.status,
  message: ((await response.json()) as { message: string }).message,
});
const resume: [string, Uint8Array] = ['resume.docx', docxOf(RESUME_LINES)];

describe('a guest', () => {
  it('is asked to confirm doubtful facts first, and gets no advice until then', async () => {
    const lines = ['Ruth Calloway', 'Experience', 'Branch Manager', 'Financial services, 2003 - 2006'];
    const generated = await readProfile(
      await send({ linkedinUrl: 'ruth-calloway', resume: ['cv.docx', docxOf(lines)] }),
    );
    const advice = generated.notices.filter(({ kind }) => kind === 'advice');
    expect(advice.map(({ message }) => message)).toEqual([
      'We could read little of this file for certain. Settle this one point and we write the rest.',
    ]);
  });

  it('gets a profile from a LinkedIn PDF, with sealed evidence', async () => {
    const response = await send({
      linkedinUrl: 'https://sg.linkedin.com/in/mara-lindqvist/?trk=profile',
      linkedin: ['Profile.pdf', linkedInPdf(MARA)],
    });
    const generated = await readProfile(response);
    expect(generated.name).toBe('Mara Lindqvist');
    expect(generated.linkedinUrl).toBe('https://www.linkedin.com/in/mara-lindqvist');
    expect(generated.highlights.join()).toContain('Tanager Health');
    expect(generated.personas.length).toBeGreaterThanOrEqual(1);
    expect(generated.profile_version).toBe('0.2');
    expect(generated.evidence?.items.length).toBeGreaterThan(10);
    expect(verifySeal(generated, app.deps.secret)).toBe(true);
    expect(verifySeal({ ...generated, role: 'Admiral' }, app.deps.secret)).toBe(false);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('gets a profile from a JSON Resume', async () => {
    const json = {
      basics: { name: 'Ruth Calloway', label: 'Fractional CFO', location: { city: 'Leeds' } },
      work: [
        {
          name: 'Harrow Mills',
          position: 'Chief Financial Officer',
          startDate: '2018-04',
          highlights: ['Cut the monthly close from 12 days to 5 across four sites.'],
        },
        { name: 'Brightwater LLP', position: 'Auditor', startDate: '2009', endDate: '2018-03' },
      ],
    };
    const bytes = new TextEncoder().encode(JSON.stringify(json));
    const generated = await readProfile(
      await send({ linkedinUrl: 'ruth-calloway', resume: ['resume.json', bytes] }),
    );
    expect(generated.name).toBe('Ruth Calloway');
    expect(generated.highlights.join()).toContain('Chief Financial Officer, Harrow Mills');
    const other = new TextEncoder().encode('{"openapi":"3.1.0"}');
    const refused = await send({ linkedinUrl: 'ruth-calloway', resume: ['resume.json', other] });
    expect((await readRefusal(refused)).message).toContain('not a JSON Resume');
  });

  it('gets a profile from a resume, and from a data export', async () => {
    for (const input of [{ resume }, { linkedin: ['export.zip', linkedInZip()] } as FormInput]) {
      const generated = await readProfile(await send(input));
      expect(generated.name).toBe('Ines Calder');
      expect(generated.role).toContain('Chief Financial Officer');
      expect(generated.highlights.join()).toContain('Saltmarsh Shipping');
      expect(generated.notices.filter((notice) => notice.kind === 'unread')).toEqual([]);
    }
  });

  it('gets a thin draft from a LinkedIn address alone, with advice on what to add', async () => {
    const generated = await readProfile(await send({ linkedinUrl: 'ines-calder-4b21a' }));
    expect(generated.name).toBe('Ines Calder');
    expect(generated.highlights).toEqual([]);
    expect(generated.summary).not.toMatch(/executive|leader/i);
    expect(generated.notices.map((notice) => notice.kind)).toContain('advice');
  });

  it('never makes the server fetch its webhookUrl, and may send an empty list of links', async () => {
    const site = await openSite({});
    try {
      await readProfile(await send({ resume, webhookUrl: `${site.origin}/x`, links: '[]' }));
      expect(site.requests).toEqual([]);
    } finally {
      await site.close();
    }
  });
});

describe('a file that cannot be read', () => {
  const unreadableFiles: [string, FormInput, RegExp][] = [
    [
      'of another kind',
      { resume: ['resume.pdf', Buffer.from('just words\n'.repeat(40))] },
      /not what its name says|damaged/,
    ],
    ['that is empty', { resume: ['resume.pdf', new Uint8Array()] }, /is empty/],
    ['with a password', { linkedin: ['Profile.pdf', protectedPdf()] }, /password/],
    ['that is only a scan', { resume: ['resume.pdf', scannedPdf()] }, /text/],
    [
      'cut off',
      { resume: ['resume.docx', docxOf(RESUME_LINES).slice(0, 400)] },
      /not what its name says|damaged/,
    ],
  ];

  it.each(unreadableFiles)('%s returns an error if there is no other input', async (_what, input, reason) => {
    const refusal = await readRefusal(await send(input));
    expect(refusal).toMatchObject({ code: 422, message: expect.stringMatching(reason) });
    expect(refusal.message).toMatch(/^(resume|Profile)\.\w+: /);
  });

  it.each(unreadableFiles)(
    '%s gives a notice if another input could be read',
    async (_what, input, reason) => {
      const other: FormInput = input.linkedin ? { resume } : { linkedin: ['export.zip', linkedInZip()] };
      const generated = await readProfile(await send({ ...input, ...other }));
      expect(generated.highlights.join()).toContain('Saltmarsh');
      expect(generated.notices[0]).toMatchObject({ kind: 'unread', message: expect.stringMatching(reason) });
    },
  );

  it('larger than 5 MB is refused, and the message names it', async () => {
    const large = new Uint8Array(LIMITS.resumeBytes + 1);
    expect(await readRefusal(await send({ resume: ['resume.pdf', large] }))).toMatchObject({
      code: 413,
      message: 'Your resume is over 5 MB. Please attach a smaller one.',
    });
    expect(await readRefusal(await send({ linkedin: ['Profile.pdf', large] }))).toMatchObject({
      code: 413,
      message: 'Your LinkedIn file is over 5 MB. Please attach a smaller one.',
    });
  });
});

describe('supporting documents and links', () => {
  it('never fail the generation: a notice names each that could not be read', async () => {
    const large = new Uint8Array(LIMITS.documentBytes + 1);
    const generated = await readProfile(
      await send({
        resume,
        docs: [
          { file: ['board-pack.pdf', large], title: 'Board pack' },
          { file: ['deck.pptx', Buffer.from('nothing')], title: 'Deck' },
        ],
        links: JSON.stringify([{ title: 'Interview', link: 'https://portside.example/calder' }]),
      }),
    );
    const unread = generated.notices.filter((notice) => notice.kind === 'unread');
    expect(unread.map((notice) => notice.about)).toEqual(
      expect.arrayContaining(['board-pack.pdf', 'Deck', 'Interview']),
    );
    expect(unread.find((notice) => notice.about === 'board-pack.pdf')?.message).toContain('over 10 MB');
  });

  it('leave the draft from the address if they are the only files and cannot be read', async () => {
    const generated = await readProfile(
      await send({ docs: [{ file: ['a.pdf', protectedPdf()], title: 'Locked' }] }),
    );
    expect(generated.name).toBe('Ines Calder');
    expect(generated.notices[0]).toMatchObject({ kind: 'unread', about: 'Locked' });
  });
});
