import type { VerdictCounts as Counts, Fit } from '@/shared/roles/role-fit';
import { cx } from '@/web/components/ui/core/cx';

const strokesOf = ({ evidenced, mentioned, gap }: Counts) => [
  ...Array.from({ length: evidenced }, () => 'evidenced'),
  ...Array.from({ length: mentioned }, () => 'mentioned'),
  ...Array.from({ length: gap }, () => 'gap'),
];

/**
 * Draws one stroke for each requirement, must-haves first and twice as tall. Decorative: the counts are text next to
 * it.
 */
export function FitStrokes({ fit, big }: { fit: Fit; big?: boolean }) {
  return (
    <span aria-hidden className={cx('roles-tally', big && 'big')}>
      {(['must', 'nice'] as const).map((kind) => (
        <span key={kind} className={kind}>
          {strokesOf(fit[kind]).map((verdict, index) => (
            <i key={`${verdict}${index.toString()}`} className={verdict} />
          ))}
        </span>
      ))}
    </span>
  );
}
