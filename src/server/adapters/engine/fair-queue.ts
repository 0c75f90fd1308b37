/**
 * Queue that serves visitors round robin, and each visitor's own work first in, first out: many jobs of one visitor
 * delay only that visitor.
 */
export class FairQueue<T> {
  /** The waiting work of each visitor, in the order of turns: whoever was served goes to the end. */
  private readonly workByVisitor = new Map<string, T[]>();
  private waitingCount = 0;

  /**
   * Creates an empty queue.
   * @param limits waiting entries, for each visitor and for all together
   */
  constructor(private readonly limits: { maxPerVisitor: number; maxInAll: number }) {}

  get size(): number {
    return this.waitingCount;
  }

  /**
   * Adds work to the queue.
   * @returns the work that is refused, if any: this work if its visitor has too much waiting, or, if the whole queue is
   * full, the newest work of whoever has most
   */
  add(visitor: string, work: T): T | undefined {
    const visitorWork = this.workByVisitor.get(visitor) ?? [];
    if (visitorWork.length >= this.limits.maxPerVisitor) return work;
    visitorWork.push(work);
    this.workByVisitor.set(visitor, visitorWork);
    this.waitingCount += 1;
    return this.waitingCount > this.limits.maxInAll ? this.dropNewestOfBusiestVisitor() : undefined;
  }

  /** Removes and returns the next work whose visitor may begin more; undefined if there is none. */
  take(mayBegin: (visitor: string) => boolean): T | undefined {
    for (const [visitor, visitorWork] of this.workByVisitor) {
      if (!mayBegin(visitor)) continue;
      const work = visitorWork.shift();
      this.waitingCount -= 1;
      this.workByVisitor.delete(visitor);
      if (visitorWork.length > 0) this.workByVisitor.set(visitor, visitorWork);
      return work;
    }
    return undefined;
  }

  /**
   * Removes one entry from the queue.
   * @returns whether it was waiting
   */
  remove(visitor: string, work: T): boolean {
    const visitorWork = this.workByVisitor.get(visitor) ?? [];
    const index = visitorWork.indexOf(work);
    if (index < 0) return false;
    visitorWork.splice(index, 1);
    this.waitingCount -= 1;
    if (visitorWork.length === 0) this.workByVisitor.delete(visitor);
    return true;
  }

  /** Removes and returns all waiting work. */
  clear(): T[] {
    const waitingWork = [...this.workByVisitor.values()].flat();
    this.workByVisitor.clear();
    this.waitingCount = 0;
    return waitingWork;
  }

  private dropNewestOfBusiestVisitor(): T | undefined {
    let busiest: [string, T[]] | undefined;
    for (const entry of this.workByVisitor) {
      if (entry[1].length > (busiest?.[1].length ?? 0)) busiest = entry;
    }
    const work = busiest?.[1].at(-1);
    if (busiest && work !== undefined) this.remove(busiest[0], work);
    return work;
  }
}
