import { createFileRoute } from '@tanstack/react-router';
import { PreferencesScreen } from '@/web/features/preferences/preferences-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/work-preferences')({
  beforeLoad: guardRoute,
  component: PreferencesScreen,
});
