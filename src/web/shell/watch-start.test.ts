// @vitest-environment jsdom
/** A page whose application does not start says so, and one that starts loses its placeholder. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchStart } from './watch-start';

const HTML = readFileSync('index.html', 'utf8');
const BODY = HTML.slice(HTML.indexOf('<div id="shell">'), HTML.indexOf('<!-- shell script -->'));

let root: HTMLElement;
let reload: ReturnType<typeof vi.fn<() => void>>;

const shell = () => document.getElementById('shell');
const isShown = (name: string) => shell()?.querySelector<HTMLElement>(name)?.hidden === false;
const note = () => shell()?.querySelector('.note')?.textContent;

/** The error event of the application's script tag. */
function failToLoad() {
  const script = document.createElement('script');
  script.type = 'module';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

/** Lets promises and the observer of mutations run. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = BODY;
  root = document.getElementById('root') as HTMLElement;
  reload = vi.fn();
  watchStart(shell() as HTMLElement, root, reload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the start of the application', () => {
  it('removes the placeholder at its first screen, not at its spinner', async () => {
    root.innerHTML = '<p role="status">Loading...</p>';
    await settle();
    expect(shell()).not.toBeNull();
    root.innerHTML = '<main>Settings</main>';
    await settle();
    expect(shell()).toBeNull();
  });

  it('is said to have failed if its script fails to load', () => {
    expect(isShown('.failure')).toBe(false);
    failToLoad();
    expect(isShown('.failure')).toBe(true);
    expect(isShown('button')).toBe(true);
  });

  it.each([
    ['said to have failed', 'its script', `${window.location.origin}/assets/index.js`, '', true],
    ['not said to have failed', 'an extension of the browser', 'chrome-extension://x/y.js', '', false],
    [
      'not said to have failed',
      'a handler while it runs',
      `${window.location.origin}/assets/index.js`,
      '<p></p>',
      false,
    ],
  ])('is %s at an error of %s', (_, __, filename, content, hasFailed) => {
    root.innerHTML = content;
    window.dispatchEvent(new ErrorEvent('error', { filename }));
    expect(isShown('.failure')).toBe(hasFailed);
  });

  it('is said to take long after ten seconds', () => {
    vi.advanceTimersByTime(9_999);
    expect(isShown('.late')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown('.late')).toBe(true);
    expect(isShown('button')).toBe(true);
  });
});

describe('"Try again"', () => {
  it('reloads if anything answers', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Sign in to the network</h1>'));
    failToLoad();
    shell()?.querySelector('button')?.click();
    expect(note()).toBe('Trying again...');
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('keeps the page if nothing does, and says so', async () => {
    vi.stubGlobal('fetch', async () => new Response('Bad Gateway', { status: 502 }));
    failToLoad();
    shell()?.querySelector('button')?.click();
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(note()).toBe('There is no answer yet. Please check your connection.');
  });
});
