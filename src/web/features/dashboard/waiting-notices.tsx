import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { unseenReferencesQuery } from '@/web/lib/queries/own-references';
import { waitingIntroductionsQuery } from '@/web/lib/queries/waiting-introductions';

/** Notices of introductions that wait for an answer and of unseen references; not rendered without any. */
export function WaitingNotices() {
  const { data: introductions } = useQuery(waitingIntroductionsQuery);
  const { data: references } = useQuery(unseenReferencesQuery);
  return (
    <>
      <WaitingNotice
        count={introductions?.count}
        singular="One introduction waits for your answer"
        plural="introductions wait for your answer"
        to="/introductions"
      />
      <WaitingNotice
        count={references?.count}
        singular="One reference was written for you"
        plural="references were written for you"
        to="/references"
      />
    </>
  );
}

function WaitingNotice({
  count = 0,
  singular,
  plural,
  to,
}: {
  count?: number;
  singular: string;
  plural: string;
  to: string;
}) {
  if (count === 0) return null;
  return (
    <Notice
      className="mb-6"
      title={count === 1 ? singular : `${count} ${plural}`}
      action={<LinkButton to={to}>Read</LinkButton>}
    />
  );
}
