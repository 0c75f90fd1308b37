/** Pages that are the same for everyone: landing, its example, privacy policy, terms, contact. Rendered once. */
import { Hono } from 'hono';
import { guardScreen } from '@/shared/account/onboarding';
import type { Deps } from '../context';
import type { Env } from '../http/request';
import { type Document, makeDocument, sendDocument } from './document';
import type { Html } from './renderer';

/**
 * Creates a function that returns a document.
 * @param options.isCached whether it is rendered once; not in development, where pages change with their source
 */
function createCachedDocument(
  render: () => Html | Promise<Html>,
  { isCached }: { isCached: boolean },
): () => Promise<Document> {
  let cached: Promise<Document> | undefined;
  const make = async () => makeDocument(await render());
  return () => {
    if (!isCached) return make();
    cached ??= make();
    return cached;
  };
}

/** The routes of these pages. Somebody who is signed in is led from the landing page to their own screen. */
export function marketingRoutes({ config, pages }: Pick<Deps, 'config' | 'pages'>) {
  const { appUrl, contactUrl, contactAddress, deletionGraceHours, production } = config;
  const facts = { appUrl, contactUrl, contactAddress, deletionGraceHours };
  const page = (render: () => Html | Promise<Html>) => createCachedDocument(render, { isCached: production });
  const landing = page(() => pages.landing({ appUrl }));
  const example = page(() => pages.example({ appUrl }));
  const privacy = page(() => pages.legal({ document: 'privacy', ...facts }));
  const terms = page(() => pages.legal({ document: 'terms', ...facts }));
  const contact = page(() => pages.legal({ document: 'contact', ...facts }));

  return new Hono<Env>()
    .get('/profile-generator', async (c) => {
      const user = await c.get('context').session();
      const visitor = user && { emailConfirmed: user.emailConfirmed, status: user.onboardingStatus };
      const redirect = guardScreen('/profile-generator', visitor);
      if (redirect) {
        c.header('cache-control', 'no-store');
        return c.redirect(redirect.to);
      }
      return sendDocument(c, await landing(), 'private, no-cache');
    })
    .get('/profile-generator/example', async (c) => sendDocument(c, await example()))
    .get('/legal/privacy', async (c) => sendDocument(c, await privacy()))
    .get('/legal/terms', async (c) => sendDocument(c, await terms()))
    .get('/legal/contact', async (c) => sendDocument(c, await contact()));
}
