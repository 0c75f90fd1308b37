/** Introductions over HTTP: what robots, scanners and strangers cannot do. */
import { expect, it } from 'vitest';
import { introductionHelpers } from '@/server/testing/features/introductions';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY } from '@/shared/time/durations';

onDatabases('the introduction form', (kind) => {
  const app = setUpTestApp({ kind });

  const {
    calls,
    buildOwner,
    createVisitor,
    newAddress,
    formValues,
    postForm,
    sendForm,
    sendConfirmedIntroduction,
    readIntroductions,
  } = introductionHelpers(() => app, kind);

  it('stores nothing that is submitted at once, with the honeypot filled, with an invalid stamp, or too long', async () => {
    const mara = await buildOwner();
    const html = await (await createVisitor().fetch(mara.form)).text();
    const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await postForm(createVisitor(), mara.form, { ...formValues(), stamp })).status).toBe(422);
    const trapped = await sendForm(
      createVisitor(),
      mara.form,
      formValues({ website: 'https://spam.example' }),
    );
    expect(await trapped.text()).toContain('One message is on its way');
    expect(
      (await postForm(createVisitor(), mara.form, { ...formValues(), stamp: 'zz.made-up' })).status,
    ).toBe(422);
    const other = await buildOwner();
    const otherPagesStamp =
      /name="stamp" value="([^"]+)"/.exec(await (await createVisitor().fetch(other.form)).text())?.[1] ?? '';
    app.advance(4_000);
    expect(
      (await postForm(createVisitor(), mara.form, { ...formValues(), stamp: otherPagesStamp })).status,
    ).toBe(422);
    app.advance(2 * DAY);
    expect((await postForm(createVisitor(), mara.form, { ...formValues(), stamp })).status).toBe(422);
    expect(
      (await sendForm(createVisitor(), mara.form, formValues({ about: 'x'.repeat(200_000) }))).status,
    ).toBe(413);
    expect(
      (await sendForm(createVisitor(), mara.form, formValues({ about: 'x'.repeat(1_201) }))).status,
    ).toBe(422);
    expect(await readIntroductions(mara.id)).toEqual([]);
  });

  it('shows an error below each invalid field, with the input escaped', async () => {
    const mara = await buildOwner();
    const typed = formValues({
      email: 'nobody',
      days: '40',
      start: '2020-01-01',
      budget: 'much',
      name: '"><script>x',
    });
    const response = await sendForm(createVisitor(), mara.form, typed);
    const html = await response.text();
    expect(response.status).toBe(422);
    for (const sentence of ['like name@company.com', '1 to 31', 'still to come', 'Whole US dollars'])
      expect(html).toContain(sentence);
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x"');
    expect(html).not.toContain('<script>x');
    for (const budget of ['1350.50', '187,50', '0']) {
      const refused = await sendForm(createVisitor(), mara.form, formValues({ budget }));
      expect(await refused.text()).toContain('Whole US dollars a day, without cents');
    }
    const nameless = await sendForm(createVisitor(), mara.form, formValues({ name: '\u200b' }));
    expect(await nameless.text()).toContain('Please say who you are.');
    expect((await sendForm(createVisitor(), mara.form, formValues({ about: 'nul \0 here' }))).status).toBe(
      422,
    );
  });

  it('is limited by network, by the given address, and by page', async () => {
    const mara = await buildOwner();
    const robot = createVisitor('203.0.113.9');
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await sendForm(robot, mara.form, formValues())).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    const email = newAddress();
    const toOne: number[] = [];
    for (let n = 0; n < 5; n++)
      toOne.push((await sendForm(createVisitor(), (await buildOwner()).form, formValues({ email }))).status);
    expect(toOne).toEqual([200, 200, 200, 429, 429]);
    const page = await buildOwner();
    const many: number[] = [];
    for (let n = 0; n < 34; n++) many.push((await sendForm(createVisitor(), page.form, formValues())).status);
    expect(many.filter((status) => status === 200)).toHaveLength(30);
    expect(await readIntroductions(page.id)).toHaveLength(30);
  }, 120_000);

  it('answers a blocked sender with the success page, and delivers nothing', async () => {
    const mara = await buildOwner();
    const sent = await sendConfirmedIntroduction(mara);
    const [{ id } = { id: '' }] = (await calls(mara).list()).introductions;
    await calls(mara).block({ id });
    const response = await sendForm(
      createVisitor(),
      mara.form,
      formValues({ email: sent.email.toUpperCase() }),
    );
    expect(await response.text()).toContain('One message is on its way');
    expect(await readIntroductions(mara.id)).toHaveLength(1);
    expect(app.mailer.sent.filter(({ to }) => to === sent.email)).toHaveLength(1);
  });

  it('has introductions that others cannot read or answer, and accepts none from another site', async () => {
    const mara = await buildOwner();
    const eve = await buildOwner();
    await sendConfirmedIntroduction(mara);
    const [{ id } = { id: '' }] = (await calls(mara).list()).introductions;
    expect((await calls(eve).list()).introductions).toEqual([]);
    for (const call of [
      () => calls(eve).accept({ id, email: true, telephone: false }),
      () => calls(eve).decline({ id, words: 'No.' }),
      () => calls(eve).block({ id }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ code: 'NOT_FOUND' });
    }
    await calls(eve).remove({ id });
    await calls(eve).seen({ id });
    expect((await calls(mara).list()).introductions[0]).toMatchObject({ state: 'waiting', seen_at: null });
    const foreign = await createVisitor().fetch(mara.form, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: '',
    });
    expect(foreign.status).toBe(403);
    eve.browser.cookies.clear();
    expect(await refusalOf(calls(eve).list())).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
