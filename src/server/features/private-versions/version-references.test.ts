/** The references of a private version over HTTP: its page and its PDF quote nothing that it leaves out. */
import { expect, it } from 'vitest';
import { readTaggedPdf } from '@/engine/export/testing/read-pdf';
import { createPrivateVersion, openVersionPage } from '@/server/testing/features/private-versions';
import {
  ANSWER_WORDS,
  buildReferredPerson,
  createAnsweredReference,
  ROLE,
} from '@/server/testing/features/references';
import { buildProfile } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { type VersionChoice, WHOLE_PROFILE } from '@/shared/publishing/private-version';

onDatabases('references on a private version', (kind) => {
  const app = setUpTestApp({ kind });
  const OTHER = 'Chair, Kestrel Freight, 2022 to 2024: sold it to its own rival';
  const ANSWERS = { 'statement-1': 'right', 'statement-2': 'right', 'statement-3': 'right' };

  /** What its reader gets if these parts are left out: the page, and the text of the PDF. */
  async function readWith(choice: Partial<VersionChoice>) {
    const mara = await buildReferredPerson(app, { profile: buildProfile({ highlights: [ROLE, OTHER] }) });
    await createAnsweredReference(app, mara, { matters: [ROLE, OTHER], answer: ANSWERS });
    const { url } = await createPrivateVersion(mara, {
      choice: { ...WHOLE_PROFILE, ...choice },
      allows_download: true,
    });
    const page = await (await openVersionPage(app, url)).text();
    const file = await openVersionPage(app, `${url}/profile.pdf`);
    const pdf = await readTaggedPdf(new Uint8Array(await file.arrayBuffer()));
    return [page, pdf.tags.map(({ text }) => text).join('\n')];
  }

  it('omit the line that it hides, and keep the others and the referee’s words', async () => {
    for (const text of await readWith({ hidden_lines: [{ section: 'keyRoles', text: ROLE }] })) {
      expect(text).not.toMatch(/Tanager Health from|310|Grew the company/);
      expect(text).toContain('Mara was Chair at Kestrel Freight from 2022 to 2024.');
      expect(text).toContain(ANSWER_WORDS);
    }
  });

  it('are omitted if all they are about is a hidden section', async () => {
    for (const text of await readWith({ hidden: ['keyRoles'] })) {
      expect(text).not.toMatch(/Tanager|Kestrel|Tuesday|Ingrid|References/);
    }
  });

  it('are shown whole if nothing is hidden', async () => {
    for (const text of await readWith({})) {
      expect(text).toContain('Grew the company from 40 to 310 people.');
      expect(text).toContain(ANSWER_WORDS);
    }
  });
});
