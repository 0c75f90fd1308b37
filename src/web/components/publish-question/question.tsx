import type { ProfileData } from '@/shared/profile';
import { filledSections } from '@/web/lib/filled-sections';
import { ConfirmDialog } from '../ui/dialog';

export interface QuestionProps {
  profile: ProfileData;
  onCancel: () => void;
  onPublish: () => void;
}

/** Names what is empty, and leaves the choice. */
export function Question({ profile, onCancel, onPublish }: QuestionProps) {
  const named = profile.name.trim() !== '';
  const empty = [
    'Role',
    'Location',
    ...filledSections(profile).empty.filter((name) => name !== 'Name and role'),
  ];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={
        named
          ? 'Your profile holds a name only. Publish it like this?'
          : 'Your profile is empty. Publish it like this?'
      }
      description={`Still empty: ${empty.join(', ')}.`}
      confirmLabel="Publish it"
      cancelLabel="Not yet"
      onConfirm={onPublish}
    />
  );
}
