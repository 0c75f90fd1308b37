import { useEffect } from 'react';
import { OfflineNotice } from '@/web/components/app-shell/offline-notice';
import { Toaster } from '@/web/components/ui/toaster';
import { OutboxSender } from '@/web/features/profile-editor/outbox-sender/sender';
import { offerToOtherTabs } from '@/web/lib/generation/claim-hand-over';

/** What every page has beside its screen, and no screen waits for. One file, since each costs every screen bytes. */
export function LateParts() {
  // The guest's result, to tabs that ask for it.
  useEffect(offerToOtherTabs, []);
  return (
    <>
      <OfflineNotice />
      <OutboxSender />
      <Toaster />
    </>
  );
}
