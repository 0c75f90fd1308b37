import type { TextFact } from '@/shared/record/facts';

/** Adds the facts whose value is not in `target` yet, in any case. */
export function addDistinct(target: TextFact[], facts: readonly TextFact[]): void {
  for (const fact of facts) {
    if (!target.some((known) => known.value.toLowerCase() === fact.value.toLowerCase())) target.push(fact);
  }
}
