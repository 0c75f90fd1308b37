import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAround, locateQuotation, type PageItem } from './locate-quotation';

/** Text of 10 points, whose letters are 5 points wide. */
const item = (text: string, left: number, top: number): PageItem => ({
  text,
  left,
  right: left + 5 * text.length,
  top,
  bottom: top + 10,
});
const PAGE = { width: 595, height: 842 };

describe('locateQuotation', () => {
  it('finds a quotation in whatever pieces it was drawn', () => {
    const items = [
      item('Experience', 200, 100),
      item('Branch', 200, 120),
      item('Manager, Northgate', 235, 120),
      item('Mutual', 200, 134),
      item('2003 – 2006', 450, 134),
    ];
    expect(locateQuotation(items, 'Branch Manager , Northgate Mutual')).toEqual([
      { left: 200, top: 120, right: 325, bottom: 130 },
      { left: 200, top: 134, right: 230, bottom: 144 },
    ]);
  });

  it('takes the occurrence that is nearest to a line of the same entry', () => {
    const items = [
      item('Branch Manager', 50, 40),
      item('Someone who leads', 50, 60),
      item('Branch Manager', 200, 400),
      item('Won back 400 accounts', 200, 420),
    ];
    expect(locateQuotation(items, 'Branch Manager', 'Won back 400 accounts').map(({ top }) => top)).toEqual([
      400,
    ]);
    expect(locateQuotation(items, 'Branch Manager').map(({ top }) => top)).toEqual([40]);
  });

  it('finds lines in another order, if they make up most of the quotation', () => {
    const items = [
      item('2003 – 2006', 450, 120),
      item('Branch Manager', 200, 120),
      item('Won it back', 200, 140),
    ];
    expect(locateQuotation(items, 'Branch Manager 2003 – 2006')).toEqual([
      { left: 200, top: 120, right: 505, bottom: 130 },
    ]);
    expect(locateQuotation(items, 'Branch Manager at Northgate Mutual, Melbourne, Australia')).toEqual([]);
  });

  it('finds nothing on a page without the words', () => {
    expect(locateQuotation([item('Education', 50, 50)], 'Branch Manager')).toEqual([]);
    expect(locateQuotation([], 'Branch Manager')).toEqual([]);
    expect(locateQuotation([item('Education', 50, 50)], '–')).toEqual([]);
  });
});

describe('cutAround', () => {
  it('shows the column of the words, and not the one beside it', () => {
    const items = [
      item('Skills: everything', 20, 120),
      item('Branch Manager', 200, 120),
      item('Won back 400 business accounts in one year', 200, 134),
    ];
    const cut = cutAround(items, locateQuotation(items, 'Branch Manager'), PAGE, 2.75);
    expect(cut.left).toBe(188);
    expect(cut.right).toBe(200 + 5 * 'Won back 400 business accounts in one year'.length + 12);
    expect(cut.top).toBeLessThan(120);
    expect(cut.bottom).toBeGreaterThan(144);
  });

  it('stays on the page, with the first line of the words in it', () => {
    const anywhere = fc.record({
      left: fc.integer({ min: 0, max: 500 }),
      top: fc.integer({ min: 0, max: 830 }),
      text: fc.stringMatching(/^[a-z]{3,18}$/),
    });
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1, maxLength: 30 }), fc.nat(), (places, nth) => {
        const items = places.map(({ left, top, text }) => item(text, left, top));
        const box = items[nth % items.length] as PageItem;
        const cut = cutAround(items, [box], PAGE, 2.75);
        expect(cut.left).toBeGreaterThanOrEqual(0);
        expect(cut.top).toBeGreaterThanOrEqual(0);
        expect(cut.right).toBeLessThanOrEqual(PAGE.width + 0.001);
        expect(cut.bottom).toBeLessThanOrEqual(PAGE.height + 0.001);
        expect((cut.right - cut.left) / (cut.bottom - cut.top)).toBeCloseTo(2.75);
        expect(cut.top).toBeLessThanOrEqual(box.top);
        expect(cut.bottom).toBeGreaterThanOrEqual(Math.min(box.bottom, PAGE.height));
        expect(cut.left).toBeLessThanOrEqual(Math.max(box.left, 0));
      }),
    );
  });
});
