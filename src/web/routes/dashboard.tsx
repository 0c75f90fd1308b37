import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '@/web/features/dashboard/dashboard-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/dashboard')({ beforeLoad: guardRoute, component: DashboardScreen });
