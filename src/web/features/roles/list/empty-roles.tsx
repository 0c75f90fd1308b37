/** What happens to a saved role, step by step: the emphasised beginning of each sentence, and its end. */
const STEPS = [
  ['We list what they ask', ', must-haves before nice-to-haves.'],
  [
    'Each point is held against your profile',
    ', with the line that answers it and where that line comes from.',
  ],
  ['You see the gaps', ' before they do, and where the terms differ from your preferences.'],
];

/** The empty state of the list of roles. */
export function EmptyRoles() {
  return (
    <section aria-labelledby="no-role" className="max-w-136 pt-12">
      <h2 id="no-role" className="font-normal text-2xl">
        No role saved yet
      </h2>
      <p className="mt-3 text-ink-2">
        Add the first one above: the text of an advertisement, the file a search firm sent you, or the address
        of a page.
      </p>
      <ol className="mt-6 border-rule border-t">
        {STEPS.map(([emphasised, remainder], index) => (
          <li key={emphasised} className="grid grid-cols-[1.75rem_1fr] border-rule border-b py-3 text-ink-2">
            <span className="font-semibold text-accent-text tabular-nums">{index + 1}</span>
            <span>
              <b className="font-emphasis text-ink">{emphasised}</b>
              {remainder}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
