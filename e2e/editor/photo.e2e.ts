/** The photo: chosen, cropped, shown everywhere, replaced, removed; and the failures of each step. */

import type { Page } from '@playwright/test';
import { expectAccessible, expectStateAccessible } from '../support/accessibility';
import { builtFileGlob } from '../support/built-file';
import { openEditor, stopPolling, typeSweetSpot, waitUntilSaved } from '../support/editor';
import { drawPortrait } from '../support/picture';
import { RESEND } from '../support/resend';
import { expect, openInSecondBrowser, test } from '../support/test';

// Expected refusals; and Chromium's own second request, without any script of the page, for a file that turned out
// not to be a picture.
test.use({ allowedErrors: [/Failed to load resource|Connecting to 'blob:.*connect-src/] });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Profile photo' });
const portrait = (page: Page) => page.getByRole('button', { name: /^(Add|Change) photo$/ });
const file = async (name = 'me.jpg', bytes?: Buffer) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: bytes ?? (await drawPortrait()),
});

async function choose(page: Page, chosen: Awaited<ReturnType<typeof file>>) {
  await portrait(page).click();
  await dialog(page).locator('input[type=file]').setInputFiles(chosen);
}
async function savePhoto(page: Page) {
  await dialog(page).getByRole('button', { name: 'Save Photo' }).click();
  await expect(page.getByText('Profile picture updated.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}
/** The URL of the portrait once it is actually drawn. */
async function urlOnceDrawn(page: Page, selector: string): Promise<string> {
  const image = page.locator(selector);
  await expect
    .poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0))
    .toBe(true);
  return (await image.getAttribute('src')) ?? '';
}
const selection = (page: Page) => page.locator('.ReactCrop__crop-selection');

/** Records the files of a sent form, since the driver cannot read files in a request's body. */
const recordSentFiles = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const sent = init?.body instanceof FormData ? init.body.get('file') : null;
      if (sent instanceof File) {
        const { width, height } = await createImageBitmap(sent);
        sessionStorage.setItem('sent', `${sent.name} ${sent.type} ${width}x${height}`);
      }
      return send(input, init);
    };
  });

test('a photo is chosen, cropped by keyboard, shown everywhere, replaced and removed', async ({
  page,
  newPerson,
}) => {
  await recordSentFiles(page);
  await openEditor(page);
  await test.step('the crop starts as the largest centred square, at most 400 pixels high', async () => {
    await choose(page, await file());
    const image = await dialog(page).getByAltText('What you chose').boundingBox();
    const circle = await selection(page).boundingBox();
    if (!image || !circle) throw new Error('no crop');
    expect(image.height).toBeLessThanOrEqual(400);
    expect(circle.height).toBeCloseTo(image.height, 0);
    expect(circle.width).toBeCloseTo(circle.height, 0);
    expect(circle.x - image.x).toBeCloseTo((image.width - circle.width) / 2, 0);
    await expectAccessible(page);
  });
  await test.step('the crop is moved by arrow keys', async () => {
    const before = await selection(page).boundingBox();
    await selection(page).focus();
    for (let i = 0; i < 5; i++) await page.keyboard.press('Shift+ArrowLeft');
    await expect
      .poll(async () => (before?.x ?? 0) - ((await selection(page).boundingBox())?.x ?? 0))
      .toBeGreaterThan(20);
  });
  await test.step('closed before it is saved, it is still there when the dialog is opened again', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await portrait(page).click();
    await expect(dialog(page).getByAltText('What you chose')).toBeVisible();
    // A step in the history, as a button of the browser makes it, closes the dialog alone.
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Your data' }).click();
    // The address changes before the editor is gone, which would keep the file.
    await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible();
    await page.goBack();
    await choose(page, await file());
    await expect(dialog(page).getByRole('button', { name: 'Save Photo' })).toBeEnabled();
    await page.evaluate(() => history.forward());
    await expect(dialog(page)).toBeHidden();
    await portrait(page).click();
    await expect(dialog(page).getByAltText('What you chose')).toBeVisible();
  });
  await test.step('a JPEG with the prescribed name is sent, and shown in the editor', async () => {
    await savePhoto(page);
    expect(await page.evaluate(() => sessionStorage.getItem('sent'))).toBe(
      'profile-picture.jpg image/jpeg 600x600',
    );
    await expect(portrait(page)).toBeFocused();
  });
  const first = await urlOnceDrawn(page, 'section[data-section=basicInfo] img');
  await test.step('it is not reverted by undo, and survives a save of text', async () => {
    await typeSweetSpot(page, 'Beside a photo.');
    await waitUntilSaved(page);
    await page.keyboard.press('Escape');
    await page.reload();
    expect(await urlOnceDrawn(page, 'section[data-section=basicInfo] img')).toBe(first);
  });
  await test.step('it is shown in the sidebar, on the dashboard and on the public page', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Your profile is now live!')).toBeVisible();
    const link = (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
    const reader = await newPerson();
    await reader.goto(link);
    expect(await urlOnceDrawn(reader, 'img.profile-picture')).toBe(first);
    await page.getByRole('button', { name: /Save & Go to Dashboard/ }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    const small = first.replace('/profile-1', '/avatar-1');
    await expect.poll(() => urlOnceDrawn(page, 'main img')).toBe(small);
    await expect.poll(() => urlOnceDrawn(page, 'aside img')).toBe(small);
    await page.goto('/edit-profile');
    await choose(page, await file('other.jpg', await drawPortrait(500, 800)));
    await savePhoto(page);
    await expect.poll(() => urlOnceDrawn(page, 'section[data-section=basicInfo] img')).not.toBe(first);
    expect((await reader.request.get(first, RESEND)).status()).toBe(404);
    await test.step('initials are shown if it cannot be loaded', async () => {
      await reader.route('**/profile-images/**', (route) => route.abort());
      await reader.reload();
      await expect(reader.locator('.profile-portrait svg')).toBeVisible();
      await expect(reader.locator('img.profile-picture')).toBeHidden();
    });
  });
  await test.step('it is removed after a confirmation', async () => {
    await portrait(page).click();
    await dialog(page).getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.getByRole('dialog', { name: 'Remove your photo?' })).toBeVisible();
    await expectStateAccessible(page);
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.getByText('Profile picture removed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible();
    await expect(page.locator('section[data-section=basicInfo] img')).toHaveCount(0);
  });
});

