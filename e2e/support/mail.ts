/** Reads the mail that `/dev/mail` shows. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { parseHTML } from 'linkedom';
import type { RunningProduct } from '@/server/testing/product';
import { RESEND } from './resend';

type Cookie = { name: string; value: string; url: string };

const mailKeyByProduct = new WeakMap<RunningProduct, Promise<Cookie>>();
const productByContext = new WeakMap<BrowserContext, RunningProduct>();

/** Sets the product whose mail `linkFromMail` and `waitForMail` read for a browser context. */
export const setMailbox = (context: BrowserContext, product: RunningProduct) =>
  void productByContext.set(context, product);

/**
 * Opens the URL that the product printed, which works once; its page admits every browser context of the
 * worker.
 */
async function fetchMailKey(product: RunningProduct): Promise<Cookie> {
  await expect.poll(() => product.printed).toMatch(/dev\/mail\?code=/);
  const url = /\S+\/dev\/mail\?code=\S+/.exec(product.printed)?.[0] ?? '';
  const answer = await fetch(url, { redirect: 'manual' });
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? [];
  return { name, value, url: product.url };
}

/** Gives a browser context the cookie that admits it to `/dev/mail`. */
async function admitToMail(context: BrowserContext) {
  const product = productByContext.get(context);
  if (!product) throw new Error('This browser has no mailbox: see setMailbox');
  const key = mailKeyByProduct.get(product) ?? fetchMailKey(product);
  mailKeyByProduct.set(product, key);
  await context.addCookies([await key]);
}

/**
 * Waits for the newest message to an address and returns the link in its plain part. The page is fetched but not
 * opened: it shows every message of the worker as a document of its own, which takes a browser a second.
 * @param subject part of the subject
 */
export async function linkFromMail(page: Page, address: string, subject: RegExp): Promise<string> {
  await admitToMail(page.context());
  const find = async () => {
    const answer = await page.context().request.get('/dev/mail', RESEND);
    const message = [...parseHTML(await answer.text()).document.querySelectorAll('article')].find(
      (article) =>
        subject.test(article.querySelector('h2')?.textContent ?? '') &&
        article.querySelector('.meta')?.textContent?.includes(`To ${address},`),
    );
    return message?.querySelector('pre a')?.getAttribute('href') ?? null;
  };
  let link: string | null = null;
  await expect
    .poll(
      async () => {
        link = await find();
        return link;
      },
      { message: `A mail with a link to ${address}`, timeout: 15_000 },
    )
    .not.toBeNull();
  return link ?? '';
}

/**
 * Opens `/dev/mail` and waits there for the newest message to an address.
 * @returns its row
 */
export async function waitForMail(page: Page, address: string, subject: RegExp): Promise<Locator> {
  const message = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .filter({ hasText: `To ${address}` })
    .first();
  await admitToMail(page.context());
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(message).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  return message;
}
