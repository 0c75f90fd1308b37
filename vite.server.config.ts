import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import product from './package.json' with { type: 'json' };
import { EXTERNAL_PACKAGES } from './scripts/build/packages.mjs';
import { textOnlyPdfJs } from './scripts/build/text-only-pdfjs.mjs';

const src = fileURLToPath(new URL('./src', import.meta.url));

/** The server's build: the program, the engine child, the page renderer and the commands. */
export default defineConfig({
  resolve: { alias: { '@': src } },
  publicDir: false,
  plugins: [textOnlyPdfJs()],
  // A few files instead of thousands: the start only reads and compiles what the product uses.
  ssr: { noExternal: true, external: EXTERNAL_PACKAGES },
  // Leaves out the development copies that libraries include.
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    'process.env.QUARTERDECK_VERSION': JSON.stringify(product.version),
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      // 'use client' has no meaning here, since there is no server rendering of client components.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      input: {
        main: 'src/server/main.ts',
        'engine-child': 'src/engine/process/child.ts',
        render: 'src/web/public/render.tsx',
        facts: 'src/server/commands/facts-main.ts',
        roles: 'src/server/commands/roles-main.ts',
        backup: 'src/server/commands/backup.ts',
        invite: 'src/server/commands/invite.ts',
        migrate: 'src/server/commands/migrate.ts',
        operator: 'src/server/commands/operator.ts',
        restore: 'src/server/commands/restore.ts',
        seed: 'src/server/commands/seed.ts',
        gazetteer: 'src/server/adapters/places/gazetteer/build/index.ts',
      },
    },
  },
});