test('an invalid photo is refused with the reason, and the next one is accepted @full', async ({
  page,
  context,
}) => {
  // Preloaded by the screen, because a browser does not fetch a module again that failed to load offline.
  const sessionDialog = page.waitForResponse(builtFileGlob('src/web/components/session/session-dialog.tsx'));
  await openEditor(page);
  await choose(page, await file('large.jpg', Buffer.alloc(5 * 1024 * 1024)));
  await expect(page.getByText('File too large')).toBeVisible();
  await expect(page.getByText('Please select an image smaller than 5MB.')).toBeVisible();
  const input = dialog(page).locator('input[type=file]');
  await input.setInputFiles(await file('page.jpg', Buffer.from('<!doctype html><script>1</script>')));
  await expect(
    dialog(page).getByText('This picture is damaged, or is not what its name says.'),
  ).toBeVisible();
  await input.setInputFiles(await file('me.heic', Buffer.from('heic')));
  await expect(dialog(page).getByText(/HEIC photos cannot be read/)).toBeVisible();
  await input.setInputFiles(await file('cv.pdf', Buffer.from('%PDF-1.7')));
  await expect(dialog(page).getByText('This is not a picture we can read.')).toBeVisible();

  await test.step('a failed upload keeps the crop', async () => {
    await input.setInputFiles(await file());
    await (await sessionDialog).finished();
    await context.setOffline(true);
    await dialog(page).getByRole('button', { name: 'Save Photo' }).click();
    await expect(page.getByText('An unexpected error occurred during upload.')).toBeVisible();
    await context.setOffline(false);
    await expect(selection(page)).toBeVisible();
  });
  await test.step('a failure to encode keeps the crop', async () => {
    await page.evaluate(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = (done) => {
        HTMLCanvasElement.prototype.toBlob = toBlob;
        done(null);
      };
    });
    await dialog(page).getByRole('button', { name: 'Save Photo' }).click();
    await expect(page.getByText('Failed to process the cropped image.')).toBeVisible();
    await expect(selection(page)).toBeVisible();
  });
  await test.step('an expired session keeps the crop', async () => {
    const cookies = await context.cookies();
    await stopPolling(page);
    await context.clearCookies();
    await dialog(page).getByRole('button', { name: 'Save Photo' }).click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('Authentication required')).toBeVisible();
    await expect(page.getByText('You must be logged in to upload images')).toBeVisible();
    await context.addCookies(cookies);
    await savePhoto(page);
  });
});

test('a photo that another device changes or removes is shown without a reload @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page);
  const other = await openInSecondBrowser(page, newPerson);
  await expect(portrait(other)).toHaveAccessibleName('Add photo');
  await choose(page, await file());
  await savePhoto(page);
  await expect(portrait(other)).toHaveAccessibleName('Change photo', { timeout: 25_000 });
  await portrait(page).click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(portrait(other)).toHaveAccessibleName('Add photo', { timeout: 25_000 });
});

test('a photo is dropped on the portrait, or pasted @full', async ({ page }) => {
  await openEditor(page);
  const bytes = [...(await drawPortrait(300, 300))];
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], 'me.jpg', { type: 'image/jpeg' }));
    return data;
  }, bytes);
  await portrait(page).dispatchEvent('drop', { dataTransfer: transfer });
  await savePhoto(page);
  await portrait(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.evaluate((data) => {
    document.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, transfer);
  await savePhoto(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a photo is cropped by touch @full', async ({ page, context }) => {
    await openEditor(page);
    await choose(page, await file());
    const before = await selection(page).boundingBox();
    if (!before) throw new Error('no crop');
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y }],
      });
    await send('touchStart');
    for (const dx of [5, 15, 30]) await send('touchMove', dx);
    await send('touchEnd');
    await expect
      .poll(async () => (await selection(page).boundingBox())?.x ?? 0)
      .toBeGreaterThan(before.x + 15);
    const buttonBox = await dialog(page).getByRole('button', { name: 'Save Photo' }).boundingBox();
    expect((buttonBox?.x ?? 0) + (buttonBox?.width ?? 0)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await savePhoto(page);
  });
});
