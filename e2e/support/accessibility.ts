/** The check of accessibility that the journeys make of their screens. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the violations that axe finds within a part of the present screen, by default all of it. Axe is loaded once
 * for each document, which takes a third of the processor time of its package for Playwright: that loads it twice for
 * each check. Media and style sheets are not fetched again: no rule that is on reads them.
 */
export async function findViolations(page: Page, within = 'html'): Promise<axe.Result[]> {
  // Frames are not looked into, and no screen has one.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (part) => {
    const loaded = (window as unknown as { axe: typeof axe }).axe;
    const options = { resultTypes: ['violations'], preload: false } satisfies axe.RunOptions;
    return (await loaded.run({ include: [part] }, options)).violations;
  }, within);
}

/** Expects that axe finds no violation on the present screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/**
 * Expects the same of a further state of a screen that a journey checks already. In `npm test` one state of each screen
 * is enough; the full tests check all of them.
 */
export async function expectStateAccessible(page: Page): Promise<void> {
  if (process.env.EVERY_CASE) await expectAccessible(page);
}
