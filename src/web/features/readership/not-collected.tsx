import { NOT_COLLECTED } from '@/shared/publishing/readership';
import type { Readership } from './queries';
import { ReadershipSettings } from './readership-settings';

/** Lists what is not collected, in the words of the privacy policy, with the switch that turns counting off. */
export function NotCollected({ readership }: { readership: Readership }) {
  return (
    <section className="reads-promise" aria-labelledby="not-collected">
      <h2 id="not-collected">What is not collected</h2>
      <div>
        <p>{NOT_COLLECTED.what}</p>
        <p>{NOT_COLLECTED.left_out}</p>
        <p>{NOT_COLLECTED.once}</p>
        <ReadershipSettings readership={readership} />
      </div>
    </section>
  );
}
