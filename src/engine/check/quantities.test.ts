import { describe, expect, it } from 'vitest';
import { isKnownQuantity, quantitiesIn } from './quantities';

describe('a quantity', () => {
  it.each([
    ['40', [{ digits: '40' }]],
    ['40%', [{ digits: '40', scale: 'share' }]],
    ['40 per cent', [{ digits: '40', scale: 'share' }]],
    ['40 percent', [{ digits: '40', scale: 'share' }]],
    ['1,200 clinics', [{ digits: '1200' }]],
    ['4.5 billion', [{ digits: '45', scale: '9' }]],
    ['€40m', [{ digits: '40', scale: '6', currency: 'eur' }]],
    ['40 Mio EUR', [{ digits: '40', scale: '6', currency: 'eur' }]],
    ['US$3bn', [{ digits: '3', scale: '9', currency: 'usd' }]],
    ['S$3k', [{ digits: '3', scale: '3', currency: 'sgd' }]],
    ['GBP 7 thousand', [{ digits: '7', scale: '3', currency: 'gbp' }]],
    ['£7mn', [{ digits: '7', scale: '6', currency: 'gbp' }]],
    ['CHF 5b', [{ digits: '5', scale: '9', currency: 'chf' }]],
    ['none', []],
  ])('is read with its scale and currency from "%s"', (text, quantities) => {
    expect(quantitiesIn(text)).toEqual(quantities);
  });

  it.each([
    ['EUR 40 million', '€40m'],
    ['EUR 40 million', '40 million'],
  ])('compared with the known ‘%s’, ‘%s’ is accepted', (known, claimed) => {
    expect(quantitiesIn(claimed).every((one) => isKnownQuantity(one, quantitiesIn(known)))).toBe(true);
  });

  it.each([
    ['EUR 40 million', '$40m'],
    ['EUR 40 million', '40%'],
    ['EUR 40 million', '40 billion'],
    ['EUR 40 million', '40'],
    ['EUR 40 million', '41 million'],
    ['40 million', '€40m'],
  ])('compared with the known ‘%s’, ‘%s’ is refused', (known, claimed) => {
    expect(quantitiesIn(claimed).every((one) => isKnownQuantity(one, quantitiesIn(known)))).toBe(false);
  });
});
