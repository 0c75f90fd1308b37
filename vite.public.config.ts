import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const src = fileURLToPath(new URL('./src', import.meta.url));

/**
 * The two files of the server-rendered pages. They are built separately from the application, so that shared code
 * is copied into the one small script instead of becoming a third file to wait for.
 */
export default defineConfig({
  resolve: { alias: { '@': src } },
  publicDir: false,
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    manifest: '.vite/public.json',
    modulePreload: false,
    rollupOptions: { input: ['src/web/public/public.css', 'src/web/public/browser/public.ts'] },
  },
});
