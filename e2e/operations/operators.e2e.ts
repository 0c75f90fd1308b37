/** Operators: appointed by a command, signed in with a second factor, acting on a person who is sent the reasons. */
import type { Page } from '@playwright/test';
import { findViolations } from '../support/accessibility';
import { makeAccount } from '../support/account';
import { logIn, PASSWORD } from '../support/editor';
import { waitForMail } from '../support/mail';
import { addAuthenticatorApp, OPERATOR, publishPerson, runOperatorCommand } from '../support/operator';
import { RESEND } from '../support/resend';
import { inEveryVariant } from '../support/screens';
import { expect, test } from '../support/test';

const HUGO = ['Hugo', 'Ferreira', 'hugo@ferreira.example'] as const;
const TAKE_DOWN_REASON = 'Names a client who asked not to be named.';

// Expected refusals: screens of operators, a hidden page, the login of a suspended person.
test.use({ allowedErrors: [/40[134] \(/] });

/** Checks both themes; the full tests check every screen at every width. */
async function expectAccessible(page: Page, name: string) {
  await inEveryVariant(
    page,
    async (_, theme) => {
      const violations = (await findViolations(page)).map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`,
      );
      expect(violations, `${name}, ${theme}`).toEqual([]);
    },
    [1280],
  );
}

test('an operator appointed by a command finds a person, takes their page down and restores it, and ends their sessions @full', async ({
  page,
  product,
  newPerson,
}) => {
  const hugo = await newPerson();
  const path = await publishPerson(hugo, product, HUGO);
  const status = async () => (await hugo.context().request.get(path, RESEND)).status();
  const reasons: string[] = [];
  const act = async (button: string, confirm: string, reason: string) => {
    reasons.push(reason);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByLabel('Reason', { exact: true }).fill(reason);
    await page.getByRole('button', { name: confirm, exact: true }).click();
    await expect(page.getByLabel('Reason', { exact: true })).toBeHidden();
    await expect(page.getByRole('main').getByText(reason)).toBeVisible();
  };

  await test.step('has no access before the command, and needs a second factor after it', async () => {
    await makeAccount(page, { ...OPERATOR, password: PASSWORD });
    await page.goto('/admin');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    expect(await runOperatorCommand(product)).toContain(`${OPERATOR.email} is an operator.`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'A second factor is needed' })).toBeVisible();
    // Settings may be closed to an operator who has no profile yet.
    await expect(page.getByRole('heading', { name: 'Two-Step Sign-In' })).toBeVisible();
    await addAuthenticatorApp(page, product);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  });

  await test.step('finds the person by the address of their page', async () => {
    await expectAccessible(page, 'people');
    await page.getByRole('searchbox').fill('nobody at all');
    await expect(page.getByText('Nobody matches.')).toBeVisible();
    await page.getByRole('searchbox').fill(path);
    await page.getByRole('link', { name: 'Hugo Ferreira', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Hugo Ferreira', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Closed the books');
  });

  await test.step('takes the page down with a reason that is mailed word for word, and restores it', async () => {
    await page.getByRole('button', { name: 'Take down', exact: true }).click();
    await page.getByRole('button', { name: 'Take down', exact: true }).click();
    await expect(page.getByText('Please give a reason')).toBeVisible();
    await expectAccessible(page, 'a reason that is missing');
    expect(await status(), 'nothing is taken down without a reason').toBe(200);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await act('Take down', 'Take down', TAKE_DOWN_REASON);
    expect(await status()).toBe(403);
    const mail = await waitForMail(await newPerson(), HUGO[2], /page was taken down/);
    await expect(mail).toContainText(TAKE_DOWN_REASON);
    await act('Put back', 'Put back', 'The client agrees now.');
    expect(await status()).toBe(200);
  });

  await test.step('suspends the person, who is signed out and told why, and lifts the suspension', async () => {
    await act('Suspend account', 'Suspend', 'Two continents within the hour.');
    expect(await status()).toBe(403);
    await hugo.goto('/login');
    await hugo.getByLabel('Email').fill(HUGO[2]);
    await hugo.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await hugo.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(hugo.getByText('This account is suspended.')).toBeVisible();
    await act('Lift suspension', 'Lift', 'Both sign-ins were his.');
    expect(await status()).toBe(200);
    await logIn(hugo, HUGO[2]);
  });

  await test.step('ends the sessions, and every act is in the audit log with operator and reason', async () => {
    await page.reload();
    await expect(page.getByText('Signed in nowhere.')).toBeHidden();
    await act('End sessions', 'End sessions', 'Asked for by telephone.');
    await expect(page.getByText('Signed in nowhere.')).toBeVisible();
    await hugo.goto('/dashboard');
    await expect(hugo).toHaveURL(/\/login/);
    await page.getByRole('link', { name: 'Audit log', exact: true }).click();
    for (const reason of reasons) {
      const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: reason });
      await expect(entry).toHaveCount(1);
      await expect(entry).toContainText('Kari Olsen');
    }
    await page.getByRole('link', { name: 'Health', exact: true }).click();
    await expect(page.getByText('Everything runs.')).toBeVisible();
  });
});
