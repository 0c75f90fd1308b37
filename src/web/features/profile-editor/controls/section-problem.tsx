import { CircleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { SectionName } from '@/shared/profile/profile-data';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { useEditor } from '../edit-session/context';

/**
 * Shows why a section could not be saved; renders nothing if it was. While the section is open, its field shows the
 * reason instead.
 */
export function SectionProblem({ section }: { section: SectionName }) {
  const { autosave } = useEditor();
  const problem = useSyncExternalStore(autosave.subscribe, () => autosave.getState().withheld[section]);
  if (!problem) return null;
  return (
    <p className="mb-2 flex items-start gap-1.5 text-danger text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={SMALL_STROKE} />
      <span>Not saved: {problem}</span>
    </p>
  );
}
