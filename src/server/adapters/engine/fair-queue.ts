/**
 * Queue that serves visitors round robin, and each visitor's own work first in, first out: many jobs of one visitor
 * delay only that visitor.
 */
export class FairQueue<T> {
  /** The waiting work of each visitor, in the order of turns: whoever was served goes to the end. */
  private readonly lines = new Map<string, T[]>();
  private waiting = 0;

  /**
   * Creates an empty queue.
   * @param limits waiting entries, for each visitor and for all together
   */
  constructor(private readonly limits: { maxPerVisitor: number; maxInAll: number }) {}

  get size(): number {
    return this.waiting;
  }

  /**
   * Adds work to the queue.
   * @returns what is refused in exchange: this work if its visitor has too much waiting, or, if the whole queue is
   * full, the newest work of whoever has most
   */
  add(visitor: string, work: T): T | undefined {
    const line = this.lines.get(visitor) ?? [];
    if (line.length >= this.limits.maxPerVisitor) return work;
    line.push(work);
    this.lines.set(visitor, line);
    this.waiting += 1;
    return this.waiting > this.limits.maxInAll ? this.dropNewestOfLongest() : undefined;
  }

  /** The next work in turn whose visitor may begin more. */
  take(mayBegin: (visitor: string) => boolean): T | undefined {
    for (const [visitor, line] of this.lines) {
      if (!mayBegin(visitor)) continue;
      const work = line.shift();
      this.waiting -= 1;
      this.lines.delete(visitor);
      if (line.length > 0) this.lines.set(visitor, line);
      return work;
    }
    return undefined;
  }

  /**
   * Removes one entry from the queue.
   * @returns whether it was waiting
   */
  remove(visitor: string, work: T): boolean {
    const line = this.lines.get(visitor) ?? [];
    const at = line.indexOf(work);
    if (at < 0) return false;
    line.splice(at, 1);
    this.waiting -= 1;
    if (line.length === 0) this.lines.delete(visitor);
    return true;
  }

  /** Removes and returns all waiting work. */
  clear(): T[] {
    const all = [...this.lines.values()].flat();
    this.lines.clear();
    this.waiting = 0;
    return all;
  }

  private dropNewestOfLongest(): T | undefined {
    let longest: [string, T[]] | undefined;
    for (const entry of this.lines) {
      if (entry[1].length > (longest?.[1].length ?? 0)) longest = entry;
    }
    const work = longest?.[1].at(-1);
    if (longest && work !== undefined) this.remove(longest[0], work);
    return work;
  }
}
