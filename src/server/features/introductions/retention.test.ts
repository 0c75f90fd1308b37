/** The retention of introductions over HTTP: what is kept, for whom, and until when. */
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { blockedSenders, introductions, mailOutbox } from '@/server/db/schema';
import { RECURRING_JOBS } from '@/server/jobs';
import { introductionHelpers, SECRET } from '@/server/testing/features/introductions';
import { waitForMail } from '@/server/testing/people/accounts';
import type { BuiltUser } from '@/server/testing/people/factories';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY } from '@/shared/time/durations';

onDatabases('retention of introductions', (kind) => {
  const app = setUpTestApp({ kind });

  const {
    calls,
    buildOwner,
    createVisitor,
    formValues,
    postForm,
    sendForm,
    linkPathIn,
    sendConfirmedIntroduction,
    readIntroductions,
  } = introductionHelpers(() => app, kind);
  const download = async ({ browser }: BuiltUser) => {
    const response = await browser.fetch('/api/account/export');
    expect(response.status).toBe(200);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    return { text, all: Object.keys(files).map(text).join('\n') };
  };
  const readFirst = async (person: BuiltUser) => {
    const [one] = (await calls(person).list()).introductions;
    return { id: one?.id ?? '', role_id: one?.role_id };
  };
  const addRole = async ({ browser }: BuiltUser) => {
    const body = new FormData();
    body.append('text', `Company: Northgate Diagnostics\n\n${SECRET}. We need a COO, 8 days a month.`);
    const response = await browser.fetch('/api/roles', { method: 'POST', body });
    expect(response.status).toBe(201);
    return (await response.json()) as { id: string };
  };

  it('includes confirmed ones with their answers in the owner’s data export, without their tokens', async () => {
    const mara = await buildOwner();
    const eve = await buildOwner();
    const sent = await sendConfirmedIntroduction(mara);
    const { id } = await readFirst(mara);
    await calls(mara).accept({ id, email: true, telephone: false });
    const unconfirmed = formValues({ about: 'Nobody has confirmed this one.' });
    await sendForm(createVisitor(), mara.form, unconfirmed);
    const { text, all } = await download(mara);
    const exported = JSON.parse(text('introductions.json'));
    expect(exported).toHaveLength(1);
    expect(exported[0]).toMatchObject({
      state: 'accepted',
      name: 'Adaeze Okafor',
      company: 'Northgate Diagnostics',
      email: sent.email,
      about: sent.about,
      days_a_month: 8,
      start_on: '2099-01-18',
      budget: 1350,
      contact_sent: { email: mara.email, telephone: '' },
    });
    const [row] = (await readIntroductions(mara.id)).filter((introduction) => introduction.id === id);
    for (const omitted of [
      unconfirmed.email,
      unconfirmed.about,
      row?.token_hash,
      sent.link.split('/').at(-1),
    ])
      expect(all).not.toContain(omitted);
    const exportOfEve = await download(eve);
    expect(JSON.parse(exportOfEve.text('introductions.json'))).toEqual([]);
    expect(exportOfEve.all).not.toContain(sent.email);
  });

  it('hides them while the owner’s account is being deleted, and erases them with it, blocked senders included', async () => {
    const mara = await buildOwner();
    const [kept, blocked] = [await sendConfirmedIntroduction(mara), await sendConfirmedIntroduction(mara)];
    await calls(mara).block({ id: (await readFirst(mara)).id });
    const fields = formValues();
    await sendForm(createVisitor(), mara.form, fields);
    const unconfirmed = linkPathIn((await waitForMail(app, fields.email)).text);
    const deletion = await mara.browser.post('/api/auth/deletion', { confirmation: 'DELETE' });
    expect(deletion.status).toBe(200);
    const all = [kept.link, blocked.link, unconfirmed, mara.form];
    for (const path of all) {
      const response = await createVisitor().fetch(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toMatch(/Mara|Adaeze/);
    }
    app.advance(DAY + 1_000);
    await RECURRING_JOBS.find(({ name }) => name === 'erase deleted accounts')?.work(app.deps);
    expect(await readIntroductions(mara.id)).toEqual([]);
    expect(await app.db.select().from(blockedSenders).where(eq(blockedSenders.profile_id, mara.id))).toEqual(
      [],
    );
    const everything = JSON.stringify([
      await app.db.select().from(introductions),
      await app.db.select().from(mailOutbox),
    ]);
    for (const { email } of [kept, blocked, fields]) expect(everything).not.toContain(email);
    for (const path of all) expect((await createVisitor().fetch(path)).status).toBe(404);
  });

  it('lets the sender erase one by the mailed link in every state, but not by only opening it', async () => {
    const mara = await buildOwner();
    for (const answer of ['none', 'accepted', 'declined'] as const) {
      const { link, email } = await sendConfirmedIntroduction(mara);
      const { id } = await readFirst(mara);
      if (answer === 'accepted') await calls(mara).accept({ id, email: true, telephone: false });
      if (answer === 'declined') await calls(mara).decline({ id, words: 'Not this time.' });
      for (const method of ['GET', 'HEAD'])
        expect((await createVisitor().fetch(link, { method })).status).toBe(200);
      expect((await readIntroductions(mara.id)).map((row) => row.email)).toEqual([email]);
      expect(await (await postForm(createVisitor(), link, { act: 'erase' })).text()).toContain('Erased');
      expect(await readIntroductions(mara.id)).toEqual([]);
      expect((await calls(mara).list()).introductions).toEqual([]);
      expect((await download(mara)).text('introductions.json')).not.toContain(email);
    }
  });

  it('hides one after twelve months, even before the sweep has run', async () => {
    const mara = await buildOwner();
    const { link } = await sendConfirmedIntroduction(mara);
    app.advance(365 * DAY - 60_000);
    const { email, password } = mara;
    expect((await mara.browser.post('/api/auth/login', { email, password })).status).toBe(200);
    expect((await calls(mara).list()).introductions).toHaveLength(1);
    app.advance(120_000);
    expect((await calls(mara).list()).introductions).toEqual([]);
    expect((await calls(mara).waiting()).count).toBe(0);
    expect((await createVisitor().fetch(link)).status).toBe(404);
  });

  it('remembers the role that its owner created from one, until that is removed', async () => {
    const [mara, eve] = [await buildOwner(), await buildOwner()];
    await sendConfirmedIntroduction(mara);
    await sendConfirmedIntroduction(eve);
    const [mine, exportOfEve] = [await readFirst(mara), await readFirst(eve)];
    const role = await addRole(mara);
    for (const call of [
      () => calls(eve).addedToRoles({ id: exportOfEve.id, role_id: role.id }),
      () => calls(eve).addedToRoles({ id: mine.id, role_id: role.id }),
      () => calls(mara).addedToRoles({ id: exportOfEve.id, role_id: role.id }),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: 'NOT_FOUND' });
    expect((await readFirst(mara)).role_id).toBeNull();
    await calls(mara).addedToRoles({ id: mine.id, role_id: role.id });
    expect((await readFirst(mara)).role_id).toBe(role.id);
    await mara.browser.rpc.roles.remove({ id: role.id });
    expect((await readFirst(mara)).role_id).toBeNull();
  });
});
