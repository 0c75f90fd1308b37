// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchTracked } from '../api/is-unanswered';
import { isOnline } from './online';

let answer: () => Promise<Response>;
let events: string[];
const record = ({ type }: Event) => void events.push(type);

beforeEach(() => {
  events = [];
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => answer());
  for (const type of ['online', 'offline']) addEventListener(type, record);
});
afterEach(async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await fetchTracked('/', {}).catch(() => {});
  for (const type of ['online', 'offline']) removeEventListener(type, record);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a browser that says it is offline', () => {
  it('is online once a request is answered, and told so once', async () => {
    expect(isOnline()).toBe(false);
    answer = async () => new Response('{}');
    await fetchTracked('/', {});
    await fetchTracked('/', {});
    expect([isOnline(), events]).toEqual([true, ['online']]);
  });

  it('is offline again once a request fails, unless it was given up', async () => {
    answer = async () => new Response('{}');
    await fetchTracked('/', {});
    answer = () => Promise.reject(new DOMException('Given up', 'AbortError'));
    await fetchTracked('/', {}).catch(() => {});
    expect(isOnline()).toBe(true);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await fetchTracked('/', {}).catch(() => {});
    expect([isOnline(), events]).toEqual([false, ['online', 'offline']]);
  });

  it('stays offline if nothing is answered', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await fetchTracked('/', {}).catch(() => {});
    expect([isOnline(), events]).toEqual([false, []]);
  });
});
