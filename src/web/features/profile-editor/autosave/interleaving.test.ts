/** The auto-saves of several tabs, whose edits, requests and ends are interleaved at random. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProfileData, SectionName } from '@/shared/profile/profile-data';
import { propertyRuns } from '@/shared/testing/property-runs';
import { type Autosave, createAutosave } from './autosave';
import { mergeEntry } from './entry';
import { createFakeOutbox, createFakeServer, type NetworkBehaviour } from './testing/fakes';
import type { CommittedProfile, OutboxEntry } from './types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TEXTS = ['name', 'role', 'summary', 'sweetspot'] as const;
const LISTS = ['highlights', 'industries'] as const;
const TAB_COUNT = 3;

const networkBehaviour: fc.Arbitrary<NetworkBehaviour> = fc.record(
  {
    requestMs: fc.integer({ min: 1, max: 700 }),
    answerMs: fc.integer({ min: 1, max: 700 }),
    lost: fc.constantFrom('request', 'answer') as fc.Arbitrary<'request' | 'answer'>,
  },
  { requiredKeys: ['requestMs', 'answerMs'] },
);

const tab = fc.nat({ max: TAB_COUNT - 1 });
/**
 * The possible next events: in tabs of one browser, which are notified of each other's saves, or on devices, which
 * poll.
 */
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      tab,
      field: fc.constantFrom(...TEXTS, ...LISTS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('type' as const), tab, field: fc.constantFrom(...TEXTS) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('poll' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('close' as const, 'crash' as const), tab }) },
);
const step = fc.record({ event, delayMs: fc.integer({ min: 0, max: 2_000 }) });

type FakeServer = ReturnType<typeof createFakeServer>;

/** A tab that behaves as the editor does: text that is still being typed is flushed before a merge. */
class Tab {
  data: ProfileData;
  typing: Partial<ProfileData> = {};
  conflicts = new Set<SectionName>();
  readonly outbox = createFakeOutbox();
  readonly autosave: Autosave;

  constructor(
    fakeServer: FakeServer,
    network: NetworkBehaviour[],
    newId: () => string,
    onSaved: (saved: CommittedProfile) => void,
    leftEntry: OutboxEntry | null,
  ) {
    const { revision, data } = fakeServer.server;
    this.data = data;
    this.autosave = createAutosave({
      saved: { revision, data },
      send: fakeServer.connect(network),
      outbox: this.outbox,
      newId,
      onMerging: () => this.handOver(),
      onMerged: (merged, conflicts) => {
        this.data = merged;
        for (const section of conflicts) this.conflicts.add(section);
      },
      onSaved,
      onFailure: () => {},
    });
    if (!leftEntry) return;
    const { merged, keep } = mergeEntry(leftEntry, this.data);
    this.data = merged;
    this.autosave.change(merged, keep);
  }

  set(fields: Partial<ProfileData>) {
    this.data = { ...this.data, ...fields };
    this.autosave.change(this.data);
  }

  handOver() {
    const typed = this.typing;
    this.typing = {};
    if (Object.keys(typed).length > 0) this.set(typed);
  }
}

it('auto-save loses no edit in any interleaving of three tabs over any network', async () => {
  const arbitrary = [
    fc.array(step, { minLength: 1, maxLength: 18 }),
    fc.array(fc.array(networkBehaviour, { maxLength: 6 }), { minLength: TAB_COUNT, maxLength: TAB_COUNT }),
    fc.boolean(),
  ] as const;
  const counts = { conflicts: 0, history: 0 };
  await fc.assert(
    fc.asyncProperty(...arbitrary, async (steps, networks, isOneBrowser) => {
      const fakeServer = createFakeServer();
      let count = 0;
      const newId = () => `save-${++count}`;
      const tabs: Tab[] = [];
      /** In one browser the other tabs are notified of a save a moment later. */
      const onSavedIn = (from: number) => (saved: CommittedProfile) => {
        if (!isOneBrowser) return;
        for (const [n, other] of tabs.entries()) {
          if (n !== from) setTimeout(() => tabs[n] === other && other.autosave.receive(saved), 5);
        }
      };
      const open = (n: number, network: NetworkBehaviour[], leftEntry: OutboxEntry | null) => {
        tabs[n] = new Tab(fakeServer, network, newId, onSavedIn(n), leftEntry);
      };
      for (const [n, network] of networks.entries()) open(n, network, null);

      for (const [n, { event, delayMs }] of steps.entries()) {
        const target = tabs[event.tab] as Tab;
        const word = ` w${n}.`;
        if (event.do === 'edit' || event.do === 'type') {
          const { field } = event;
          // A change in another part of the page flushes what is being typed first.
          if (event.do === 'edit') target.handOver();
          const present = target.typing[field] ?? target.data[field];
          const next = { [field]: Array.isArray(present) ? [...present, word] : present + word };
          if (event.do === 'edit') target.set(next);
          // Text is flushed after 300 ms, or before a merge.
          else {
            target.typing = { ...target.typing, ...next };
            setTimeout(() => target.handOver(), 300);
          }
        } else if (event.do === 'poll') {
          const { revision, data } = fakeServer.server;
          target.autosave.receive({ revision, data });
        } else {
          target.handOver();
          // A closed tab still sends its last edits; a crashed one leaves what the browser has stored.
          if (event.do === 'close') target.autosave.leave();
          const leftEntry = target.outbox.entry;
          target.autosave.dispose();
          open(event.tab, [], leftEntry);
        }
        await vi.advanceTimersByTimeAsync(delayMs);
      }
      await vi.advanceTimersByTimeAsync(600_000);

      const everything = JSON.stringify([fakeServer.server.data, ...fakeServer.server.history]);
      for (const [n, { event }] of steps.entries()) {
        if (event.do === 'edit' || event.do === 'type') expect(everything).toContain(` w${n}.`);
      }
      for (const { autosave, conflicts } of tabs) {
        expect(autosave.getState().unsaved).toBe(false);
        autosave.dispose();
        // A conflict has to leave a state in the history.
        for (const section of conflicts) {
          counts.conflicts++;
          expect(fakeServer.server.history.length, section).toBeGreaterThan(0);
        }
      }
      counts.history += fakeServer.server.history.length;
    }),
    { numRuns: propertyRuns(1_000) },
  );
  // Otherwise the property would not have seen concurrent edits of one section.
  expect(counts.conflicts).toBeGreaterThan(20);
  expect(counts.history).toBeGreaterThan(20);
}, 120_000);
