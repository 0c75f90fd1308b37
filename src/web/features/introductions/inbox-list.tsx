import { Link } from '@tanstack/react-router';
import { cx } from '@/web/components/ui/core/cx';
import type { Introduction } from './queries';
import { confirmedDayText, introductionStateOf, isOverdue } from './texts';

/** The introductions with their states, in the order given. @param props.current the id of the one that is open */
export function InboxList({ introductions, current }: { introductions: Introduction[]; current?: string }) {
  return (
    <nav aria-label="All introductions">
      <ul className="inbox-list">
        {introductions.map((introduction) => {
          const isNew = introduction.state === 'waiting' && !introduction.seen_at;
          return (
            <li key={introduction.id}>
              <Link
                to="/introductions/$id"
                params={{ id: introduction.id }}
                aria-current={introduction.id === current ? 'page' : undefined}
              >
                <span className="flex items-baseline justify-between gap-3">
                  <b dir="auto">{introduction.name}</b>
                  <span className="whitespace-nowrap text-ink-3">{confirmedDayText(introduction)}</span>
                </span>
                <span dir="auto">{introduction.company}</span>
                <span
                  className={cx(
                    isNew && 'font-semibold text-accent-text',
                    !isNew && (isOverdue(introduction) ? 'text-danger' : 'text-ink-3'),
                  )}
                >
                  {introductionStateOf(introduction)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
