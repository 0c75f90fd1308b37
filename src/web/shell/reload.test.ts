// @vitest-environment jsdom
/** Before the page reloads itself, it finds out whether that would give a page that works. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadIfComplete, tryReload } from './reload';

const DOCUMENT =
  '<script type="module" src="/assets/index.js" data-bytes="6"></script>' +
  '<link rel="stylesheet" href="/assets/index.css" data-bytes="4">';
const ANSWERS: Record<string, () => Response> = {
  '/assets/index.js': () => new Response('script'),
  '/assets/index.css': () => new Response('rule'),
};
const documentAnswer = () => new Response(DOCUMENT);

let requests: string[];

/** Answers requests for files by their path, and any other one with `page`. */
function serve(page: () => Response | Promise<Response>, answers = ANSWERS) {
  requests = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return (answers[url] ?? page)();
  });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('an attempt to reload', () => {
  it('is complete if document, script and style sheet arrive whole', async () => {
    serve(documentAnswer);
    expect(await tryReload()).toBe('complete');
    expect(requests).toEqual([window.location.href, '/assets/index.js', '/assets/index.css']);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a gateway answers', () => new Response('Bad Gateway', { status: 502 })],
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is unreachable if %s for the document', async (_, page) => {
    serve(page);
    expect(await tryReload()).toBe('unreachable');
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['fails', () => new Response('Bad Gateway', { status: 502 })],
    ['is the page of a hotel', () => new Response('<h1>Welcome</h1>')],
    ['is cut', () => new Response('scr')],
    ['never arrives', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is incomplete if the script %s', async (_, script) => {
    serve(documentAnswer, { ...ANSWERS, '/assets/index.js': script as () => Response });
    expect(await tryReload()).toBe('incomplete');
  });

  it('is incomplete if the document is not the product', async () => {
    serve(() => new Response('<h1>Welcome to our hotel</h1><script src="/welcome.js"></script>'));
    expect(await tryReload()).toBe('incomplete');
  });
});

describe('an automatic reload', () => {
  it('is not repeated within a minute', async () => {
    serve(documentAnswer);
    sessionStorage.setItem('quarterdeck.reloaded', String(Date.now() - 30_000));
    await reloadIfComplete();
    expect(requests).toEqual([]);
  });

  it('does not happen while a file is missing, and does not count then', async () => {
    serve(documentAnswer, { ...ANSWERS, '/assets/index.js': () => new Response('', { status: 404 }) });
    await reloadIfComplete();
    expect(requests).toContain('/assets/index.js');
    expect(sessionStorage.getItem('quarterdeck.reloaded')).toBeNull();
  });
});
