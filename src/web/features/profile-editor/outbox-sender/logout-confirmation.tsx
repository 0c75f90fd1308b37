import { useState } from 'react';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { pageAccount } from '@/web/lib/session/account';
import { unsavedFormNames } from './unsaved-forms';

/** Texts for edits, which are sent automatically, and for what is not: unreadable edits, a form that was begun. */
const TEXTS = {
  edits: {
    title: 'Your last edits could not be saved',
    description:
      'Logging out deletes them. Stay, and they are sent as soon as possible. ' +
      'What says “Not saved” in My Profile has to be corrected first.',
  },
  unread: {
    title: 'Edits in this browser could not be read',
    description:
      'Another release of the product has stored them, and this one cannot send them. Logging out deletes them.',
  },
  forms: {
    title: 'Something you typed or chose is not saved',
    description:
      'Logging out deletes a form that you began or a file that you chose, on this screen or another. Stay to finish it.',
  },
};

/** The texts for forms, which say what the forms are about if that is known. */
function formTexts() {
  const names = unsavedFormNames(pageAccount()?.id ?? '');
  if (names.length === 0) return TEXTS.forms;
  return {
    ...TEXTS.forms,
    description: `Logging out deletes what you began and did not send: ${names.join(', ')}. Stay to finish it.`,
  };
}

interface LogoutConfirmationProps {
  about: keyof typeof TEXTS;
  onAnswer: (leave: boolean) => void;
}

/** Asks whether to log out although something is not saved. */
export function LogoutConfirmation({ about, onAnswer }: LogoutConfirmationProps) {
  const [texts] = useState(() => (about === 'forms' ? formTexts() : TEXTS[about]));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      danger
      {...texts}
      cancelLabel="Stay"
      confirmLabel="Log out and lose them"
      onConfirm={() => onAnswer(true)}
    />
  );
}
