/** The roles that this process is reading, by database, so that each can be stopped, and all end with the server. */
import type { Database } from '@/server/db/client';

interface RunningReading {
  stop: AbortController;
  ended: Promise<void>;
}

const readingsByDatabase = new WeakMap<Database, Map<string, RunningReading>>();

/** Keeps track of a reading until it has ended. @param work must not reject */
export function trackReading(db: Database, id: string, work: (signal: AbortSignal) => Promise<void>): void {
  const readings = readingsByDatabase.get(db) ?? new Map<string, RunningReading>();
  readingsByDatabase.set(db, readings);
  readings.get(id)?.stop.abort();
  const stop = new AbortController();
  const reading = { stop, ended: work(stop.signal) };
  readings.set(id, reading);
  void reading.ended.then(() => {
    if (readings.get(id) === reading) readings.delete(id);
  });
}

/** Stops the reading of a role, if this process is reading it. */
export function stopReading(db: Database, id: string): void {
  readingsByDatabase.get(db)?.get(id)?.stop.abort();
}

/** Stops all readings, and waits until they have ended. */
export async function endReadings(db: Database): Promise<void> {
  const readings = [...(readingsByDatabase.get(db)?.values() ?? [])];
  for (const { stop } of readings) stop.abort();
  await Promise.all(readings.map(({ ended }) => ended));
}
