import { describe, expect, it } from 'vitest';
import { largestSumOfMoney } from './amounts';

describe('the largest sum of money in a text', () => {
  it.each([
    ['Raised $12m and £4.5 million', 12_000_000],
    ['Ran a budget of €1.2bn', 1_200_000_000],
    ['Budget of EUR 250,000', 250_000],
    ['Budget of 250,000 euros', 250_000],
    ['Budget von 250.000 Euro', 250_000],
    ['Budget von 3,5 Mio. €', 3_500_000],
    ['Umsatz von 2 Milliarden Euro', 2_000_000_000],
    ['Budget de 250 000 €', 250_000],
    ['Un chiffre d’affaires de 10 milliards d’euros', 10_000_000_000],
    ["Un budget de 10 millions d'euros", 10_000_000],
    ['Un presupuesto de 4 millones de euros', 4_000_000],
    ['Una cartera de 3 mil millones de euros', 3_000_000_000],
    ['Sold the box at $19.99', 19.99],
    ['Sold the box at 19,99 €', 19.99],
    ['An order of 1.250,50 €', 1_250.5],
    ['A fund of CHF 1’250’000', 1_250_000],
    ['Savings of ₹1,20,00,000', 150_000],
    ['A contract of ¥150 million', 1_000_000],
    ['A portfolio of Rs 4 crores', 500_000],
    ['A grant of INR 40 lakhs', 50_000],
    ['Managed assets of $2 trillion', 2_000_000_000_000],
    ['Spent over$5 million on mills', 5_000_000],
    ['A deal of $1.125 billion', 1_125_000_000],
    ['Sales of $1,125 million', 1_125_000_000],
    ['Ein Umsatz von 1,125 Mio. €', 1_125_000],
    ['Ein Umsatz von 1.125 Mio. €', 1_125_000_000],
    ['Een omzet van € 5 miljoen', 5_000_000],
    ['Een omzet van 4,5 mln euro', 4_500_000],
    ['Un fatturato di 5 milioni di euro', 5_000_000],
    ['Um orçamento de 5 milhões de euros', 5_000_000],
    ['Um orçamento de 5 milhões de reais', 1_000_000],
    ['Una cartera de 1 millón de euros', 1_000_000],
    ['Un presupuesto de 300 mil euros', 300_000],
    ['Um orçamento de R$ 300 mil', 60_000],
    ['Una cartera de € 3 mil millones', 3_000_000_000],
    ['Un budget de 300 mille euros', 300_000],
    ['Een budget van € 5 duizend', 5_000],
    ['A fund of 40 million US dollars', 40_000_000],
    ['A fund of HK$80m', 10_000_000],
    ['A contract of CNY 70 million', 10_000_000],
    ['Managed assets of $3tn', 3_000_000_000_000],
  ])('%s', (text, sum) => {
    expect(largestSumOfMoney(text)).toBe(sum);
  });

  it.each(['Led 1,200 people', 'Cut 40,000 pounds of waste', 'Opened 9 mills in 2014', ''])(
    'is unknown without money: %s',
    (text) => {
      expect(largestSumOfMoney(text)).toBeUndefined();
    },
  );

  it('is found in time linear in the length of a text', () => {
    const start = process.cpuUsage();
    for (const part of ['1 000 ', '1,000.', '$1 ', 'EUR 1,', '9']) largestSumOfMoney(part.repeat(20_000));
    expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(5);
  });
});
