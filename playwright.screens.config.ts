import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** The journeys' browser and product, for taking pictures instead of testing. */
export default defineConfig({
  ...journeys,
  testMatch: 'screens.pictures.ts',
  retries: 0,
  reporter: 'list',
  use: { ...journeys.use, actionTimeout: 30_000 },
});
