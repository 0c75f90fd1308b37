import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const src = fileURLToPath(new URL('./src', import.meta.url));

/** The server's build: the program, the document child, the page renderer and the commands. */
export default defineConfig({
  resolve: { alias: { '@': src } },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: {
        main: 'src/server/main.ts',
        'document-child': 'src/server/adapters/documents/child.ts',
        render: 'src/web/public/render.tsx',
        facts: 'src/server/commands/facts-main.ts',
        seed: 'src/server/commands/seed.ts',
        gazetteer: 'src/server/adapters/places/gazetteer/build/index.ts',
      },
    },
  },
});
