import { CalendarClock } from 'lucide-react';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Badge } from '@/web/components/ui/display/badge';
import { Progress } from '@/web/components/ui/feedback/progress';
import {
  APPLICATIONS,
  formatDayBefore,
  INTERVIEW,
  interviewTime,
  type JobApplication,
  statusToneOf,
} from './sample';

/** Sample applications with their progress, and the next interview. */
export function Applications() {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <ul>
        {APPLICATIONS.map((application) => (
          <Application key={application.title} application={application} />
        ))}
      </ul>
      <UpcomingInterview />
    </div>
  );
}

function Application({ application }: { application: JobApplication }) {
  const { title, company, status, progress, appliedDaysAgo, nextStep } = application;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-rule border-b py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="font-normal text-xl">{title}</h2>
          <p className="text-ink-2">{company}</p>
        </div>
        <Badge tone={statusToneOf(status)}>{status}</Badge>
      </div>
      <div className="flex items-center gap-3">
        <Progress value={progress / 100} label={`${title}: progress`} className="flex-1" />
        <span className="w-9 text-right text-ink-3 text-sm tabular-nums">{progress}%</span>
      </div>
      <dl className="flex flex-wrap [&>div]:flex-wrap gap-x-8 gap-y-1 text-sm">
        <div className="flex gap-2">
          <dt className="text-ink-3">Applied</dt>
          <dd>{formatDayBefore(appliedDaysAgo)}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-ink-3">Next step</dt>
          <dd>{nextStep}</dd>
        </div>
      </dl>
    </li>
  );
}

function UpcomingInterview() {
  return (
    <section aria-labelledby="interview" className="rounded-md bg-deck p-6 text-on-deck lg:mt-5">
      <CalendarClock className="mb-3 size-5.5 text-[#d8b26b]" strokeWidth={LIGHT_STROKE} />
      <h2 id="interview" className="font-normal text-xl">
        Upcoming interview
      </h2>
      <p className="mt-3 font-emphasis">{interviewTime()}</p>
      <p className="mt-1 text-on-deck-2">
        {INTERVIEW.title}, {INTERVIEW.company}
      </p>
      <p className="mt-1 text-on-deck-2 text-sm">{INTERVIEW.details}</p>
    </section>
  );
}
