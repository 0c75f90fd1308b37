/** The pages of the production build: its shell, its manifest and its server-render bundle. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, Pages } from './renderer';

/** One entry of Vite's `manifest.json`. */
interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** What `dist/server/render.js` exports (built from `web/public/render.tsx`). */
export interface RenderModule {
  createPages(assets: PageAssets): Omit<Pages, 'shell'>;
}

const entry = (manifest: Manifest, source: string): ManifestEntry => {
  const found = manifest[source];
  if (!found) throw new Error(`The web build has no ${source}; run npm run build`);
  return found;
};

/**
 * Loads the pages of a build.
 * @param webRoot directory of built browser files (`dist/web`), with the server bundle beside it
 */
export async function loadBuiltPages(webRoot: string): Promise<Pages> {
  const manifest: Manifest = JSON.parse(await readFile(join(webRoot, '.vite', 'public.json'), 'utf8'));
  const shell = await readFile(join(webRoot, 'index.html'), 'utf8');
  const style = entry(manifest, 'src/web/public/public.css');
  const assets: PageAssets = {
    style: `/${style.file}`,
    script: `/${entry(manifest, 'src/web/public/public.ts').file}`,
    theme: '/theme.js',
    fonts: (style.assets ?? [])
      .filter((file) => /-latin-(?!ext-)[^/]*normal[^/]*\.woff2$/.test(file))
      .map((file) => `/${file}`),
  };
  const render = pathToFileURL(join(webRoot, '..', 'server', 'render.js')).href;
  const module: RenderModule = await import(/* @vite-ignore */ render);
  return { ...module.createPages(assets), shell: async () => shell };
}
