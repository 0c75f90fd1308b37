/** Operators, made by the product's own command with an authenticator app, and people for them to look at. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { appCode } from '@/server/testing/people/authenticator-app';
import type { RunningProduct } from '@/server/testing/product';
import { makeAccount } from './account';
import { PASSWORD, TOVE } from './editor';
import { RESEND } from './resend';

export const OPERATOR = { first_name: 'Kari', last_name: 'Olsen', email: 'kari.olsen@quarterdeck.example' };

/**
 * Runs `npm run operator` while the product runs.
 * @returns what it printed
 */
export async function runOperatorCommand(product: RunningProduct, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', 'operator', OPERATOR.email, ...args],
    { env: { PATH: process.env.PATH, DATA_DIR: product.dataDir, APP_URL: product.url } },
  );
  return stdout;
}

async function call(page: Page, { url }: RunningProduct, path: string, data: object) {
  const answer = await page.context().request.post(path, { data, headers: { origin: url }, ...RESEND });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Adds an authenticator app to the signed-in account; its screens have a journey of their own. */
export async function addAuthenticatorApp(page: Page, product: RunningProduct): Promise<void> {
  const { secret } = await call(page, product, '/api/auth/second-factor', {});
  await call(page, product, '/api/auth/second-factor/confirm', { code: appCode(secret) });
}

/** Signs an operator up and signs them in with the second factor. */
export async function becomeOperator(page: Page, product: RunningProduct): Promise<void> {
  await makeAccount(page, { ...OPERATOR, password: PASSWORD });
  await runOperatorCommand(product);
  await addAuthenticatorApp(page, product);
}

/** Makes an account with a published profile, and stays signed in. @returns the path of its page */
export async function publishPerson(
  page: Page,
  product: RunningProduct,
  [first, last, email]: readonly [first: string, last: string, email: string],
): Promise<string> {
  const profile = { ...TOVE, name: `${first} ${last}` };
  await makeAccount(page, { first_name: first, last_name: last, email, password: PASSWORD }, profile);
  const { json } = await call(page, product, '/api/rpc/profiles/publish', { json: { published: true } });
  return new URL(json.public_url).pathname;
}
