/** Answers requests while the server starts: from listening until the database is open and migrated. */
import { Hono } from 'hono';
import { errorPage, FORM_NOT_TAKEN_TEXT, isForm, wantsPage } from './error-page';
import { createSecurityHeaders } from './security';

/** Seconds after which it is worth trying again. */
const RETRY_AFTER_SECONDS = 5;

const MAINTENANCE_PAGE = errorPage({
  title: 'Back in a moment',
  text: 'Quarterdeck is being brought up to date. Nothing of yours is lost; this page asks again by itself.',
  retryAfter: RETRY_AFTER_SECONDS,
});

const FORM_PAGE = errorPage({ title: 'Back in a moment', text: FORM_NOT_TAKEN_TEXT });

/** Answers 503 to everything but `/healthz`, since the process is healthy but not ready. */
export function maintenanceApp(options: { https: boolean }) {
  const app = new Hono();
  app.use(createSecurityHeaders({ ...options, development: false }));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => c.json({ status: 'unavailable' }, 503));
  app.all('*', (c) => {
    c.header('retry-after', String(RETRY_AFTER_SECONDS));
    c.header('cache-control', 'no-store');
    if (wantsPage(c)) return c.html(isForm(c) ? FORM_PAGE : MAINTENANCE_PAGE, 503);
    const message = 'Quarterdeck is being brought up to date. Please try again in a moment.';
    return c.json({ status: 'error', code: 'MAINTENANCE', message }, 503);
  });
  return app;
}
