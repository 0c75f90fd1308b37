import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ConfirmDialog, Dialog } from '@/web/components/ui/overlays/dialog';
import { toast } from '@/web/components/ui/toasts/toast';
import { onFlushRequest } from '@/web/lib/session/flush-other-tabs';
import { useEditor } from '../edit-session/context';
import { photoRefusal } from './accepted-files';
import { ChooseStep } from './choose-step';
import { CropStep } from './crop-step';
import { PhotoError, removePhoto, TOO_LARGE_TOAST } from './send-photo';
import { announcePhotoChange } from './shown-photo';

const NOT_KEPT_BACK_SENTENCE =
  ' Once saved, it is on your public page at once: a photo does not wait until you publish your edits.';

export interface PhotoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  /** The URL of the present photo; '' without one. */
  address: string;
  name: string;
  /** A file that was dropped onto the photo. */
  dropped?: File;
}

/** Dialog to choose, crop or remove the photo. */
export function PhotoDialog({ open, onOpenChange, userId, address, name, dropped }: PhotoDialogProps) {
  const { keepsEditsBack } = useEditor().displayed;
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isConfirmingRemoval, setConfirmingRemoval] = useState(false);

  const chooseFile = (chosenFile: File) => {
    const problem = photoRefusal(chosenFile);
    if (problem === 'size') toast(TOO_LARGE_TOAST);
    setRefusal(problem && problem !== 'size' ? problem.reason : undefined);
    setFile(problem ? undefined : chosenFile);
  };
  // Each opening starts with the dropped file, or with one that was chosen before the dialog was closed unsaved.
  useEffect(() => {
    if (!open) return;
    setRefusal(undefined);
    setConfirmingRemoval(false);
    if (dropped) chooseFile(dropped);
  }, [open, dropped]);
  // While it is closed, too, another tab that logs out asks about the file first.
  const isFileWaiting = file !== undefined && !open;
  useEffect(() => (isFileWaiting ? onFlushRequest(async () => false) : undefined), [isFileWaiting]);
  // 'Back' closes the dialog alone. For another address the browser asks, as no page can keep a file.
  useBlocker({
    shouldBlockFn: ({ next }) => {
      const blocked = file !== undefined && open && next.pathname !== '/login';
      if (blocked) onOpenChange(false);
      return blocked;
    },
    enableBeforeUnload: () => file !== undefined && open,
  });
  const close = () => {
    setFile(undefined);
    onOpenChange(false);
  };
  usePastedFile(open && !busy, chooseFile);

  const remove = async () => {
    setBusy(true);
    try {
      announcePhotoChange({ userId, address: await removePhoto(userId) });
      toast({ title: 'Profile picture removed.', variant: 'success' });
      close();
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      toast(error.toastMessage);
    } finally {
      setBusy(false);
    }
  };

  if (isConfirmingRemoval) {
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => (next ? undefined : setConfirmingRemoval(false))}
        danger
        busy={busy}
        title="Remove your photo?"
        description="Your initials take its place at once, on your public page too. The picture is deleted and cannot be brought back."
        cancelLabel="Keep photo"
        confirmLabel="Remove photo"
        onConfirm={remove}
      />
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      locked={busy}
      title="Profile photo"
      description={`${
        file
          ? 'Move and size the circle: by hand, or with the arrow keys.'
          : 'Shown as a circle on your profile and wherever your name stands.'
      }${keepsEditsBack ? NOT_KEPT_BACK_SENTENCE : ''}`}
    >
      {file ? (
        <CropStep
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          userId={userId}
          busy={busy}
          onBusy={setBusy}
          onUnreadable={(reason) => {
            setFile(undefined);
            setRefusal(reason);
          }}
          onBack={() => setFile(undefined)}
          onDone={close}
        />
      ) : (
        <ChooseStep
          address={address}
          name={name}
          refusal={refusal}
          onFile={chooseFile}
          onRemove={() => setConfirmingRemoval(true)}
        />
      )}
    </Dialog>
  );
}

/** Accepts a picture pasted from the clipboard, wherever the focus is. */
function usePastedFile(listening: boolean, onFile: (file: File) => void) {
  useEffect(() => {
    if (!listening) return;
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}
