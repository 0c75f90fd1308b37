import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile';
import { createAutosave } from './autosave';
import { createFakeOutbox, createFakeServer, type Weather } from './testing';

const FIELDS = ['name', 'role', 'summary', 'sweetspot'] as const;

const weather: fc.Arbitrary<Weather> = fc.record(
  {
    there: fc.integer({ min: 1, max: 700 }),
    back: fc.integer({ min: 1, max: 700 }),
    lost: fc.constantFrom('request', 'answer') as fc.Arbitrary<'request' | 'answer'>,
  },
  { requiredKeys: ['there', 'back'] },
);
const edit = fc.record({
  client: fc.nat({ max: 2 }),
  field: fc.constantFrom(...FIELDS),
  after: fc.integer({ min: 0, max: 2_000 }),
});

it('loses no word in any interleaving of three tabs over any weather', async () => {
  vi.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(
      fc.array(edit, { minLength: 1, maxLength: 15 }),
      fc.array(fc.array(weather, { maxLength: 6 }), { minLength: 3, maxLength: 3 }),
      async (edits, weathers) => {
        const { server, connect } = createFakeServer();
        let ids = 0;
        const clients = weathers.map((coming) => {
          const client = { data: emptyProfile() as ProfileData, autosave: null as never as Autosave };
          client.autosave = createAutosave({
            saved: { revision: 1, data: client.data },
            send: connect(coming),
            outbox: createFakeOutbox(),
            newId: () => `save-${++ids}`,
            onMerged: (data) => {
              client.data = data;
            },
            onFailure: () => {},
          });
          return client;
        });
        for (const [n, { client, field, after }] of edits.entries()) {
          const writer = clients[client] as (typeof clients)[number];
          writer.data = { ...writer.data, [field]: `${writer.data[field]} w${n}.` };
          writer.autosave.change(writer.data);
          await vi.advanceTimersByTimeAsync(after);
        }
        await vi.advanceTimersByTimeAsync(600_000);
        const everything = JSON.stringify([server.data, ...server.history]);
        for (const n of edits.keys()) expect(everything).toContain(` w${n}.`);
        for (const { autosave } of clients) {
          expect(autosave.getState().unsaved).toBe(false);
          autosave.dispose();
        }
      },
    ),
    { numRuns: 300 },
  );
  vi.useRealTimers();
}, 60_000);

type Autosave = ReturnType<typeof createAutosave>;
