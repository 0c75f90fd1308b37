import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '@/web/features/settings/settings-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/settings')({ beforeLoad: guardRoute, component: SettingsScreen });
