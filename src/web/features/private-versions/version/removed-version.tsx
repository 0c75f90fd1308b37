import { FileX } from 'lucide-react';
import { useState } from 'react';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { EmptyState } from '@/web/components/ui/feedback/empty-state';
import { LostText } from '@/web/components/ui/feedback/lost-text';
import { clearStoredText, readStoredText } from '@/web/lib/unsaved-input/stored-text';
import { isStoredEdits, versionStorageKey } from './version-saver';

/** The texts of a version that were typed here and are not saved, one to a line; '' if there are none. */
function unsavedTexts(id: string): string {
  const storedEdits = readStoredText(versionStorageKey(id), isStoredEdits);
  if (!storedEdits) return '';
  const { base, mine } = storedEdits;
  return (['name', 'for_whom', 'note'] as const)
    .filter((field) => mine[field] !== base[field])
    .map((field) => mine[field].trim())
    .filter(Boolean)
    .join('\n');
}

/** Shown for a version that was removed, with the texts that can no longer be saved, to be copied. */
export function RemovedVersion({ id }: { id: string }) {
  const [texts, setTexts] = useState(() => unsavedTexts(id));
  const discard = () => {
    clearStoredText(versionStorageKey(id));
    setTexts('');
  };
  return (
    <>
      <EmptyState
        icon={FileX}
        title="This version was removed."
        action={
          <LinkButton variant="primary" to="/links">
            Open Links
          </LinkButton>
        }
      />
      {texts && (
        <LostText
          text={texts}
          title="Your last words on it are not saved"
          noun="words"
          reason="The version was removed in another window while you wrote."
          onDiscard={discard}
        />
      )}
    </>
  );
}
