const ADVANTAGES = [
  [
    'One link that introduces you before you arrive.',
    'A public page for founders, boards and recruiters that reads well on a phone and on paper.',
  ],
  [
    'Traceable to its source',
    'Numbers, employers and titles come from your own files, never out of thin air.',
  ],
  ['Yours line by line', 'Rewrite any section in place. Changes are saved while you type.'],
  [
    'Private until you publish',
    'Nobody finds your profile before you say so, and you can take it down again.',
  ],
  ['Nothing to lose', 'A guest’s draft stays in the browser until its owner decides to claim it.'],
] as const;

/** The list of advantages: the first one at full width, the others in two columns. */
export function Advantages() {
  return (
    <section className="spread" aria-labelledby="advantages">
      <div className="page">
        <h2 id="advantages">Advantages</h2>
        <ul className="merits">
          {ADVANTAGES.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
