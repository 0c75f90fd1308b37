import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const src = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@': src, '#public-pages': `${src}/web/public/render.tsx` } },
  test: {
    globalSetup: ['src/server/testing/set-up.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // The server keeps no state in its modules, and loading it anew for each file took longer than its tests.
        test: { name: 'server', include: ['src/{engine,server,shared}/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['src/web/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
