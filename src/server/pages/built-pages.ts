/** The pages of the production build: shell, manifest and server-render bundle. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, Pages } from './renderer';
import { inlineScriptHashes, shellFor, withFileSizes } from './shell-frame';

/** An entry of Vite's `manifest.json`. */
interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
}
type Manifest = Record<string, ManifestEntry>;

export type RenderedPages = Omit<Pages, 'shell' | 'shellScriptHashes' | 'warmUp'>;

/** The exports of `dist/server/render.js`, which is built from `web/public/render.tsx`. */
export interface RenderModule {
  createPages(assets: PageAssets): RenderedPages;
}

const requireEntry = (manifest: Manifest, source: string): ManifestEntry => {
  const entry = manifest[source];
  if (!entry) throw new Error(`The web build has no ${source}; run npm run build`);
  return entry;
};

/**
 * The pages of a build. Shell and manifest are read now; React, which renders the other pages, is loaded with the first
 * of them or by `warmUp`.
 * @param webRoot directory of built browser files (`dist/web`), next to the folder of the server bundle
 */
export async function loadBuiltPages(webRoot: string): Promise<Pages> {
  const manifest: Manifest = JSON.parse(await readFile(join(webRoot, '.vite', 'public.json'), 'utf8'));
  const shell = withFileSizes(
    await readFile(join(webRoot, 'index.html'), 'utf8'),
    (path) => statSync(join(webRoot, path)).size,
  );
  const style = requireEntry(manifest, 'src/web/public/public.css');
  const assets: PageAssets = {
    style: `/${style.file}`,
    script: `/${requireEntry(manifest, 'src/web/public/browser/public.ts').file}`,
    theme: '/theme.js',
    fonts: (style.assets ?? [])
      .filter((file) => /-latin-(?!ext-)[^/]*normal[^/]*\.woff2$/.test(file))
      .map((file) => `/${file}`),
  };
  const render = pathToFileURL(join(webRoot, '..', 'server', 'render.js')).href;
  let renderedPages: Promise<RenderedPages> | undefined;
  const pages = () => {
    renderedPages ??= import(/* @vite-ignore */ render).then((module: RenderModule) =>
      module.createPages(assets),
    );
    return renderedPages;
  };
  return {
    warmUp: async () => void (await pages()),
    shell: async (path) => shellFor(shell, path),
    shellScriptHashes: inlineScriptHashes(shell),
    profile: async (page) => (await pages()).profile(page),
    profileUnavailable: async (page) => (await pages()).profileUnavailable(page),
    profileNotFound: async (page) => (await pages()).profileNotFound(page),
    privateVersion: async (page) => (await pages()).privateVersion(page),
    versionClosed: async (page) => (await pages()).versionClosed(page),
    introductionForm: async (page) => (await pages()).introductionForm(page),
    introductionSent: async (page) => (await pages()).introductionSent(page),
    introductionLink: async (page) => (await pages()).introductionLink(page),
    introductionsClosed: async (page) => (await pages()).introductionsClosed(page),
    unsubscribe: async (page) => (await pages()).unsubscribe(page),
    referenceForm: async (page) => (await pages()).referenceForm(page),
    referenceLink: async (page) => (await pages()).referenceLink(page),
    referenceClosed: async (page) => (await pages()).referenceClosed(page),
    landing: async (page) => (await pages()).landing(page),
    example: async (page) => (await pages()).example(page),
    legal: async (page) => (await pages()).legal(page),
    notFound: async (page) => (await pages()).notFound(page),
  };
}
