/**
 * Reloading without losing the page: a reload that is not answered ends on the browser's error page or on an empty one,
 * so document, script and style sheet are fetched first.
 */
import { deadline } from '../lib/browser/deadline';

const RELOADED_KEY = 'quarterdeck.reloaded';
/** Minimum time between two automatic reloads. */
const MIN_RELOAD_INTERVAL_MS = 60_000;
const DOCUMENT_DEADLINE_MS = 10_000;
const FILES_DEADLINE_MS = 30_000;

/**
 * What a reload would give. `complete`: a document of the product whose files arrive whole; `incomplete`: anything else
 * that is worth showing, such as the sign-in page of a hotel's network; `unreachable`: an error page, or none at all.
 */
export type ReloadOutcome = 'complete' | 'incomplete' | 'unreachable';

/** Whether a file arrives whole. The server writes its size into the document; in development it does not. */
async function isFileWhole(file: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const url = file.getAttribute('src') ?? file.getAttribute('href') ?? '';
  // `reload` replaces a spoilt copy in the browser's cache, which the reload would use otherwise.
  const response = await fetch(url, { cache: 'reload', signal });
  const { size } = await response.blob();
  const { bytes } = file.dataset;
  return response.ok && (!bytes || Number(bytes) === size);
}

/** Finds out what a reload would give, by fetching it. */
export async function tryReload(): Promise<ReloadOutcome> {
  let page: Response;
  try {
    const signal = deadline(DOCUMENT_DEADLINE_MS);
    page = await fetch(window.location.href, { cache: 'no-store', redirect: 'manual', signal });
    if (page.status >= 500) return 'unreachable';
  } catch {
    return 'unreachable';
  }
  try {
    const html = new DOMParser().parseFromString(await page.text(), 'text/html');
    const files = [...html.querySelectorAll<HTMLElement>('script[src],link[rel=stylesheet]')];
    if (!page.ok || !files.some((file) => file.matches('[type=module]'))) return 'incomplete';
    const signal = deadline(FILES_DEADLINE_MS);
    const areWhole = await Promise.all(files.map((file) => isFileWhole(file, signal)));
    return areWhole.every(Boolean) ? 'complete' : 'incomplete';
  } catch {
    return 'incomplete';
  }
}

/** Reloads the page to get the newest build, if all of it arrives and this was not done just now. */
export async function reloadIfComplete(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < MIN_RELOAD_INTERVAL_MS) return;
    if ((await tryReload()) !== 'complete') return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    window.location.reload();
  } catch {
    // Without storage a reload could repeat endlessly, so the person decides.
  }
}
