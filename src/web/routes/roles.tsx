import { createFileRoute } from '@tanstack/react-router';
import { RolesScreen } from '@/web/features/roles/roles-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/roles')({ beforeLoad: guardRoute, component: RolesScreen });
