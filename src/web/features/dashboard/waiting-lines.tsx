import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { freshReferencesQuery } from '@/web/lib/queries/own-references';
import { waitingIntroductionsQuery } from '@/web/lib/queries/waiting-introductions';

/** Links to new introductions and references; not rendered without any. */
export function WaitingLines() {
  const { data: introductions } = useQuery(waitingIntroductionsQuery);
  const { data: references } = useQuery(freshReferencesQuery);
  return (
    <>
      <Line
        count={introductions?.count}
        one="One introduction waits for your answer"
        many="introductions wait for your answer"
        to="/introductions"
      />
      <Line
        count={references?.count}
        one="One reference was written for you"
        many="references were written for you"
        to="/references"
      />
    </>
  );
}

function Line({ count = 0, one, many, to }: { count?: number; one: string; many: string; to: string }) {
  if (count === 0) return null;
  return (
    <Notice
      className="mb-6"
      title={count === 1 ? one : `${count} ${many}`}
      action={<LinkButton to={to}>Read</LinkButton>}
    />
  );
}
