import { createFileRoute } from '@tanstack/react-router';
import { RoleScreen } from '@/web/features/roles/role-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/roles_/$id')({ beforeLoad: guardRoute, component: Role });

function Role() {
  const { id } = Route.useParams();
  return <RoleScreen key={id} id={id} />;
}
