import type { EvidenceIndex } from '@/shared/evidence';

/** What the numerals stand for, at the foot of the profile. */
export function SourceLegend({ evidence, note }: { evidence: EvidenceIndex; note?: string }) {
  const { sources } = evidence;
  if (sources.length === 0) return null;
  return (
    <ul
      aria-label="Sources"
      className="flex flex-wrap gap-x-6 gap-y-1 border-rule border-t py-[1.125rem] text-ink-3 text-sm"
    >
      {sources.map(({ id, number, name, pages }) => (
        <li key={id} className="[overflow-wrap:anywhere]">
          <b className="mr-1 font-[650] text-accent-text">{number}</b>
          {name}
          {pages ? `, ${pages} ${pages === 1 ? 'page' : 'pages'}` : ''}
        </li>
      ))}
      {note && <li>{note}</li>}
    </ul>
  );
}
