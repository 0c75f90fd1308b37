/** `npm run dev`: the browser and the server with hot reload, on one port. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import { buildEngineChild } from './build/engine-child.mjs';
import { ensureFonts } from './build/fonts/index.mjs';
import { root } from './build.mjs';
import { startLocalProvider } from './testing/local-provider.mjs';

process.env.NODE_ENV = 'development';
process.env.DATA_DIR ||= join(root, 'data', 'dev');
const port = Number(process.env.PORT || 3000);

// LinkedIn's button works offline: unless environment variables name another provider, a local one signs in
// fictional people.
if (!process.env.LINKEDIN_CLIENT_ID)
  Object.assign(process.env, (await startLocalProvider({ asks: true })).env);

// The child processes of the engine are separate programs, so they run from a build.
const cache = join(root, 'node_modules', '.cache', 'quarterdeck');
const engineChild = await buildEngineChild(join(cache, 'dev'));
const fonts = join(cache, 'fonts');
await ensureFonts(fonts);

const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  root,
  appType: 'custom',
  server: { port, strictPort: true, host: process.env.HOST || '127.0.0.1' },
});

const assets = {
  style: '/src/web/public/public.css',
  script: '/src/web/public/browser/public.ts',
  theme: '/theme.js',
  fonts: [],
};

/** Gets the renderer from Vite at every call, so that the next request shows an edit of a page. */
const pages = new Proxy(
  {},
  {
    get: (_, name) => {
      // Callers await the pages, so they must not have a `then` of their own.
      if (name === 'then') return undefined;
      return async (argument) => {
        if (name === 'shell')
          return vite.transformIndexHtml(argument, await readFile(join(root, 'index.html'), 'utf8'));
        const render = await vite.ssrLoadModule('/src/web/public/render.tsx');
        return render.createPages(assets)[name](argument);
      };
    },
  },
);

/** Loads the server from its current source. */
async function loadApp() {
  const { devApp } = await vite.ssrLoadModule('/src/server/dev.ts');
  return devApp(root, pages, { engineChild, fonts });
}

vite.middlewares.use(async (request, response, next) => {
  try {
    await getRequestListener((await loadApp()).fetch)(request, response);
  } catch (error) {
    vite.ssrFixStacktrace(error);
    next(error);
  }
});

await vite.listen();
console.log(`Quarterdeck (development) is open at http://localhost:${port}`);
console.log(`Every component is at http://localhost:${port}/dev/ui`);
// Loaded now instead of at the first request, since it prints the address of the mail.
await loadApp();
