import { createFileRoute } from '@tanstack/react-router';
import { LinksScreen } from '@/web/features/links/list/links-screen';
import { guardRoute } from '@/web/lib/guard';

export const Route = createFileRoute('/links')({ beforeLoad: guardRoute, component: LinksScreen });
