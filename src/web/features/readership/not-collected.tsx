import { NOT_COLLECTED } from '@/shared/publishing/readership';
import type { Readership } from './queries';
import { ReadershipSettings } from './readership-settings';

/** Says what is not collected, in the words of the privacy policy, above the owner's settings of the readership. */
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
