import { expect, it } from 'vitest';
import { emptyFacts, type SourceKind } from '@/shared/facts';
import type { FileSlot, ReadJob, ReadOutcome } from '../read/inputs';
import { readInputs } from '../read-inputs';

const bytes = new Uint8Array([1]);
const typed = { slot: 'linkedin_url', value: 'mara-lindqvist' } as const;

/** Reads a typed address and one file, which names `url`. */
function readWith(slot: FileSlot, kind: SourceKind, url: string) {
  const readOne = async ({ source, fileName }: ReadJob): Promise<ReadOutcome> => ({
    ok: true,
    facts: { ...emptyFacts(), sources: [{ id: source, kind, name: fileName }], linkedinUrl: url },
  });
  return readInputs([typed, { slot, fileName: 'Profile.pdf', bytes }], readOne);
}

it.each(['linkedin-pdf', 'linkedin-zip', 'resume'] as const)(
  'keeps the address typed above that of a %s',
  async (kind) => {
    const slot = kind === 'resume' ? 'resume' : 'linkedin_file';
    const { facts, notices } = await readWith(slot, kind, 'https://www.linkedin.com/in/otto-brandt');
    expect(facts.linkedinUrl).toBe('https://www.linkedin.com/in/mara-lindqvist');
    expect(notices).toEqual([
      {
        kind: 'advice',
        about: 'Profile.pdf',
        message: expect.stringMatching(
          /^Profile\.pdf .* linkedin\.com\/in\/otto-brandt, but you typed linkedin\.com\/in\/mara-lindqvist/,
        ),
      },
    ]);
  },
);

it('says nothing of the same address in other letters', async () => {
  const { notices } = await readWith(
    'linkedin_file',
    'linkedin-pdf',
    'https://www.linkedin.com/in/Mara-Lindqvist',
  );
  expect(notices).toEqual([]);
});

it('lets a supporting document be about somebody else', async () => {
  const { facts, notices } = await readWith(
    'document',
    'document',
    'https://www.linkedin.com/in/otto-brandt',
  );
  expect(facts.linkedinUrl).toBe('https://www.linkedin.com/in/mara-lindqvist');
  expect(notices).toEqual([]);
});
