import { createFileRoute } from '@tanstack/react-router';
import { SignupScreen } from '@/web/features/auth/signup-screen';
import { fetchFromOtherTabs } from '@/web/lib/claim-hand-over';

export const Route = createFileRoute('/signup')({ beforeLoad: fetchFromOtherTabs, component: SignupScreen });
