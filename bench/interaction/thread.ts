/** Measures the main thread's work for one key press or click. */
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds. */
export interface Cost {
  /** Of the page's main thread, at its slowed-down speed: scripts, styles, layout, painting. */
  own: number;
  /** Passed on the clock from the press to the frame that shows what it did. */
  clock: number;
}

/** Milliseconds for which the page's thread has worked so far. */
export async function thread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

interface Watched extends Window {
  /** Selector of the element that shows the outcome; if empty, the next frame counts. */
  awaited: string;
  /** Milliseconds from each press to the frame that showed its outcome. */
  shown: number[];
  /** Of a page whose thread is asked as soon as what was awaited is there: `watchThread`. */
  tellShown?: () => void;
}

/**
 * Asks for the thread's work at the frame that shows what was awaited: what follows, as reading anew what is shown
 * already, nobody waits for. Once for each page.
 * @returns takes what the thread had done by then, in milliseconds
 */
export async function watchThread(page: Page, session: CDPSession): Promise<() => Promise<number>> {
  let asked = Promise.resolve(Number.NaN);
  await page.exposeFunction('tellShown', () => {
    asked = thread(session);
  });
  return () => {
    const answer = asked;
    asked = Promise.resolve(Number.NaN);
    return answer;
  };
}

/**
 * Notes in the page how long each press takes to be seen; set up once, so that measuring costs the page little. A
 * screen that says that it is loading is not there yet.
 */
export async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const page = window as unknown as Watched;
    page.awaited = '';
    page.shown = [];
    const note = ({ timeStamp }: Event) => {
      const { awaited } = page;
      const find = () => awaited && document.querySelector(`main ${awaited}`);
      const before = find();
      const frame = () => {
        const there = find();
        if (
          awaited &&
          (!there || there === before || document.querySelector('main p[role="status"] .animate-spin'))
        ) {
          return void requestAnimationFrame(frame);
        }
        // The next task comes once this frame is done.
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          page.shown.push(performance.now() - timeStamp);
          if (awaited) page.tellShown?.();
        };
        painted.port2.postMessage(null);
      };
      requestAnimationFrame(frame);
    };
    window.addEventListener('keydown', (event) => page.awaited || note(event), true);
    window.addEventListener('click', (event) => page.awaited && note(event), true);
  });
}

/** Says what the next click leads to. */
export const awaitNext = (page: Page, selector: string): Promise<void> =>
  page.evaluate((selector) => {
    (window as unknown as Watched).awaited = selector;
  }, selector);

/** Returns and clears the times noted since the last call. */
export const takeShown = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as Watched).shown.splice(0));
