/** Visits every screen, to take pictures of it or to check rules. */
import type { Page } from '@playwright/test';
import { test } from '../test';
import { visitAsMember } from './members';
import { visitAsOperator } from './operators';
import { visitPeople } from './people';
import { visitProof } from './proof';
import { visitSharing } from './sharing';
import { visitStates } from './states';
import type { Visit } from './variants';
import { visitAsVisitor } from './visitors';

/**
 * Defines a test for each tour through the product. Each takes minutes.
 * @param what part of the titles of the tests
 * @param visitOf returns what is done on each screen of a page
 */
export function onEveryScreen(what: string, visitOf: (page: Page) => Visit): void {
  test.use({
    // The people of a tour have the same addresses in every file.
    peopleOf: what,
    // Expected refusals of wrong input, which the browser logs as errors.
    allowedErrors: [/Failed to load resource|dynamically imported module|Connecting to 'blob:/],
  });
  test.describe.configure({ timeout: 900_000 });
  test(`visitors: ${what}`, ({ page }) => visitAsVisitor(page, visitOf(page)));
  test(`members: ${what}`, ({ page }) => visitAsMember(page, 'mara@lindqvist.example', visitOf(page)));
  test(`states: ${what}`, ({ page, product }) => visitStates(page, product, visitOf(page)));
  test(`proof: ${what}`, ({ page }) => visitProof(page, visitOf(page)));
  test(`sharing: ${what}`, ({ page }) => visitSharing(page, visitOf(page)));
  test(`operators: ${what}`, ({ page, product, newPerson }) =>
    visitAsOperator(page, product, newPerson, visitOf(page)));
  test(`people: ${what}`, ({ page }) => visitPeople(page, visitOf(page)));
}
