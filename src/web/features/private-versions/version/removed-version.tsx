import { FileX } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { EmptyState } from '@/web/components/ui/feedback/empty-state';
import { Notice } from '@/web/components/ui/feedback/notice';
import { toast } from '@/web/components/ui/toasts/toast';
import { copyText } from '@/web/lib/browser/copy-text';
import { clearStoredText, readStoredText } from '@/web/lib/unsaved-input/stored-text';
import { isKeptDraft, versionPlace } from './use-version-draft';

/** Texts of a version that were typed here and are not saved. */
function unsavedTexts(id: string): string {
  const kept = readStoredText(versionPlace(id), isKeptDraft);
  if (!kept) return '';
  const { base, mine } = kept;
  return (['name', 'for_whom', 'note'] as const)
    .filter((field) => mine[field] !== base[field])
    .map((field) => mine[field].trim())
    .filter(Boolean)
    .join('\n');
}

/** Shown for a version that was removed, with the texts that can no longer be saved, to be copied. */
export function RemovedVersion({ id }: { id: string }) {
  const [texts, setTexts] = useState(() => unsavedTexts(id));
  const copy = async () => {
    if (await copyText(texts)) toast({ title: 'Words copied' });
    else toast({ title: 'The words could not be copied. Select them instead.', variant: 'destructive' });
  };
  const discard = () => {
    clearStoredText(versionPlace(id));
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
        <Notice
          tone="red"
          title="Your last words on it are not saved"
          className="mt-6"
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="quiet" onClick={discard}>
                Discard them
              </Button>
              <Button onClick={copy}>Copy them</Button>
            </span>
          }
        >
          The version was removed in another window while you wrote. Copy them: they are nowhere else.
          <span className="mt-2 block whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">{texts}</span>
        </Notice>
      )}
    </>
  );
}
