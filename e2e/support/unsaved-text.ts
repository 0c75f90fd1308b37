/** Tools of the data-loss journeys: where unsaved text is, responses that get lost, a browser that can be killed. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import type { RunningProduct } from '@/server/testing/product';
import { logIn } from './editor';
import { setMailbox } from './mail';
import { RESEND } from './resend';
import { serverAnswerTo } from './server-answer';

/**
 * Waits until the words are on the server, whatever this browser has stored. It does not matter which page sent
 * them: a page that was closed offline may still send its last request once the network is back.
 * @param procedure path of the call whose answer contains them, as 'roles/one'
 */
export async function expectOnServer(page: Page, procedure: string, input: object, ...words: string[]) {
  await expect(async () => {
    const answer = await page.request.post(`/api/rpc/${procedure}`, { data: { json: input }, ...RESEND });
    const text = await answer.text();
    for (const word of words) expect(text).toContain(word);
  }).toPass({ timeout: 45_000 });
}

/** Waits until the words are in the profile on the server, whatever this browser has stored. */
export const expectInProfile = (page: Page, ...words: string[]) =>
  expectOnServer(page, 'profiles/mine', {}, ...words);

/**
 * Waits until the unsaved edits in `localStorage` contain the words.
 * @param timeoutMs how long to wait
 */
export const waitForLocalStorage = (page: Page, words: string, timeoutMs = 20_000) =>
  page.waitForFunction(
    (text) =>
      Object.entries(localStorage).some(
        ([key, kept]) => key.startsWith('quarterdeck.unsaved.') && kept.includes(text),
      ),
    words,
    { timeout: timeoutMs },
  );

/**
 * Waits until words are on disk, where they outlive a killed browser: in IndexedDB, whose writes can be read only once
 * they are committed.
 * @param timeoutMs how long to wait
 */
export const waitForDisk = (page: Page, words: string, timeoutMs: number) =>
  page.waitForFunction(
    (text) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('quarterdeck.journal');
        // The product has to create the database; created here, it would have no store.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const read = opening.result.transaction('waiting').objectStore('waiting').getAll();
          read.onerror = () => reject(read.error);
          read.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(read.result).includes(text));
          };
        };
      }),
    words,
    { timeout: timeoutMs },
  );

/** Whether the browser would ask before this page is closed. */
export const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => {
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  });

/**
 * Lets the server process requests, and drops the responses.
 * @returns the statuses of the dropped responses, filled as they come
 */
export async function dropResponses(page: Page, url: string) {
  const statuses: number[] = [];
  await page.route(url, async (route) => {
    statuses.push((await serverAnswerTo(route)).status());
    await route.abort('connectionreset');
  });
  return statuses;
}

/** Opens the editor in a browser that may have lost its session. */
export async function reopenEditor(page: Page, email: string) {
  await page.goto('/login?from=/edit-profile');
  const field = page.getByLabel('Email');
  const editor = page.locator('[data-section="sweetSpot"]');
  await expect(field.or(editor)).toBeVisible();
  if (await field.isVisible()) await logIn(page, email);
  await page.goto('/edit-profile');
}

/**
 * The processes whose command line contains a folder: the browser that uses it as its profile, with its child
 * processes.
 */
const processesIn = (folder: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
    } catch {
      return false; // The process has ended meanwhile.
    }
  });

/** Prepares a browser whose profile folder outlives it. */
export async function createKillableBrowser(product: RunningProduct) {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-browser-'));
  let context: BrowserContext | null = null;
  const open = async () => {
    context = await chromium.launchPersistentContext(folder, {
      executablePath: process.env.CHROMIUM_PATH,
      baseURL: product.url,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    setMailbox(context, product);
    return context.pages()[0] ?? context.newPage();
  };
  return {
    open,
    /** Kills the browser, as a power failure does: nothing more is written to disk. */
    async kill() {
      for (const pid of processesIn(folder)) {
        if (Number(pid) !== process.pid) process.kill(Number(pid), 'SIGKILL');
      }
      await context?.close().catch(() => {});
    },
    async dispose() {
      await context?.close().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
