import { defineConfig } from '@playwright/test';

/** Journeys in a real Chromium. `scripts/test.mjs` builds the product and says where the browser is. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A person mostly waits, and so do journeys: three of them fill two cores.
  workers: 3,
  timeout: 120_000,
  // The second try records a trace; `scripts/test.mjs` counts a journey that needs it as failed.
  retries: 1,
  // Journeys share two cores: a condition may take its time, and none is waited for once it holds.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    // A real person's choice of the system; each look has tests of its own.
    colorScheme: 'light',
    // What is fading has no contrast to be judged by.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a quarter of a journey's time: only what failed once is recorded.
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
