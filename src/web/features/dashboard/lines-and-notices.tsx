import { GenerationStatus } from './generation-status';
import { ReadershipLine } from './readership-line';
import { RolesLine } from './roles-line';
import { WaitingNotices } from './waiting-notices';

/**
 * What has happened since the last visit, above the cards.
 * @param props.draft whether a draft waits to be compared with the profile
 * @param props.welcome whether the person still has to set job preferences
 */
export function LinesAndNotices({ draft, welcome }: { draft: boolean; welcome: boolean }) {
  return (
    <>
      <GenerationStatus draft={draft} />
      {!welcome && <RolesLine />}
      <WaitingNotices />
      {!welcome && <ReadershipLine />}
    </>
  );
}
