import { Bookmark } from 'lucide-react';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { formatDayBefore, SAVED_JOBS } from './sample';

/** Sample jobs that are saved. */
export function SavedJobs() {
  return (
    <ul>
      {SAVED_JOBS.map(({ title, company, savedDaysAgo }) => (
        <li key={title} className="grid grid-cols-[1.25rem_1fr] gap-x-4 border-rule border-b py-5">
          <Bookmark className="mt-1.5 size-4.5 text-accent" strokeWidth={LIGHT_STROKE} />
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <div>
              <h2 className="font-normal text-xl">{title}</h2>
              <p className="text-ink-2">{company}</p>
            </div>
            <p className="text-ink-3 text-sm">Saved {formatDayBefore(savedDaysAgo)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
