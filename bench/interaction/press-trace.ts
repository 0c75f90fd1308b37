/** Measures the work of the main thread and the elapsed time of a key press or click by the marks of a trace. */
import type { Browser, Page } from '@playwright/test';

/** The time of one interaction, in milliseconds. */
export interface Cost {
  /** Milliseconds of the page's main thread: scripts, styles, layout and painting, on the throttled processor. */
  threadMs: number;
  /** Elapsed milliseconds. */
  clockMs: number;
}

/** A key press or click. */
export interface Press {
  /** From the press to the frame that shows its result. */
  seen: Cost;
  /** From that frame to the next press, or to the end of the trace: work that nobody waits for. */
  after: Cost;
}

interface WatchedWindow extends Window {
  /** Selector of the element that shows the result; if empty, the next frame counts. */
  awaited: string;
}

/**
 * Marks each press and the frame that shows its result; set up once for each document. Presses are clicks if a selector
 * is set, else key presses. A screen that still says it is loading is not a result.
 */
export async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const page = window as unknown as WatchedWindow;
    page.awaited = '';
    let presses = 0;
    const markPress = () => {
      // On a busy machine the next key press can come before the frame of this one.
      const number = ++presses;
      performance.mark(`press ${number}`);
      const { awaited } = page;
      const find = () => awaited && document.querySelector(`main ${awaited}`);
      const before = find();
      const frame = () => {
        const element = find();
        if (
          awaited &&
          (!element || element === before || document.querySelector('main p[role="status"] .animate-spin'))
        ) {
          return void requestAnimationFrame(frame);
        }
        // A message is handled once this frame is finished.
        const painted = new MessageChannel();
        painted.port1.onmessage = () => performance.mark(`seen ${number}`);
        painted.port2.postMessage(null);
      };
      requestAnimationFrame(frame);
    };
    window.addEventListener('keydown', () => page.awaited || markPress(), true);
    window.addEventListener('click', () => page.awaited && markPress(), true);
  });
}

/** Sets the selector of the element that shows the result of the next click. */
export const setResultSelector = (page: Page, selector: string): Promise<void> =>
  page.evaluate((selector) => {
    (window as unknown as WatchedWindow).awaited = selector;
  }, selector);

interface Mark {
  name: string;
  /** Microseconds of the wall clock and of the thread. */
  ts: number;
  tts: number;
}

const costBetween = (from: Mark, to: Mark): Cost => ({
  threadMs: (to.tts - from.tts) / 1_000,
  clockMs: (to.ts - from.ts) / 1_000,
});

/**
 * Traces the presses of an action on a watched page. Only marks are traced, which costs the page very little.
 * @returns each press, in order. @throws if a press had no result
 */
export async function tracePresses(browser: Browser, page: Page, act: () => Promise<void>): Promise<Press[]> {
  await browser.startTracing(page, { categories: ['-*', 'blink.user_timing'] });
  await act();
  await page.evaluate(() => performance.mark('end'));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Mark[] };
  const marks = traceEvents
    .filter(({ name }) => /^(press \d+|seen \d+|end)$/.test(name))
    .sort((a, b) => a.ts - b.ts);
  const presses: Press[] = [];
  for (const mark of marks.filter(({ name }) => name.startsWith('press'))) {
    const index = marks.findIndex(({ name }) => name === mark.name.replace('press', 'seen'));
    const seen = marks[index];
    const next = marks[index + 1];
    if (!seen || !next) throw new Error('A press led to nothing');
    presses.push({ seen: costBetween(mark, seen), after: costBetween(seen, next) });
  }
  return presses;
}
