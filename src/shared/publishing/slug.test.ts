import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFreeSlug, parseSlug, slugFromName } from './slug';

describe('slugFromName', () => {
  it.each([
    ['Mara Lindqvist', 'mara-lindqvist'],
    ['  José-María  Ñuñez ', 'jose-maria-nunez'],
    ['Søren Łukasiewicz', 'soren-lukasiewicz'],
    ["Aoife O'Brien", 'aoife-obrien'],
    ['Dr. J.R. Groß', 'dr-jr-gross'],
    ['Ирина Щукина', 'irina-shchukina'],
    ['Ελένη Παππά', 'eleni-pappa'],
    ['Nguyễn Thị Hương', 'nguyen-thi-huong'],
    ['Ruth Calloway (she/her)', 'ruth-calloway'],
    ['Ruth (Ruthie) Calloway', 'ruth-ruthie-calloway'],
    ['Preview', 'preview-profile'],
    ['Li', 'li-profile'],
    ['Quarterdeck Support', null],
    ['Admin', null],
    ['Support Team', null],
    ['Chairman', 'chairman-profile'],
    ['Page Rossi', 'page-rossi'],
    ['山田 太郎', null],
    ['2024', null],
    ['', null],
  ])('derives from the name "%s" the slug %s', (name, slug) => {
    expect(slugFromName(name)).toBe(slug);
  });

  it('returns a valid slug with room for a number, or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const slug = slugFromName(name);
        if (slug === null) return;
        expect(parseSlug(slug)).toEqual({ ok: true, slug });
        const next = firstFreeSlug(slug, new Set([slug]));
        expect(parseSlug(next)).toEqual({ ok: true, slug: next });
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});

it('firstFreeSlug gives namesakes the lowest free number', () => {
  expect(firstFreeSlug('ana-costa', new Set())).toBe('ana-costa');
  expect(firstFreeSlug('ana-costa', new Set(['ana-costa', 'ana-costa-2', 'ana-costa-4']))).toBe(
    'ana-costa-3',
  );
});

describe('parseSlug', () => {
  it('normalises capitals and spaces', () => {
    expect(parseSlug(' Mara Lindqvist ')).toEqual({ ok: true, slug: 'mara-lindqvist' });
  });

  it.each([
    ['ab', 'short'],
    ['x'.repeat(61), 'long'],
    ['太郎', 'letters'],
    ['12345', 'letters'],
    ['Preview', 'reserved'],
    ['ad min', undefined],
    ['support', 'reserved'],
    ['support team', 'reserved'],
    ['admin-1', 'reserved'],
    ['no-reply-desk', 'reserved'],
    ['The Quarterdeck Team', 'reserved'],
    ['quarterdecksupport', 'reserved'],
    ['CEO', 'reserved'],
    ['cfo ines calder', undefined],
    ['supporters-of-oslo', undefined],
    ['mara-support', undefined],
    ['', 'short'],
  ])('of "%s" has the error %s', (typed, error) => {
    const result = parseSlug(typed);
    expect(result.ok ? undefined : result.error).toBe(error);
  });
});
