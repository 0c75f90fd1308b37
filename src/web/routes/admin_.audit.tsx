import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '@/web/features/admin/audit-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/admin_/audit')({ beforeLoad: guardRoute, component: AuditScreen });
