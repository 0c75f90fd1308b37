import type { Evidence } from '@/shared/generation';
import { citedSources } from './evidence-index';

/** What the numerals stand for. */
export function SourceLegend({ evidence }: { evidence: Evidence | undefined }) {
  const sources = citedSources(evidence);
  if (sources.length === 0) return null;
  return (
    <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-gutter pb-12">
      <ul
        aria-label="Sources"
        className="flex flex-wrap gap-x-6 gap-y-1 border-rule border-t pt-4.5 text-ink-3 text-sm"
      >
        {sources.map(({ id, number, name, pages }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <b className="mr-1 font-semibold text-accent-text">{number}</b>
            {name}
            {pages !== undefined && `, ${pages} ${pages === 1 ? 'page' : 'pages'}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
