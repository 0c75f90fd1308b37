import { createFileRoute } from '@tanstack/react-router';
import { VersionScreen } from '@/web/features/private-versions/version/version-screen';
import { guardRoute } from '@/web/lib/auth/guard';

function Version() {
  return <VersionScreen id={Route.useParams().id} />;
}

export const Route = createFileRoute('/links_/$id')({ beforeLoad: guardRoute, component: Version });
