import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@/web/components/ui/button';
import { Notice } from '@/web/components/ui/notice';
import { waitingQuery } from '@/web/lib/waiting-introductions';

/** Says that somebody waits for an answer; nothing where nobody does. */
export function IntroductionsLine() {
  const { data } = useQuery(waitingQuery);
  if (!data || data.count === 0) return null;
  return (
    <Notice
      className="mb-6"
      title={
        data.count === 1
          ? 'One introduction waits for your answer'
          : `${data.count} introductions wait for your answer`
      }
      action={<LinkButton to="/introductions">Read</LinkButton>}
    />
  );
}
