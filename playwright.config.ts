import { defineConfig } from '@playwright/test';

/** Journeys in a real Chromium. `scripts/test.mjs` builds the product and finds the browser. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/migrated-database.ts',
  // Emptied at each start, so the reports beside it, one of which may be older, are not in it.
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // Journeys mostly wait, as a person does: three of them keep two cores busy.
  workers: 3,
  timeout: 180_000,
  // The retry records a trace; `scripts/test.mjs` counts a journey that needs it as failed.
  retries: 1,
  // Journeys share two cores, so a condition may take long; each wait ends as soon as its condition holds.
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    // An action that waits in vain is named in the report before the journey's whole time is over.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // The default of most systems; other settings are tested separately.
    colorScheme: 'light',
    // The contrast of elements that are fading cannot be judged.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a quarter of a journey's time, so only retries are recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
