/** A flood of introductions to one page, each from a different network and address. */
import { expect, it } from 'vitest';
import { introductionHelpers } from '@/server/testing/features/introductions';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';

onDatabases('introductions', (kind) => {
  const app = setUpTestApp({ kind });

  const { buildOwner, createVisitor, formValues, postForm, sendForm, readIntroductions } =
    introductionHelpers(() => app, kind);

  it('of a thousand in a minute, thirty are stored and mailed, and nothing of the others', async () => {
    const mara = await buildOwner();
    const html = await (await createVisitor().fetch(mara.form)).text();
    const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? '';
    app.advance(4_000);
    const mails = app.mailer.sent.length;
    const heapBefore = process.memoryUsage().heapUsed;
    const countByStatus = new Map<number, number>();
    for (let n = 0; n < 1_000; n += 20) {
      // Each comes from a different network and address.
      const some = Array.from({ length: 20 }, (_, k) =>
        postForm(createVisitor(`198.18.${(n + k) >> 8}.${(n + k) & 255}`), mara.form, {
          ...formValues(),
          stamp,
        }),
      );
      for (const { status } of await Promise.all(some))
        countByStatus.set(status, (countByStatus.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(countByStatus)).toEqual({ 200: 30, 429: 970 });
    expect(await readIntroductions(mara.id)).toHaveLength(30);
    await expect.poll(() => app.mailer.sent.length - mails).toBe(30);
    expect((process.memoryUsage().heapUsed - heapBefore) / 1024 / 1024).toBeLessThan(200);
    // A reader of another owner's page can still write to that owner.
    expect((await sendForm(createVisitor(), (await buildOwner()).form, formValues())).status).toBe(200);
  }, 120_000);
});
