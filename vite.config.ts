import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { iconOutlines } from './scripts/build/icon-outlines.mjs';
import { shellDocument } from './scripts/build/shell-document.mjs';
import { MONOGRAM_PATH, WORDMARK_PATH } from './src/shared/images/logo-paths.ts';

const src = fileURLToPath(new URL('./src', import.meta.url));

/** Inlines the logo's outlines into the document, once: in the script they would add 2 KB to every screen. */
const logo = () => ({
  name: 'logo',
  transformIndexHtml: (html: string) =>
    html.replace(
      '<!-- logo -->',
      '<svg hidden aria-hidden="true">' +
        `<symbol id="logo-word" viewBox="0 -73 539 96"><path d="${WORDMARK_PATH}" /></symbol>` +
        `<symbol id="logo-letter" viewBox="2 -76 108 104"><path d="${MONOGRAM_PATH}" /></symbol></svg>`,
    ),
});

/** The frame of a member's screens, and the small parts that nearly all of them use. */
const SHELL = [
  'components/app-shell/app-shell.tsx',
  'components/ui/display/card.tsx',
  'components/ui/display/chip.tsx',
  'components/publish-confirmation/use-publish-confirmation.tsx',
  'components/ui/feedback/empty-state.tsx',
  'components/ui/buttons/share-link.ts',
  'lib/hooks/use-one-at-a-time.ts',
  'lib/profile/refused-lines.ts',
  'lib/profile/filled-sections.ts',
  'lib/queries/work-preferences.ts',
  'components/ui/toasts/toast-failure.ts',
];
const shells = new Set<string>();

/** 'shell' for modules that belong to the frame of a member's screens. */
function memberShell(id: string, modules: Rolldown.ChunkingContext): string | null {
  if (shells.size === 0) {
    const visit = (module: string) => {
      if (shells.has(module) || module.includes('node_modules')) return;
      shells.add(module);
      for (const next of modules.getModuleInfo(module)?.importedIds ?? []) visit(next);
    };
    for (const part of SHELL) visit(`${src}/web/${part}`);
  }
  return shells.has(id) ? 'shell' : null;
}

/** The browser's build of the single-page application. The public pages have `vite.public.config.ts`. */
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/web/routes',
      generatedRouteTree: './src/web/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    logo(),
    iconOutlines(),
    shellDocument(src),
    tailwindcss(),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: src },
      // React has had the hook itself since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${src}/web/components/ui/core/lucide-icon.ts` },
    ],
  },
  publicDir: 'src/web/static',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Constants of other files, such as the widths of icons, are written where they are used.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        // Every screen starts with the list of all scripts and styles: names would add 1.3 KB to each. The manifest
        // has the modules of a file.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7].css'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'core', tags: ['$initial'] },
            {
              name: 'icons',
              test: /lucide-react.*icons|ui\/core\/lucide-icon/,
              minShareCount: 4,
              includeDependenciesRecursively: false,
            },
            { name: memberShell, debugName: 'shell', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
