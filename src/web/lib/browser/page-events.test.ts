// @vitest-environment jsdom
/** Code that saves in the background is notified when its page is hidden, shown, online again or about to close. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPageEvents } from './page-events';

const events: string[] = [];
let visibility: DocumentVisibilityState;
let mayLoseInput: boolean;
let stop: () => void;

/** Hides or shows the page. */
function setVisibility(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Whether the browser asks before it closes the page. */
function asksOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers();
  events.length = 0;
  visibility = 'visible';
  mayLoseInput = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  stop = onPageEvents({
    hide: () => events.push('hide'),
    show: () => events.push('show'),
    online: () => events.push('online'),
    asksBeforeClosing: () => mayLoseInput,
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the events of a page', () => {
  it('are reported when it is hidden, shown, focused, left and online again', () => {
    setVisibility('hidden');
    setVisibility('visible');
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pagehide'));
    expect(events).toEqual(['hide', 'show', 'show', 'online', 'hide']);
  });

  it('include a poll every ten seconds while it is visible and online', () => {
    vi.advanceTimersByTime(20_000);
    expect(events).toEqual(['show', 'show']);
    visibility = 'hidden';
    vi.advanceTimersByTime(20_000);
    visibility = 'visible';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.advanceTimersByTime(20_000);
    expect(events).toEqual(['show', 'show']);
  });

  it('let the browser ask before closing only if something might be lost', () => {
    expect(asksOnClose()).toBe(false);
    mayLoseInput = true;
    expect(asksOnClose()).toBe(true);
  });

  it('distinguish leaving from hiding, and a poll from showing, on request', () => {
    const stopSecond = onPageEvents({
      hide: () => events.push('other hide'),
      leave: () => events.push('leave'),
      show: () => events.push('other show'),
      poll: () => events.push('poll'),
      online: () => {},
    });
    stop();
    setVisibility('hidden');
    window.dispatchEvent(new Event('pagehide'));
    setVisibility('visible');
    vi.advanceTimersByTime(10_000);
    stopSecond();
    expect(events).toEqual(['other hide', 'leave', 'other show', 'poll']);
  });

  it('are not reported once the listener is stopped', () => {
    mayLoseInput = true;
    stop();
    setVisibility('hidden');
    for (const name of ['focus', 'online', 'pagehide']) window.dispatchEvent(new Event(name));
    vi.advanceTimersByTime(20_000);
    expect([events, asksOnClose()]).toEqual([[], false]);
  });
});
