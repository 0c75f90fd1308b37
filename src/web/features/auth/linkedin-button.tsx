import { useState } from 'react';
import { Button } from '@/web/components/ui/button';
import { LinkedinMark } from '@/web/components/ui/linkedin-mark';
import { toast } from '@/web/components/ui/toast';
import { authClient } from '@/web/lib/auth-client';

const WORDS = {
  login: { label: 'Sign in with LinkedIn', failure: 'Failed to sign in with LinkedIn' },
  signup: { label: 'Sign up with LinkedIn', failure: 'Failed to sign up with LinkedIn' },
};

/** The identity provider's button and, for who goes on by form, the divider under it. */
export function LinkedinButton({ flow }: { flow: keyof typeof WORDS }) {
  const [busy, setBusy] = useState(false);
  const { label, failure } = WORDS[flow];
  const start = async () => {
    setBusy(true);
    try {
      const { url } = await authClient.linkedin(flow);
      window.location.assign(url);
    } catch {
      toast({ title: failure, variant: 'destructive' });
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="lg" wide busy={busy} icon={<LinkedinMark />} onClick={start}>
        {label}
      </Button>
      {flow === 'signup' && (
        <p className="mt-2 text-center text-ink-3 text-sm">
          By continuing you accept the{' '}
          <a href="/legal/terms" className="text-ink-2 underline">
            terms of service
          </a>
          .
        </p>
      )}
      <div className="my-5 flex items-center gap-4 text-ink-3 text-xs tracking-wider">
        <span className="flex-1 border-rule border-t" />
        OR
        <span className="flex-1 border-rule border-t" />
      </div>
    </>
  );
}
