import { describe, expect, it } from 'vitest';
import type { CareerFacts, RoleFact } from '@/shared/record/facts';
import { emptyFacts } from '@/shared/record/facts';
import { deriveSentence } from './entailment';
import { indexRecord } from './record-index';

const spansOf = (quote: string) => [{ source: 's1', quote }];
const buildRole = (
  title: string,
  organisation: string,
  start: number,
  end: number | 'present',
  lines: string[],
): RoleFact => ({
  id: organisation,
  title,
  organisation,
  start: { year: start },
  end: end === 'present' ? end : { year: end },
  spans: spansOf(`${title} ${organisation}`),
  confidence: 1,
  statements: lines.map((value, at) => ({
    id: `${organisation}-${at}`,
    value,
    spans: spansOf(value),
    confidence: 1,
  })),
});

const MILL = buildRole('Finance Manager', 'Brillwater', 2016, 'present', [
  'Vendor Management',
  'AOP & Budgeting',
  'Reconciliation of monthly accounts',
  'Assisted in tax planning',
  'STOCK MANAGEMENT',
  'Summer Training',
  'Assisting Director with the harbour timetable',
  'Met the target of 20 stores.',
  'Known for calm audits.',
  'Lowered fuel use by 18%, with no drop in service.',
  'Leads the accounts of nine mills.',
]);
const DEPOT = buildRole('Store Manager', 'Corvane', 2010, 2015, [
  'Batch planning',
  'Inventory management',
  'Revenue rose by 30% in two years.',
]);
const FACTS: CareerFacts = {
  ...emptyFacts(),
  name: { id: 'n', value: 'Ilse Marwood', spans: spansOf('Ilse Marwood'), confidence: 1 },
  roles: [MILL, DEPOT],
};
const index = indexRecord(FACTS);
const all = FACTS.roles.flatMap((one) => [...one.spans, ...one.statements.flatMap((line) => line.spans)]);
const passesCheck = (text: string, previousRole?: RoleFact) =>
  deriveSentence(text, { spans: all, index, previousRole, isEnglish: true }).finding === undefined;

describe('what a role covers', () => {
  it.each([
    ['The role covers vendor management and reconciliation of monthly accounts.', MILL],
    ['The post covers AOP and budgeting, vendor management, and reconciliation of monthly accounts.', MILL],
    ['The role covered batch planning and inventory management.', DEPOT],
  ])('%s follows from whole lines of the role', (text, before) => {
    expect(passesCheck(text, before)).toBe(true);
  });

  it.each([
    ['a task of another role', 'The role covers batch planning and inventory management.', MILL],
    ['the wrong time', 'The role covered vendor management and reconciliation of monthly accounts.', MILL],
    ['the wrong time', 'The role covers batch planning and inventory management.', DEPOT],
    ['one task of another role', 'The role covered batch planning and vendor management.', DEPOT],
    ['part of a line', 'The role covers vendor management and reconciliation of accounts.', MILL],
    ['a line that is not a task of the role', 'The role covers tax planning and vendor management.', MILL],
    ['a task twice', 'The role covers vendor management and vendor management.', MILL],
    ['headings in place of tasks', 'The role covers stock management and summer training.', MILL],
    ['a task that the record lacks', 'The role covers treasury management.', MILL],
  ])('fails with %s: "%s"', (_, text, before) => {
    expect(passesCheck(text, before)).toBe(false);
  });

  it('needs a role in the sentence before', () => {
    expect(passesCheck('The role covers vendor management and reconciliation of monthly accounts.')).toBe(
      false,
    );
  });

  it.each([
    'Finance Manager, Brillwater, 2016 to today: vendor management and reconciliation of monthly accounts',
    'Store Manager, Corvane, 2010 to 2015: batch planning and inventory management',
  ])('may end the line of a key role: "%s"', (text) => {
    expect(passesCheck(text)).toBe(true);
  });

  it.each([
    'Store Manager, Corvane, 2010 to 2015: vendor management and inventory management',
    'Finance Manager, Brillwater, 2016 to today: batch planning',
    'Finance Manager, Brillwater, 2016 to today: tax planning',
  ])('may not end the line of a key role: "%s"', (text) => {
    expect(passesCheck(text)).toBe(false);
  });
});

describe('other sentences about a role', () => {
  it.each([
    'As Finance Manager at Brillwater, Ilse met the target of 20 stores.',
    'At Brillwater, Ilse lowered fuel use by 18%, with no drop in service.',
    'While Ilse was Store Manager at Corvane, revenue rose by 30% in two years.',
    'At Brillwater, known for calm audits, Ilse leads the accounts of nine mills.',
  ])('pass with the employer, figures and words of the record: "%s"', (text) => {
    expect(passesCheck(text)).toBe(true);
  });

  it.each([
    'As Finance Manager at Brillwater, Ilse met the target of 30 stores.',
    'As Store Manager at Corvane, Ilse met the target of 20 stores.',
    'At Brillwater, Ilse lowered fuel use by 18%, with drop in service.',
    'While Ilse was Finance Manager at Brillwater, revenue rose by 30% in two years.',
    'While Ilse was Store Manager at Corvane, revenue rose by 40% in two years.',
    'Ilse is an Assisting Director with the harbour timetable.',
    'At Corvane, known for calm audits, Ilse leads the accounts of nine mills.',
    'At Brillwater, known for loud audits, Ilse leads the accounts of nine mills.',
  ])('fail with a title, employer, figure or word that the record does not have there: "%s"', (text) => {
    expect(passesCheck(text)).toBe(false);
  });

  it('that begin with ‘Before that’ need an earlier role', () => {
    const text = 'Before that, as Store Manager at Corvane, revenue rose by 30% in two years.';
    expect(passesCheck(text, MILL)).toBe(true);
    const later = 'Before that, as Finance Manager at Brillwater, Ilse met the target of 20 stores.';
    expect(passesCheck(later, DEPOT)).toBe(false);
  });
});
