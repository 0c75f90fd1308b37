import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onDatabases, openTestDatabase } from '../../testing/set-up/databases';
import { countries, industries, referenceEdition, timezones } from '../schema';
import { EDITION } from './edition';
import { seedReference } from './index';
import { editionOf, referenceLists } from './lists';

const lists = referenceLists();

it('the edition of the reference lists is the hash of their entries', () => {
  expect(EDITION, 'put the received value into edition.ts').toBe(editionOf(lists));
});

it('the reference lists have each entry once, countries under common names, and time zones that JavaScript knows', () => {
  const names = lists.countries.map((country) => country.name);
  expect(new Set(names).size).toBe(lists.countries.length);
  expect(new Set(lists.timezones.map((zone) => zone.value)).size).toBe(lists.timezones.length);
  expect(new Set(lists.industries).size).toBe(lists.industries.length);
  expect(names).toContain('China');
  expect(names).toContain('Moldova');
  expect(names).toContain('United States');
  expect(names).toContain('British Virgin Islands');
  expect(names).toContain('Democratic Republic of the Congo');
  expect(names.filter((name) => / of$|^The |[()]/.test(name))).toEqual([]);
  for (const zone of lists.timezones) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone.value })).not.toThrow();
  }
});

onDatabases('seeding', (kind) => {
  it('fills a database once per edition, keeps ids, and mends changed and missing entries', async () => {
    const handle = await openTestDatabase(kind);
    const { db } = handle;
    try {
      await db.delete(referenceEdition);
      await Promise.all([seedReference(db), seedReference(db)]);
      const before = await db.select().from(timezones).orderBy(asc(timezones.utc_offset));
      expect(before).toHaveLength(lists.timezones.length);
      expect(before[0]?.utc_offset).toBe(-660);
      expect(await db.select().from(countries)).toHaveLength(250);
      expect(await seedReference(db)).toBe(false);

      await db.update(referenceEdition).set({ edition: 'older' });
      await db
        .update(timezones)
        .set({ text: 'old', utc_offset: 0 })
        .where(eq(timezones.value, 'Asia/Singapore'));
      await db.delete(industries).where(eq(industries.name, 'Maritime'));
      expect(await seedReference(db)).toBe(true);
      const after = await db.select().from(timezones).orderBy(asc(timezones.utc_offset));
      expect(new Set(after.map((zone) => `${zone.id} ${zone.value} ${zone.text}`))).toEqual(
        new Set(before.map((zone) => `${zone.id} ${zone.value} ${zone.text}`)),
      );
      expect(await db.select().from(industries)).toHaveLength(lists.industries.length);
    } finally {
      await handle.close();
    }
    // Making an embedded database takes seconds if other tests use the same processors.
  }, 60_000);
});
