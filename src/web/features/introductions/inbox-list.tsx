import { Link } from '@tanstack/react-router';
import { cx } from '@/web/components/ui/core/cx';
import type { Introduction } from './queries';
import { confirmedDayText, introductionStateOf, isOverdue } from './texts';

/** The introductions with their states, newest first. */
export function InboxList({ introductions, current }: { introductions: Introduction[]; current?: string }) {
  return (
    <nav aria-label="All introductions">
      <ul className="inbox-list">
        {introductions.map((one) => {
          const fresh = one.state === 'waiting' && !one.seen_at;
          return (
            <li key={one.id}>
              <Link
                to="/introductions/$id"
                params={{ id: one.id }}
                aria-current={one.id === current ? 'page' : undefined}
              >
                <span className="flex items-baseline justify-between gap-3">
                  <b dir="auto">{one.name}</b>
                  <span className="whitespace-nowrap text-ink-3">{confirmedDayText(one)}</span>
                </span>
                <span dir="auto">{one.company}</span>
                <span
                  className={cx(
                    fresh && 'font-semibold text-accent-text',
                    !fresh && (isOverdue(one) ? 'text-danger' : 'text-ink-3'),
                  )}
                >
                  {introductionStateOf(one)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
