import { createFileRoute } from '@tanstack/react-router';
import { YourDataScreen } from '@/web/features/settings/your-data-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/your-data')({ beforeLoad: guardRoute, component: YourDataScreen });
