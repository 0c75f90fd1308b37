// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { PrivateVersionPage } from '@/server/pages/renderer';
import { emptyProfile } from '@/shared/profile/profile-data';
import { createPages } from './render';

const pages = createPages({ style: '', script: '', theme: '', fonts: [] });

describe('the note above a private version', () => {
  const renderVersion = async (note: Partial<PrivateVersionPage>) =>
    new DOMParser().parseFromString(
      await pages.privateVersion({
        profile: { ...emptyProfile(), name: 'Ada Marsh' },
        references: [],
        order: [],
        forWhom: 'Corran Mills',
        until: null,
        note: '',
        noteOn: null,
        email: '',
        telephone: '',
        pdf: '',
        contact: '',
        introductions: '',
        counted: false,
        appUrl: 'https://quarterdeck.example',
        ...note,
      }),
      'text/html',
    );

  it('has a link that dials the number from any country', async () => {
    const document = await renderVersion({ telephone: '+44 (0) 20 7946 0123' });
    const link = document.querySelector('.handed-sign a');
    expect(link?.textContent).toBe('+44 (0) 20 7946 0123');
    expect(link?.getAttribute('href')).toBe('tel:+442079460123');
  });

  it('has no line for the signature if there is nothing in it', async () => {
    expect((await renderVersion({})).querySelector('.handed-sign')).toBeNull();
    expect((await renderVersion({ note: 'Hello.' })).querySelector('.handed-sign')?.textContent).toBe(
      'Ada Marsh',
    );
  });
});
