/** The page of a server that cannot answer: self-contained, since nothing else may work at that time. */
import type { Context } from 'hono';

/** Whether the client is a browser that asks for a page, by an address or by sending a form. */
export const wantsPage = (c: Context): boolean =>
  (c.req.method === 'GET' || isForm(c)) && (c.req.header('accept') ?? '').includes('text/html');

/** Whether the page is the answer to a form: going back leads to what was typed, and a reload would send it again. */
export const isForm = (c: Context): boolean => c.req.method === 'POST';

/** What such a page says to somebody who has sent a form. It may have arrived: then it counts once. */
export const FORM_NOT_TAKEN_TEXT =
  'This could not be taken just now. What you wrote is still in the form: go back, and send it again in a moment.';

/**
 * Renders the page.
 * @param options.title and `text` are the product's own and are not escaped
 * @param options.retryAfter seconds after which the page reloads itself
 */
export function errorPage({ title, text, retryAfter }: { title: string; text: string; retryAfter?: number }) {
  const refresh = retryAfter ? `<meta http-equiv="refresh" content="${retryAfter}">\n` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}<title>${title} | Quarterdeck</title>
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
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
}
