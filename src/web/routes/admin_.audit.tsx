import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '@/web/features/admin/audit-screen';
import { guardRoute } from '@/web/lib/auth/guard';
import { withSecondFactorSettings } from '@/web/routes/-second-factor-settings';

export const Route = createFileRoute('/admin_/audit')({
  beforeLoad: guardRoute,
  component: withSecondFactorSettings(AuditScreen),
});
