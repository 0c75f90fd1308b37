import { createFileRoute } from '@tanstack/react-router';
import { LinksScreen } from '@/web/features/private-versions/list/links-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/links')({ beforeLoad: guardRoute, component: LinksScreen });
