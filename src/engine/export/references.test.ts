/** References in every format of a download: shown whole or not at all. */
import { createRequire } from 'node:module';
import { strFromU8, unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, inject, it } from 'vitest';
import type { CaseStory } from '@/shared/case-stories/case-story';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { ShownReference } from '@/shared/references/reference';
import { storyConfirmedBy, storyStatements } from '@/shared/references/story-confirmation';
import { documentOf } from './document';
import { jsonResumeOf } from './json-resume';
import { typesetPdf } from './pdf';
import { findPdfFaults } from './testing/check-pdf';
import { EXPORTED_PROFILES } from './testing/people';
import { readTaggedPdf } from './testing/read-pdf';
import { REFERENCES } from './testing/references';
import { markdownOf, plainTextOf } from './text';
import { vcardOf } from './vcard';
import { makeWordFile } from './word';

const DAY = '2026-11-20';
const [mara] = EXPORTED_PROFILES as [ProfileData];
const document = documentOf(mara, 'https://quarterdeck.example/profile/mara', REFERENCES);
const removeSpaces = (text: string) => text.normalize('NFKC').replace(/[\s\u200b]+/g, '');
const typesetAndRead = async (kind: 'brief' | 'whole', exported = document) => {
  const options = { kind, paper: 'a4', day: DAY, asPublished: true, fonts: inject('fonts') } as const;
  const { bytes, pages } = await typesetPdf(exported, options);
  const { tags } = await readTaggedPdf(bytes);
  return { bytes, pages, tags, text: removeSpaces(tags.map(({ text }) => text).join('')) };
};

/** Lines of a PDF, from the positions of its pieces of text, left to right. */
async function readVisibleLines(bytes: Uint8Array): Promise<string[]> {
  const file = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const lines = new Map<string, { x: number; str: string }[]>();
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    for (const item of items) {
      if (!('str' in item)) continue;
      const [, , , , x, y] = item.transform as number[];
      const line = `${number} ${Math.round(y ?? 0)}`;
      lines.set(line, [...(lines.get(line) ?? []), { x: x ?? 0, str: item.str }]);
    }
  }
  await file.destroy();
  return [...lines.values()].map((pieces) =>
    pieces
      .sort((a, b) => a.x - b.x)
      .map(({ str }) => str)
      .join('')
      .trim(),
  );
}

describe('references in exported files', () => {
  it.each(['brief', 'whole'] as const)('are tagged in the %s as PDF/UA-1 requires', async (kind) => {
    const { bytes, tags } = await typesetAndRead(kind);
    expect(await findPdfFaults(bytes)).toEqual([]);
    expect(tags.map(({ text }) => text)).toContain('References');
  });

  it('are shown whole in the whole profile, between the work they are about and the sweet spot', async () => {
    const { text, tags } = await typesetAndRead('whole');
    for (const { words, name, office } of REFERENCES.slice(0, 2)) {
      for (const part of [words, name, office]) expect(text).toContain(removeSpaces(part));
    }
    expect(text).toContain(removeSpaces('Confirmed by email from @tanager.example'));
    expect(text).toContain(removeSpaces('Put otherwise: “Below nine until 2020, ten after.”'));
    const headings = tags.filter(({ role }) => role === 'H2').map(({ text }) => text);
    expect(headings.indexOf('References')).toBe(headings.indexOf('Sweet Spot') - 1);
  });

  it('are shown whole or not at all in the brief, and never cause a third page', async () => {
    const long = { ...REFERENCES[0], words: `${'A long sentence about the work. '.repeat(30)}Its end.` };
    const several = documentOf(mara, undefined, [long as never, ...REFERENCES]);
    const { text, pages } = await typesetAndRead('brief', several);
    expect(pages).toBeLessThanOrEqual(2);
    expect(text).not.toContain(removeSpaces('A long sentence'));
    expect(text).toContain(removeSpaces(`“${REFERENCES[0]?.words}”`));
    const full = {
      ...mara,
      highlights: Array.from(
        { length: 14 },
        (_, n) => `Director ${n}, Firm ${n}, 2001 to 2002: ${'ran it '.repeat(60)}`,
      ),
    };
    const crowded = await typesetAndRead('brief', documentOf(full, undefined, REFERENCES));
    expect(crowded.pages).toBe(2);
    expect(crowded.text.includes('References')).toBe(
      crowded.text.includes(removeSpaces('there was a plan.”')),
    );
  });

  it('are in the Word file, the plain text and the Markdown, but not in the vCard', async () => {
    const xml = strFromU8(unzipSync(await makeWordFile(document))['word/document.xml'] as Uint8Array);
    for (const text of [xml, plainTextOf(document), markdownOf(document)]) {
      expect(text).toContain('By Friday there was a plan.');
      expect(text).toContain('Confirmed by email from @tanager.example');
    }
    expect(markdownOf(document)).toContain('\\`rm\\` \\_x\\_');
    expect(vcardOf(document, { day: DAY })).not.toContain('Ingrid');
  });

  it('are references of a valid JSON Resume if they have words', async () => {
    const resume = jsonResumeOf({ profile: mara, document, day: DAY });
    expect(resume.references).toEqual([
      {
        name: 'Ingrid Solheim, Chief executive of Tanager Health until 2022',
        reference: `“${REFERENCES[0]?.words}”`,
      },
      expect.objectContaining({ name: 'Daniel Reyes, Founder, Corbel Software' }),
    ]);
    const { validate } = createRequire(import.meta.url)('@jsonresume/schema') as {
      validate: (value: unknown, done: (errors: unknown) => void) => void;
    };
    expect(await new Promise((resolve) => validate(resume, resolve))).toBeNull();
  });

  it('that confirm a case story are named below it in every document', async () => {
    const [story] = mara.case_stories as [CaseStory];
    const [ingrid] = REFERENCES as [ShownReference];
    const confirming = { ...ingrid, words: 'So it was.', confirmed: storyStatements(story) };
    const confirmed = documentOf(mara, undefined, [confirming]);
    const line = storyConfirmedBy(ingrid);
    const confirmation = 'Confirms the case story: Tanager Health, 2016 to 2021';
    const xml = strFromU8(unzipSync(await makeWordFile(confirmed))['word/document.xml'] as Uint8Array);
    for (const text of [xml, plainTextOf(confirmed), markdownOf(confirmed)]) {
      expect(text.split(line)).toHaveLength(2);
      expect(text).toContain(confirmation);
    }
    for (const kind of ['brief', 'whole'] as const) {
      const { text, bytes } = await typesetAndRead(kind, confirmed);
      for (const words of [line, confirmation]) expect(text).toContain(removeSpaces(words));
      expect(await findPdfFaults(bytes)).toEqual([]);
    }
    const other = { ...mara, case_stories: [{ ...story, number: '400' }] };
    expect(plainTextOf(documentOf(other, undefined, [confirming]))).not.toContain(line);
  });

  it('in a right-to-left language keep their punctuation where it was typed', async () => {
    const layla = EXPORTED_PROFILES.find(({ name }) => /[\u0600-\u06ff]/.test(name)) as ProfileData;
    const said = { ...REFERENCES[0], words: 'So it was (all of it).' } as ShownReference;
    const { bytes } = await typesetAndRead('whole', documentOf(layla, undefined, [said]));
    expect(await readVisibleLines(bytes)).toContain('“So it was (all of it).”');
  });

  it('leave no heading if there are none', async () => {
    expect(plainTextOf(documentOf(mara))).not.toMatch(/references/i);
    expect((await typesetAndRead('whole', documentOf(mara))).text).not.toContain('References');
  });
});
