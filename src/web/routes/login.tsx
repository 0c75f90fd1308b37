import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '@/web/features/auth/login-screen';
import { guardRoute } from '@/web/lib/guard';

export const Route = createFileRoute('/login')({ beforeLoad: guardRoute, component: LoginScreen });
