import type { EvidenceIndex } from '@/shared/evidence/evidence-index';
import { Switch } from '../ui/inputs/switch';
import type { Numerals } from './use-numerals';

export interface SourceLegendProps {
  evidence: EvidenceIndex;
  /** Absent if the numerals are always shown. */
  numerals?: Numerals;
  note?: string;
}

/** The legend of source numerals at the foot of the profile, with a switch to hide them if there is a single source. */
export function SourceLegend({ evidence, numerals, note }: SourceLegendProps) {
  const { sources } = evidence;
  if (sources.length === 0) return null;
  return (
    <div className="grid gap-y-2 border-rule border-t py-[1.125rem] text-ink-3 text-sm">
      <ul aria-label="Sources" className="flex flex-wrap gap-x-6 gap-y-1">
        {sources.map(({ id, number, name, pages }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <b className="mr-1 font-[650] text-accent-text">{number}</b>
            {name}
            {pages ? `, ${pages} ${pages === 1 ? 'page' : 'pages'}` : ''}
          </li>
        ))}
        {note && <li>{note}</li>}
      </ul>
      {numerals?.single && (
        <Switch
          checked={!numerals.quiet}
          onChange={(event) => numerals.setShown(event.target.checked)}
          className="justify-self-start"
        >
          Show the numeral after every line
        </Switch>
      )}
    </div>
  );
}
