import { cx } from '@/web/components/ui/core/cx';
import type { CoachingOffer } from './offers';

/** Price and contents of a coaching service, as a list of terms. */
export function CoachingTerms({ offer, className }: { offer: CoachingOffer; className?: string }) {
  return (
    <dl className={cx('border-rule border-t', className)}>
      {offer.terms.map(({ term, value }) => (
        <div
          key={term}
          className="grid grid-cols-[8.5rem_1fr] gap-x-4 gap-y-0.5 max-[16rem]:grid-cols-1 border-rule border-b py-2.5 text-sm"
        >
          <dt className="text-ink-3">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
