import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { docxOf, linkedInZip, RESUME_LINES } from '@/server/testing/documents/documents';
import { linkedInPdf, MARA } from '@/server/testing/documents/linkedin-pdf';
import { formOf } from '@/server/testing/features/generation';
import { spawnProduct } from '../support/process';
import { expect, test } from '../support/test';

/** A page as a scanner produces it. */
function pictureOf(lines: readonly string[]): Uint8Array {
  const canvas = createCanvas(1_000, 120 + lines.length * 40);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.font = '24px sans-serif';
  for (const [index, line] of lines.entries()) context.fillText(line, 60, 80 + index * 40);
  return canvas.toBuffer('image/png');
}

test('the packed product runs by itself, and reads a PDF, an export, a Word file and a picture @full', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-packed-'));
  const packed = join(folder, 'app');
  const output = execFileSync(process.execPath, ['scripts/pack.mjs', packed], { encoding: 'utf8' });
  expect(Number(output.match(/(\d+) MB/)?.[1])).toBeLessThan(250);

  const product = await spawnProduct({
    dataDir: join(folder, 'data'),
    program: join(packed, 'dist', 'server', 'main.js'),
    env: { NODE_ENV: 'production' },
  });
  try {
    await product.ready();
    const ready = await (await fetch(`${product.url}/readyz`)).json();
    expect(ready.version).toMatch(/^\d+\.\d+\.\d+/);
    for (const form of [
      formOf({ linkedin: ['a.pdf', linkedInPdf(MARA)] }),
      formOf({ linkedin: ['a.zip', linkedInZip()] }),
      formOf({ resume: ['a.docx', docxOf(RESUME_LINES)] }),
      // Text recognition and drawing need native code and data files.
      formOf({ docs: [{ file: ['page.png', pictureOf(RESUME_LINES)], title: 'A page' }] }),
    ]) {
      const answer = await fetch(`${product.url}/webhook/generate-profile-guest`, {
        method: 'POST',
        body: form,
      });
      const { status, message } = await answer.json();
      expect([answer.status, message], JSON.stringify(status)).toEqual([200, undefined]);
    }
    expect(
      (
        await fetch(`${product.url}/api/rpc/places/suggest`, {
          method: 'POST',
          body: '{"json":{"text":"Oslo"}}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).not.toBe(500);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
