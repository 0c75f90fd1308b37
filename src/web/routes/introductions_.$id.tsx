import { createFileRoute } from '@tanstack/react-router';
import { InboxScreen } from '@/web/features/introductions/inbox-screen';
import { guardRoute } from '@/web/lib/auth/guard';

function Introduction() {
  return <InboxScreen id={Route.useParams().id} />;
}

export const Route = createFileRoute('/introductions_/$id')({
  beforeLoad: guardRoute,
  component: Introduction,
});
