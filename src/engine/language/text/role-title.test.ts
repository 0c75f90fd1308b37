import { describe, expect, it } from 'vitest';
import type { RoleFact } from '@/shared/record/facts';
import { titleInSentence, titleOf } from './role-title';

const buildRole = (title: string, organisation: string): RoleFact => ({
  id: 'role-1',
  title,
  organisation,
  confidence: 1,
  spans: [],
  statements: [],
});

describe('a title beside its employer', () => {
  it.each([
    ['Chef de Dépôt chez Brillwater', 'BRILLWATER', 'Chef de Dépôt'],
    ['Vendeur-Graphiste chez MYMILL', 'My Mill', 'Vendeur-Graphiste'],
    ['Plant Manager at Corvane', 'Corvane Inc.', 'Plant Manager'],
    ['Einkäuferin bei Corvane', 'Corvane GmbH', 'Einkäuferin'],
    ['Buyer @ Corvane', 'Corvane', 'Buyer'],
    ['Buyer @ Corvane Grain & Flour', 'Corvane', 'Buyer'],
    ['Founder of Corvane', 'Corvane', 'Founder'],
    ['Head of Corvane', 'Corvane', 'Head of Corvane'],
    ['Manager– Cold Storage', 'Corvane', 'Manager – Cold Storage'],
    ['Manager -Cold Storage', 'Corvane', 'Manager, Cold Storage'],
    ['Buyer -EU, UK & Norway', 'Corvane', 'Buyer, EU, UK & Norway'],
    ['Buyer (Self -Employed)', 'Corvane', 'Buyer (Self-Employed)'],
    ['Buyer at Large', 'Corvane', 'Buyer at Large'],
    ['Mill clerk • Shift manager', 'Corvane', 'Mill clerk / Shift manager'],
    ['CTO | COO', 'Corvane', 'CTO / COO'],
    ['Plant Manager | Cold Storage', 'Corvane', 'Plant Manager'],
    ['Plant Manager | Buyer at Brillwater', 'Corvane', 'Plant Manager'],
  ])('"%s" at %s is printed as "%s"', (title, organisation, printed) => {
    expect(titleOf(buildRole(title, organisation))).toBe(printed);
  });
});

describe('a title inside a sentence', () => {
  it.each([
    ['Platform Engineer / DevOps (Tech Lead)', 'Platform Engineer'],
    ['Manager at Corvane', 'Manager'],
    ['Director - Mill Track', 'Director - Mill Track'],
    ['Senior Specialist – Cold Storage', 'Senior Specialist – Cold Storage'],
    ['Engineer (Cold Storage)', 'Engineer (Cold Storage)'],
    ['Team Leader – Mill Accounts', 'Team Leader – Mill Accounts'],
    ['Regional Director - Umbria', 'Regional Director - Umbria'],
    ['Assistant – Accounts', 'Assistant – Accounts'],
    ['Cold Storage Specialist - Umbria', 'Cold Storage Specialist'],
  ])('"%s" becomes "%s"', (title, spoken) => {
    expect(titleInSentence(title)).toBe(spoken);
  });
});

it.each([
  ['Buyer Update all orders in the ledger', 'Buyer'],
  ['Part time lecturer and preparing yearly statements', 'Part time lecturer'],
  ['Fitter from dated', 'Fitter'],
  ['Fitter, working', 'Fitter'],
  ['Stores Clerk (Imports) form', 'Stores Clerk (Imports)'],
  ['Forklift Operator Experience', 'Forklift Operator'],
])('a title ends before the duty, time or heading after it: %s', (title, printed) => {
  expect(titleOf(buildRole(title, 'Brillwater'))).toBe(printed);
});

it.each(['Sales and marketing manager', 'Head of Customer Experience'])(
  'a title with a word of a duty or heading of its own is kept: %s',
  (title) => {
    expect(titleOf(buildRole(title, 'Brillwater'))).toBe(title);
  },
);
