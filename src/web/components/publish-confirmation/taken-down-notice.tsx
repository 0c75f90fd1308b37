import { Notice } from '@/web/components/ui/feedback/notice';
import { formatLongDay, localDayOf, localToday } from '@/web/lib/dates/format-day';

export interface TakenDown {
  at: Date;
  /** The reason in the operator's words; `null` if they are no longer stored. */
  reason: string | null;
}

/** Tells an owner that an operator has taken the page down: why, what stays, and what they can do. */
export function TakenDownNotice({ at, reason, className }: TakenDown & { className?: string }) {
  return (
    <Notice tone="danger" title="Your public page was taken down" className={className}>
      <p className="max-w-[80ch]">
        An operator of this site took it down on {formatLongDay(localDayOf(new Date(at)), localToday())}.
        Readers of its address see “Profile Not Available”, and it cannot be published until an operator puts
        it back. {reason ? 'The reason, in their words:' : 'The reason was mailed to you.'}
      </p>
      {reason && (
        <blockquote
          dir="auto"
          className="my-2 max-w-[80ch] whitespace-pre-line border-danger border-s-2 ps-3 text-ink [overflow-wrap:anywhere]"
        >
          {reason}
        </blockquote>
      )}
      <p className="mt-1.5 max-w-[80ch]">
        You can go on editing, and your private versions stay open. Once what the reason names is changed, or
        if it is wrong, answer the mail about it to have the page looked at again.
      </p>
    </Notice>
  );
}
