import { createFileRoute } from '@tanstack/react-router';
import { HealthScreen } from '@/web/features/admin/health-screen';
import { guardRoute } from '@/web/lib/auth/guard';
import { withSecondFactorSettings } from '@/web/routes/-second-factor-settings';

export const Route = createFileRoute('/admin_/health')({
  beforeLoad: guardRoute,
  component: withSecondFactorSettings(HealthScreen),
});
