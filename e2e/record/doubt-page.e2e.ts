import { writePdf } from '@/server/testing/documents/pdf';
import { expectAccessible } from '../support/accessibility';
import { submitGuestForm } from '../support/guest-form';
import { expect, test } from '../support/test';

/** A resume in which one entry has an industry in place of its employer. */
const RESUME = writePdf([
  [
    'Ruth Calloway',
    'Melbourne, Australia',
    'Experience',
    'Operations Director, Saltmarsh Shipping Ltd',
    'April 2012 - December 2020',
    'Led 210 relationship managers in six countries',
    'Branch Manager',
    'Financial services, 2003 - 2006',
    'Won back 400 business accounts in one year',
    'Education',
    'Bachelor of Commerce, University of Melbourne, 1999',
  ].map((text, index) => ({ text, x: 72, y: 740 - 24 * index, size: 12 })),
]);

test('a doubt shows its part of the page while the file is in the tab, and the words alone afterwards', async ({
  page,
}) => {
  await submitGuestForm(page, {
    username: 'ruth-calloway',
    resume: { name: 'calloway-cv.pdf', bytes: RESUME },
  });
  await page.getByRole('link', { name: 'Check the record' }).click();
  const doubt = page.getByRole('listitem', { name: /an employer or a sector/ });
  const picture = doubt.getByRole('img', { name: /^Page 1 of calloway-cv\.pdf, .*Financial services/ });
  await expect(picture).toHaveAttribute('data-drawn', 'true');
  const inkedPixelCount = await picture.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return data.filter((value, index) => index % 4 === 0 && value < 128).length;
  });
  expect(inkedPixelCount).toBeGreaterThan(200);
  await expectAccessible(page);

  await doubt.getByRole('button', { name: 'Open the page' }).click();
  const whole = page.getByRole('dialog', { name: 'calloway-cv.pdf, page 1' });
  await expect(whole.getByRole('img')).toHaveAttribute('data-drawn', 'true');
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await whole.getByRole('img').boundingBox())?.width, 'a page that can be read').toBeGreaterThan(600);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();

  await doubt.getByRole('button', { name: 'Pick from its words' }).click();
  await expect(picture).toBeHidden();
  await expect(doubt.getByRole('list', { name: 'Words of calloway-cv.pdf' })).toContainText('Branch Manager');
  await expect(doubt.getByRole('button', { name: 'Financial', exact: true })).toBeVisible();

  await page.reload();
  await expect(doubt.getByRole('list', { name: 'Words of calloway-cv.pdf' })).toBeVisible();
  await expect(picture).toBeHidden();
});
