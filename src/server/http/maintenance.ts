/** What is answered between listening and being ready: while the database opens and migrations run. */
import { Hono } from 'hono';
import { securityHeaders } from './security';

/** Seconds after which asking again is worth it. */
const RETRY_AFTER = '5';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_AFTER}">
<title>Back in a moment | Quarterdeck</title>
<style>
  :root { color-scheme: light dark; --paper: #faf8f4; --ink: #16202b; --ink-2: #45515e }
  @media (prefers-color-scheme: dark) { :root { --paper: #0f151c; --ink: #ece7dd; --ink-2: #b9c0c8 } }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 1.25rem;
    background: var(--paper); color: var(--ink); text-align: center; font: 1.0625rem/1.6 system-ui, sans-serif }
  h1 { margin: 0 0 .5rem; font: 400 2.25rem/1.12 Georgia, serif }
  p { margin: 0 auto; max-width: 46ch; color: var(--ink-2) }
</style>
</head>
<body>
<main>
<h1>Back in a moment</h1>
<p>Quarterdeck is being brought up to date. Nothing of yours is lost; this page asks again by itself.</p>
</main>
</body>
</html>
`;

/** Answers 503 to everything but `/healthz`: the process is well, it is only not open yet. */
export function maintenanceApp(options: { https: boolean }) {
  const app = new Hono();
  app.use(securityHeaders({ ...options, development: false }));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => c.json({ status: 'unavailable' }, 503));
  app.all('*', (c) => {
    c.header('retry-after', RETRY_AFTER);
    c.header('cache-control', 'no-store');
    const wantsPage = c.req.method === 'GET' && c.req.header('accept')?.includes('text/html');
    if (wantsPage) return c.html(PAGE, 503);
    const message = 'Quarterdeck is being brought up to date. Please try again in a moment.';
    return c.json({ status: 'error', code: 'MAINTENANCE', message }, 503);
  });
  return app;
}
