import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { failureDescription, toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { authMessage } from '@/web/lib/auth/auth-post';

/** Signs in with a passkey alone. Not rendered in browsers without passkeys. */
export function PasskeyButton({ onDone }: { onDone: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  if (typeof window.PublicKeyCredential !== 'function') return null;
  const start = async () => {
    setBusy(true);
    try {
      const { isDismissed, signInWithPasskey } = await import('@/web/lib/auth/passkeys');
      try {
        await signInWithPasskey();
      } catch (error) {
        if (isDismissed(error)) return;
        throw error;
      }
      await onDone();
    } catch (error) {
      toastFailure(error, {
        title: authMessage(error) || 'Login failed',
        description: failureDescription(''),
        ifUnanswered: 'Please try again.',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="lg"
      wide
      className="mt-3"
      busy={busy}
      icon={<KeyRound className="size-4.5" strokeWidth={SMALL_STROKE} />}
      onClick={start}
    >
      Log in with a passkey
    </Button>
  );
}
