import { createFileRoute } from '@tanstack/react-router';
import { AskScreen } from '@/web/features/references/ask/ask-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/references_/ask')({ beforeLoad: guardRoute, component: AskScreen });
