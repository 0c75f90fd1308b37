import { expect, it } from 'vitest';
import { emptyFacts, type SourceKind } from '@/shared/record/facts';
import { merge } from '../process/jobs/merge';

/** Merges a typed URL with a file that has another one. */
function mergeWith(kind: SourceKind, url: string) {
  const facts = {
    ...emptyFacts(),
    sources: [{ id: 's2', kind, name: 'Profile.pdf' }],
    linkedinUrl: url,
  };
  return merge({ sources: [{ linkedinUrl: 'mara-lindqvist', source: 's1' }, { facts }] });
}

it.each(['linkedin-pdf', 'linkedin-zip', 'resume'] as const)(
  'a %s with another LinkedIn URL causes a warning that it may be somebody else’s, and the typed URL is kept',
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

it('a file with the same LinkedIn URL in other letter case causes no warning', () => {
  const { notices } = mergeWith('linkedin-pdf', 'https://www.linkedin.com/in/Mara-Lindqvist');
  expect(notices).toEqual([]);
});

it('a supporting document with another LinkedIn URL causes no warning', () => {
  const { facts, notices } = mergeWith('document', 'https://www.linkedin.com/in/otto-brandt');
  expect(facts.linkedinUrl).toBe('https://www.linkedin.com/in/mara-lindqvist');
  expect(notices).toEqual([]);
});
