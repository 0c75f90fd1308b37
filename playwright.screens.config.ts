import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** The browser and product of the journeys, for pictures instead of tests. */
export default defineConfig({
  ...journeys,
  testMatch: 'screens.pictures.ts',
  retries: 0,
  reporter: 'list',
  use: { ...journeys.use, actionTimeout: 30_000 },
});
