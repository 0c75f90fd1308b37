import { useId, useState } from 'react';
import { REFERENCE_LIMITS } from '@/shared/references/reference';
import type { ReferenceTopic } from '@/shared/references/topics';
import { Button } from '@/web/components/ui/buttons/button';
import { Checkbox } from '@/web/components/ui/inputs/checkbox';

/** Number of topics shown until all are requested. */
const MAX_TOPICS_AT_FIRST = 6;

interface TopicChoiceProps {
  topics: ReferenceTopic[];
  chosen: string[];
  problem?: string;
  onChange: (keys: string[]) => void;
}

/** A choice of topics: parts of the profile to be confirmed, with their statements. */
export function TopicChoice({ topics, chosen, problem, onChange }: TopicChoiceProps) {
  const [all, setAll] = useState(topics.length <= MAX_TOPICS_AT_FIRST + 1);
  const id = useId();
  const full = chosen.length >= REFERENCE_LIMITS.topics;
  if (topics.length === 0) {
    return (
      <p className="text-ink-2">
        Your profile has no case story, key role or superpower yet. You can ask for a few words alone.
      </p>
    );
  }
  return (
    <fieldset aria-label="What about" aria-describedby={problem && id} className="grid min-w-0 gap-3">
      {(all ? topics : topics.slice(0, MAX_TOPICS_AT_FIRST)).map(({ key, label, statements }) => {
        const checked = chosen.includes(key);
        const count = statements.length === 1 ? 'One statement' : `${statements.length} statements`;
        return (
          <Checkbox
            key={key}
            checked={checked}
            disabled={full && !checked}
            aria-invalid={problem ? true : undefined}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, key] : chosen.filter((each) => each !== key))
            }
          >
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {label}
            </span>
            {checked ? (
              <span className="mt-0.5 block text-ink-3 text-sm" dir="auto">
                {statements.join(' ')}
              </span>
            ) : (
              <span className="block text-ink-3 text-sm">{count} to confirm</span>
            )}
          </Checkbox>
        );
      })}
      {!all && (
        <div>
          <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
            Show all {topics.length}
          </Button>
        </div>
      )}
      {full && (
        <p className="text-ink-3 text-sm">
          {REFERENCE_LIMITS.topics} at most: a short request is answered sooner.
        </p>
      )}
      <div aria-live="polite">
        {problem && (
          <p id={id} className="text-danger text-sm">
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  );
}
