// @vitest-environment jsdom
/** Code that saves in the background is notified when its page is hidden, shown, online again or about to close. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPageEvents } from './page-events';

const told: string[] = [];
let visibility: DocumentVisibilityState;
let asks: boolean;
let stop: () => void;

/** Hides or shows the page. */
function turn(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Whether the browser would ask before it closes the page. */
function closes(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  visibility = 'visible';
  asks = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  stop = onPageEvents({
    hide: () => told.push('hide'),
    show: () => told.push('show'),
    online: () => told.push('online'),
    asksBeforeClosing: () => asks,
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the events of a page', () => {
  it('are reported when it is hidden, shown, focused, left and online again', () => {
    turn('hidden');
    turn('visible');
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pagehide'));
    expect(told).toEqual(['hide', 'show', 'show', 'online', 'hide']);
  });

  it('include a poll every ten seconds while it is visible and online', () => {
    vi.advanceTimersByTime(20_000);
    expect(told).toEqual(['show', 'show']);
    visibility = 'hidden';
    vi.advanceTimersByTime(20_000);
    visibility = 'visible';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.advanceTimersByTime(20_000);
    expect(told).toEqual(['show', 'show']);
  });

  it('let the browser ask before closing only if something might be lost', () => {
    expect(closes()).toBe(false);
    asks = true;
    expect(closes()).toBe(true);
  });

  it('distinguish leaving from hiding, and a poll from showing, on request', () => {
    const more = onPageEvents({
      hide: () => told.push('other hide'),
      leave: () => told.push('leave'),
      show: () => told.push('other show'),
      poll: () => told.push('poll'),
      online: () => {},
    });
    stop();
    turn('hidden');
    window.dispatchEvent(new Event('pagehide'));
    turn('visible');
    vi.advanceTimersByTime(10_000);
    more();
    expect(told).toEqual(['other hide', 'leave', 'other show', 'poll']);
  });

  it('are not reported once the listener is stopped', () => {
    asks = true;
    stop();
    turn('hidden');
    for (const name of ['focus', 'online', 'pagehide']) window.dispatchEvent(new Event(name));
    vi.advanceTimersByTime(20_000);
    expect([told, closes()]).toEqual([[], false]);
  });
});
