import type { ComposedLine } from '@/shared/evidence/evidence-index';

/** The list of unconfirmed lines in a dialog that asks whether to publish them. */
export function UnconfirmedLines({ lines }: { lines: readonly ComposedLine[] }) {
  return (
    <ul
      aria-label="Not confirmed"
      className="max-h-[40vh] divide-y divide-rule overflow-y-auto border-rule border-y text-ink-2 text-sm"
    >
      {lines.map(({ section, text }) => (
        <li key={`${section} ${text}`} className="py-2 [overflow-wrap:anywhere]">
          {text}
        </li>
      ))}
    </ul>
  );
}
