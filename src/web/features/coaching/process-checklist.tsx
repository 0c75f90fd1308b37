import { Check } from 'lucide-react';
import { BOLD_STROKE } from '@/web/components/ui/core/icon-strokes';
import type { CoachingOffer } from './offers';

/** The steps of a coaching service, in order, with their explanations. */
export function ProcessChecklist({ steps }: { steps: CoachingOffer['process'] }) {
  return (
    <ol className="grid gap-5">
      {steps.map(({ title, text }) => (
        <li key={title} className="grid grid-cols-[1.5rem_1fr] gap-x-4">
          <span
            aria-hidden
            className="mt-px grid size-6 place-items-center rounded-full border border-accent text-accent"
          >
            <Check className="size-3.5" strokeWidth={BOLD_STROKE} />
          </span>
          <div className="max-w-[56ch]">
            <h3>{title}</h3>
            <p className="mt-0.5 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
