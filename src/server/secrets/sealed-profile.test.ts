import { describe, expect, it } from 'vitest';
import { generatedProfileSchema } from '@/shared/generation/generated-profile';
import { emptyProfile } from '@/shared/profile/profile-data';
import { canonicalJson, sealProfile, verifySeal } from './sealed-profile';

const SECRET = { current: 'a-secret-of-this-test-alone-0123456789' };
const generated = generatedProfileSchema.parse({
  ...emptyProfile(),
  name: 'Ines Calder',
  highlights: ['Opened the Lisbon yard in 2019.'],
  evidence: {
    sources: [{ id: 's1', kind: 'resume', name: 'resume.pdf', pages: 2 }],
    items: [
      {
        section: 'keyRoles',
        text: 'Opened the Lisbon yard in 2019.',
        spans: [{ source: 's1', page: 2, quote: 'Opened the Lisbon yard in 2019' }],
      },
    ],
  },
});

describe('the seal of a guest’s result', () => {
  const sealed = sealProfile(generated, SECRET);

  it('is valid after a round trip through JSON and the schema, whatever the order of keys', () => {
    const parsed = generatedProfileSchema.parse(JSON.parse(canonicalJson(sealed)));
    expect(verifySeal(parsed, SECRET)).toBe(true);
  });

  it('is valid for a result without evidence', () => {
    const { evidence: _evidence, ...bare } = generated;
    expect(verifySeal(sealProfile(bare, SECRET), SECRET)).toBe(true);
  });

  it('is invalid if profile, evidence, secret or seal is different', () => {
    expect(verifySeal({ ...sealed, role: 'Admiral' }, SECRET)).toBe(false);
    expect(verifySeal({ ...sealed, evidence: { sources: [], items: [] } }, SECRET)).toBe(false);
    expect(verifySeal({ ...sealed, evidence: undefined }, SECRET)).toBe(false);
    expect(verifySeal(sealed, { current: `${SECRET.current}x` })).toBe(false);
    expect(verifySeal({ ...sealed, seal: undefined }, SECRET)).toBe(false);
    expect(verifySeal({ ...sealed, seal: sealed.seal?.slice(1) }, SECRET)).toBe(false);
  });
});
