import { useId, useState } from 'react';
import { REFERENCE_LIMITS } from '@/shared/references/reference';
import type { ReferenceTopic } from '@/shared/references/topics';
import { Button } from '@/web/components/ui/buttons/button';
import { Checkbox } from '@/web/components/ui/inputs/checkbox';

/**
 * Number of topics shown until the owner asks for all of them. A single further one is shown at once, and so are all if
 * one of the others is chosen already.
 */
const MAX_TOPICS_COLLAPSED = 6;

interface TopicChoiceProps {
  topics: ReferenceTopic[];
  chosen: string[];
  problem?: string;
  onChange: (keys: string[]) => void;
}

/** A choice of topics: parts of the profile to be confirmed, with their statements. */
export function TopicChoice({ topics, chosen, problem, onChange }: TopicChoiceProps) {
  const [isExpanded, setExpanded] = useState(
    topics.length <= MAX_TOPICS_COLLAPSED + 1 ||
      topics.slice(MAX_TOPICS_COLLAPSED).some(({ key }) => chosen.includes(key)),
  );
  const id = useId();
  const isFull = chosen.length >= REFERENCE_LIMITS.topics;
  if (topics.length === 0) {
    return (
      <p className="text-ink-2">
        Your profile has no case story, key role or superpower yet. You can ask for a few words alone.
      </p>
    );
  }
  return (
    <fieldset aria-label="What about" aria-describedby={problem && id} className="grid min-w-0 gap-3">
      {(isExpanded ? topics : topics.slice(0, MAX_TOPICS_COLLAPSED)).map(
        ({ key, label, statements, sentences }) => {
          const checked = chosen.includes(key);
          const count = statements.length === 1 ? 'One statement' : `${statements.length} statements`;
          return (
            <Checkbox
              key={key}
              checked={checked}
              disabled={isFull && !checked}
              aria-invalid={problem ? true : undefined}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, key] : chosen.filter((chosenKey) => chosenKey !== key),
                )
              }
            >
              <span dir="auto" className="[overflow-wrap:anywhere]">
                {label}
              </span>
              {checked ? (
                <span className="mt-0.5 block text-ink-3 text-sm" dir="auto">
                  {sentences.join(' ')}
                </span>
              ) : (
                <span className="block text-ink-3 text-sm">{count} to confirm</span>
              )}
            </Checkbox>
          );
        },
      )}
      {!isExpanded && (
        <div>
          <Button size="sm" variant="quiet" onClick={() => setExpanded(true)}>
            Show all {topics.length}
          </Button>
        </div>
      )}
      {isFull && (
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
