import { useEffect } from 'react';
import { OfflineNotice } from '@/web/components/app-shell/offline-notice';
import { Toaster } from '@/web/components/ui/toasts/toaster';
import { OutboxSender } from '@/web/features/profile-editor/outbox-sender/outbox-sender';
import { offerToOtherTabs } from '@/web/lib/generation/tab-transfer';
import { useSendLeftEdits } from './-left-edits';

/** Parts of every page that no screen waits for. They share one file, since each file adds bytes to every screen. */
export function DeferredParts() {
  // Passes the guest's result to other tabs that ask for it.
  useEffect(offerToOtherTabs, []);
  useSendLeftEdits();
  return (
    <>
      <OfflineNotice />
      <OutboxSender />
      <Toaster />
    </>
  );
}
