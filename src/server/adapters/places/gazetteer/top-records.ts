/** Keeps the few records with the best scores, without duplicates. */
export class TopRecords {
  readonly records: number[] = [];
  readonly scores: number[] = [];

  constructor(private readonly limit: number) {}

  /** The score that a new record has to exceed in order to be kept. */
  get bar(): number {
    return this.records.length < this.limit ? Number.NEGATIVE_INFINITY : (this.scores.at(-1) ?? 0);
  }

  /** Keeps a record if its score is among the best; of a record that is kept already, the better score counts. */
  offer(record: number, score: number): void {
    if (score <= this.bar) return;
    const knownIndex = this.records.indexOf(record);
    if (knownIndex >= 0) {
      if ((this.scores[knownIndex] ?? 0) >= score) return;
      this.records.splice(knownIndex, 1);
      this.scores.splice(knownIndex, 1);
    }
    let place = this.scores.findIndex((other) => other < score);
    if (place < 0) place = this.scores.length;
    this.records.splice(place, 0, record);
    this.scores.splice(place, 0, score);
    this.records.length = this.scores.length = Math.min(this.limit, this.scores.length);
  }
}
