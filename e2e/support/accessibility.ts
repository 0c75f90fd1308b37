/** The check of accessibility that the journeys make of their screens. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds no violation on the present screen. No screen has a frame, so the page is checked in place:
 * checking frames apart opens a blank page for each report. Of what passes, nothing is reported.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  expect((await axe.analyze()).violations).toEqual([]);
}
