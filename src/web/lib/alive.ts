/** Which editings go on in this browser's tabs, so that only what a closed one left behind is taken up. */

const PREFIX = 'quarterdeck.editing.';

/** Absent on plain http outside localhost. */
const locks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** Holds an editing's sign of life. @returns lets it go; a tab that is closed or dies lets go by itself */
export function stayAlive(editingId: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(PREFIX + editingId, () => held);
  return release;
}

/** Ids of the editings alive; empty in browsers without the API: then edits may be sent twice, which merges. */
export async function aliveEditings(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
