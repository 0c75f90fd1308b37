import type { EvidenceIndex } from '@/shared/evidence/evidence-index';
import { Switch } from '../ui/inputs/switch';
import { SourceList } from './source-list';
import type { EvidenceMarks } from './use-evidence-marks';

export interface SourceLegendProps {
  evidence: EvidenceIndex;
  /** Absent if the person cannot hide the marks. */
  evidenceMarks?: EvidenceMarks;
  note?: string;
}

/** The legend of source numerals at the foot of the profile, with a switch to hide them if there is a single source. */
export function SourceLegend({ evidence, evidenceMarks, note }: SourceLegendProps) {
  const { sources } = evidence;
  if (sources.length === 0) return null;
  return (
    <div className="grid gap-y-2 border-rule border-t py-[1.125rem] text-ink-3 text-sm">
      <SourceList sources={sources}>{note && <li>{note}</li>}</SourceList>
      {evidenceMarks?.singleSource && (
        <Switch
          checked={!evidenceMarks.onlyOnHover}
          onChange={(event) => evidenceMarks.setAlwaysShown(event.target.checked)}
          className="justify-self-start"
        >
          Show the numeral after every line
        </Switch>
      )}
    </div>
  );
}
