import { useEffect, useState } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { LinkedInMark } from '@/web/components/ui/display/linkedin-mark';
import { toast } from '@/web/components/ui/toasts/toast';
import { authClient } from '@/web/lib/auth/auth-client';
import { isResultInPageOnly } from '@/web/lib/generation/generated-profile-key';
import { dropFragment, useFragment } from '@/web/lib/hooks/use-fragment';
import { LINKEDIN_TEXTS } from './linkedin-texts';

/**
 * The button that signs up or logs in with LinkedIn, and the divider between it and the form below. It also reports a
 * failure with which the browser returned from LinkedIn.
 * @param props.from the path of the screen that asked for a login
 */
export function LinkedInButton({ flow, from }: { flow: keyof typeof LINKEDIN_TEXTS; from?: string }) {
  const [busy, setBusy] = useState(false);
  const { label, failure } = LINKEDIN_TEXTS[flow];
  const failed = useFragment().has('failed');
  useEffect(() => {
    if (!failed) return;
    dropFragment();
    toast({ title: failure, variant: 'destructive' });
  }, [failed, failure]);
  useEffect(() => {
    // The back button may restore this page in its busy state.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  const start = async () => {
    setBusy(true);
    try {
      const { url } = await authClient.linkedin(flow, from);
      window.location.assign(url);
      // A page that holds the only copy of a result asks before it is left, and the person may stay.
      if (isResultInPageOnly()) setBusy(false);
    } catch {
      toast({ title: failure, variant: 'destructive' });
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="lg" wide busy={busy} icon={<LinkedInMark />} onClick={start}>
        {label}
      </Button>
      <p className="mt-2 text-center text-ink-3 text-sm">
        By continuing you accept the{' '}
        <a href="/legal/terms" className="text-ink-2 underline">
          terms of service
        </a>
        .
      </p>
      <div className="my-5 flex items-center gap-4 text-ink-3 text-xs tracking-wider">
        <span className="flex-1 border-rule border-t" />
        OR
        <span className="flex-1 border-rule border-t" />
      </div>
    </>
  );
}
