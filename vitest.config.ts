import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { textOnlyPdfJs } from './scripts/build/text-only-pdfjs.mjs';

/** The global set-up of a project. What stood above the projects would run once for each of them and once more. */
const setUp = (...names: string[]) => names.map((name) => `src/server/testing/set-up/global-${name}.ts`);

const src = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  plugins: [textOnlyPdfJs()],
  resolve: { alias: { '@': src, '#public-pages': `${src}/web/public/render.tsx` } },
  test: {
    // On two cores, journeys run beside these tests, and typesetting waits for its turn.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // The first import of a module may take longer than the default of one second.
    expect: { poll: { timeout: 20_000 } },
    // One more than the cores of a small machine, since tests wait for processes and timers. Four take as long.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        // These keep no state in their modules, and loading them anew for each file took longer than the tests.
        test: {
          name: 'engine',
          include: ['{src/engine,src/shared,scripts,bench}/**/*.test.ts'],
          globalSetup: setUp('fonts'),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          globalSetup: setUp('fonts', 'engine-child', 'databases'),
          isolate: false,
        },
      },
      {
        extends: true,
        // Each file has a context with a jsdom of its own, as with `forks`, but its worker has loaded jsdom already:
        // a worker for each file took three times the processor time.
        test: {
          name: 'browser',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: 'src/web/lib/browser/testing/jsdom-scrolling.ts',
          pool: 'vmForks',
        },
      },
    ],
  },
});
