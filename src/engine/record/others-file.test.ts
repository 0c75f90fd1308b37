import { expect, it } from 'vitest';
import { emptyFacts, type SourceKind } from '@/shared/facts';
import { merge } from '../process/jobs/merge';

/** Merges a typed address with one file, which names `url`. */
function mergeWith(kind: SourceKind, url: string) {
  const facts = {
    ...emptyFacts(),
    sources: [{ id: 's2', kind, name: 'Profile.pdf' }],
    linkedinUrl: url,
  };
  return merge({ sources: [{ linkedinUrl: 'mara-lindqvist', source: 's1' }, { facts }] });
}

it.each(['linkedin-pdf', 'linkedin-zip', 'resume'] as const)(
  'keeps the address typed above that of a %s',
  (kind) => {
    const { facts, notices } = mergeWith(kind, 'https://www.linkedin.com/in/otto-brandt');
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

it('says nothing of the same address in other letters', () => {
  const { notices } = mergeWith('linkedin-pdf', 'https://www.linkedin.com/in/Mara-Lindqvist');
  expect(notices).toEqual([]);
});

it('lets a supporting document be about somebody else', () => {
  const { facts, notices } = mergeWith('document', 'https://www.linkedin.com/in/otto-brandt');
  expect(facts.linkedinUrl).toBe('https://www.linkedin.com/in/mara-lindqvist');
  expect(notices).toEqual([]);
});
