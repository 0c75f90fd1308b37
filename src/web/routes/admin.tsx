import { createFileRoute } from '@tanstack/react-router';
import { PeopleScreen } from '@/web/features/admin/people-screen';
import { PersonScreen } from '@/web/features/admin/person-screen';
import { guardRoute } from '@/web/lib/auth/guard';
import { textParam } from '@/web/lib/browser/search-params';
import { withSecondFactorSettings } from '@/web/routes/-second-factor-settings';

function Admin() {
  const { person } = Route.useSearch();
  return person ? <PersonScreen id={person} /> : <PeopleScreen />;
}

export const Route = createFileRoute('/admin')({
  validateSearch: (search): { person?: string } => textParam(search, 'person'),
  beforeLoad: guardRoute,
  component: withSecondFactorSettings(Admin),
});
