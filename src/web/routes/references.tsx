import { createFileRoute } from '@tanstack/react-router';
import { ReferencesScreen } from '@/web/features/references/references-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/references')({ beforeLoad: guardRoute, component: ReferencesScreen });
