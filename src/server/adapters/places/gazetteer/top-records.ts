/**
 * The records with the best scores, without duplicates. A record is its index in the gazetteer; `records` and `scores`
 * are parallel, best first.
 */
export class TopRecords {
  readonly records: number[] = [];
  readonly scores: number[] = [];

  constructor(private readonly limit: number) {}

  /** The score that a new record has to exceed in order to be kept. */
  get minScore(): number {
    return this.records.length < this.limit ? Number.NEGATIVE_INFINITY : (this.scores.at(-1) ?? 0);
  }

  /** Keeps a record if its score is among the best; of a record that is kept already, the better score counts. */
  offer(record: number, score: number): void {
    if (score <= this.minScore) return;
    const knownIndex = this.records.indexOf(record);
    if (knownIndex >= 0) {
      if ((this.scores[knownIndex] ?? 0) >= score) return;
      this.records.splice(knownIndex, 1);
      this.scores.splice(knownIndex, 1);
    }
    let position = this.scores.findIndex((other) => other < score);
    if (position < 0) position = this.scores.length;
    this.records.splice(position, 0, record);
    this.scores.splice(position, 0, score);
    this.records.length = this.scores.length = Math.min(this.limit, this.scores.length);
  }
}
