import { expect, it } from 'vitest';
import { remarkableWorth } from './remarkable-acts';

it.each([
  ['a part in the founding of a firm', 'Played a key role in the founding of a chartered brewery'],
  ['a part in a sale', 'Played a decisive part in the acquisition of two harbours'],
  ['a transaction', 'Led the due diligence of the harbour company'],
  ['a supervisor of banks', 'Answered to the central bank as registered manager'],
])('%s is worth more', (_, text) => {
  expect(remarkableWorth(text)).toBeGreaterThan(0);
});

it.each([
  ['a way to a post', 'Selected through a competition among engineers'],
  ['an appointment', 'Joined Orla Foods to build a team in Varn'],
  ['a manner', 'Operates comfortably across harbours and mills'],
  ['a mixture', 'Combined planning with building'],
])('%s is worth less', (_, text) => {
  expect(remarkableWorth(text)).toBeLessThan(0);
});

it.each([
  ['hiring others', 'Hired, coached and led nine planners'],
  ['selecting things', 'Selected three mills for the harbour'],
  ['joining forces', 'Joined forces with two harbours'],
  ['an ordinary part', 'Played a key role in weekly meetings of planners'],
  ['winning customers', 'Planned the customer acquisition of two harbours'],
])('%s changes nothing', (_, text) => {
  expect(remarkableWorth(text)).toBe(0);
});

it('an appointment that states its purpose loses less', () => {
  expect(remarkableWorth('Joined Orla Foods to build a team')).toBeGreaterThan(
    remarkableWorth('Joined Orla Foods in Varn'),
  );
});
