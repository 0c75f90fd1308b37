/** Reads the mail that the product keeps for its developers. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { RunningProduct } from '@/server/testing/product';

type Cookie = { name: string; value: string; url: string };

const keys = new WeakMap<RunningProduct, Promise<Cookie>>();
const mailboxes = new WeakMap<BrowserContext, RunningProduct>();

/** Says whose mail `linkFromMail` reads in a browser. */
export const useMailbox = (context: BrowserContext, product: RunningProduct) =>
  void mailboxes.set(context, product);

/** Opens the address that the product printed, once; what it answers lets every browser in. */
async function keyOf(product: RunningProduct): Promise<Cookie> {
  await expect.poll(() => product.printed).toMatch(/dev\/mail\?code=/);
  const address = /\S+\/dev\/mail\?code=\S+/.exec(product.printed)?.[0] ?? '';
  const answer = await fetch(address, { redirect: 'manual' });
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? [];
  return { name, value, url: product.url };
}

async function letIn(context: BrowserContext) {
  const product = mailboxes.get(context);
  if (!product) throw new Error('This browser has no mailbox: see useMailbox');
  const key = keys.get(product) ?? keyOf(product);
  keys.set(product, key);
  await context.addCookies([await key]);
}

/**
 * Opens `/dev/mail`, waits for the newest message to an address and returns the link in its plain part.
 * @param subject part of the subject
 */
export async function linkFromMail(page: Page, address: string, subject: RegExp): Promise<string> {
  const message = await mailArrived(page, address, subject);
  const link = await message.locator('pre a').first().getAttribute('href');
  if (!link) throw new Error(`The mail to ${address} has no link`);
  return link;
}

/** Opens `/dev/mail` and waits there for the newest message to an address. @returns where it stands */
export async function mailArrived(page: Page, address: string, subject: RegExp): Promise<Locator> {
  const message = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .filter({ hasText: `To ${address}` })
    .first();
  await letIn(page.context());
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(message).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  return message;
}
