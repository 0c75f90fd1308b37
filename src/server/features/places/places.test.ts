import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser } from '@/server/testing/people/factories';
import { prepareGazetteer } from '@/server/testing/set-up/gazetteer';
import { createTestApp, type TestApp } from '@/server/testing/test-app';

let app: TestApp;
beforeAll(async () => {
  prepareGazetteer();
  app = await createTestApp();
}, 120_000);
afterAll(() => app.close());

it('the endpoint of places answers in the shape of the specification, with places of any kind by default', async () => {
  const { browser } = await buildUser(app);
  const { status, predictions } = await browser.rpc.places.suggest({ input: 'zurich' });
  expect(status).toBe('OK');
  expect(predictions[0]).toMatchObject({ description: 'Zürich, Switzerland', place_id: 'geonames:2657896' });
  const { result } = await browser.rpc.places.details({ placeId: 'geonames:2657896', fields: ['name'] });
  expect(result).toEqual({ name: 'Zürich' });
  expect(await browser.rpc.places.source()).toBe('geonames');
});

it('the endpoint of places limits each person’s calls of a paid service', async () => {
  const google = await createTestApp({
    env: { GOOGLE_MAPS_API_KEY: 'k', GOOGLE_MAPS_BASE_URL: 'http://127.0.0.1:1' },
  });
  try {
    const mara = await buildUser(google);
    const statuses: string[] = [];
    for (let n = 0; n < 121; n++) {
      statuses.push((await mara.browser.rpc.places.suggest({ input: 'oslo' })).status);
    }
    expect(statuses.slice(0, 120)).toEqual(Array(120).fill('UNKNOWN_ERROR'));
    expect(statuses[120]).toBe('OVER_QUERY_LIMIT');
    const other = await buildUser(google);
    expect((await other.browser.rpc.places.suggest({ input: 'oslo' })).status).toBe('UNKNOWN_ERROR');
    expect(await mara.browser.rpc.places.source()).toBe('google');
    google.advance(60_001);
    expect((await mara.browser.rpc.places.suggest({ input: 'oslo' })).status).toBe('UNKNOWN_ERROR');
  } finally {
    await google.close();
  }
});
