import { createFileRoute } from '@tanstack/react-router';
import { EditorScreen } from '@/web/features/profile-editor/editor-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/edit-profile')({ beforeLoad: guardRoute, component: EditorScreen });
