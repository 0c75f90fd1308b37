import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { toast } from '@/web/components/ui/toasts/toast';
import { NO_ANSWER } from '@/web/components/ui/toasts/toast-failure';
import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { queryClient } from '@/web/lib/api/query-client';
import { AuthError } from '@/web/lib/auth/auth-post';
import { useFragment } from '@/web/lib/hooks/use-fragment';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { refreshSession } from '@/web/lib/queries/session-query';
import { settingsCalls } from '../queries';
import { isLinkType, LINK_TEXTS, type LinkType } from './link-texts';

/**
 * The screen of links in mails about settings. Nothing changes until a button is pressed, since mail scanners open
 * links too.
 */
export function LinkScreen() {
  const values = useFragment();
  const [type, token] = [values.get('type'), values.get('token')];
  if (!isLinkType(type) || !token) {
    return (
      <AuthLayout title="This link is not complete" subtitle="Please open it from the mail again.">
        <LinkButton to="/login" variant="primary" size="lg" wide>
          Go to login
        </LinkButton>
      </AuthLayout>
    );
  }
  return <MailedLink key={token} type={type} token={token} />;
}

interface LinkOutcome {
  title: string;
  text: string;
  to: string;
  label: string;
}

interface Problem {
  message: string;
  advice?: string;
  /** Whether the link has been used or has expired, so that pressing again is useless. */
  ended: boolean;
}

/**
 * Does what the link was mailed for.
 * @returns the message to show; `null` if the person has to set a new password next
 */
async function applyLink(type: LinkType, token: string): Promise<LinkOutcome | null> {
  if (type === 'email_revert') {
    const { email } = await settingsCalls.revertEmail(token);
    queryClient.clear();
    toast({ title: `Your address is ${email} again`, variant: 'success' });
    return null;
  }
  if (type === 'cancel_deletion') {
    await settingsCalls.cancelDeletion(token);
    return {
      title: 'Your account stays',
      text: 'Welcome back. Please log in.',
      to: '/login',
      label: 'Log in',
    };
  }
  const { email } = await settingsCalls.confirmEmail(token);
  const me = await refreshSession().catch(() => null);
  const texts = { title: 'Your address is changed', text: `You now sign in with ${email}.` };
  return me?.email === email
    ? { ...texts, to: '/settings', label: 'Back to Settings' }
    : { ...texts, to: '/login', label: 'Log in' };
}

function MailedLink({ type, token }: { type: LinkType; token: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Whether an earlier press got no answer: that press may have used the link. */
  const wasUnanswered = useRef(false);
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const texts = LINK_TEXTS[type];

  const confirm = useOneAtATime(async () => {
    setBusy(true);
    setProblem(null);
    try {
      const outcome = await applyLink(type, token);
      if (outcome) setOutcome(outcome);
      else await navigate({ to: '/reset-password', search: { type: 'recovery' }, replace: true });
    } catch (error) {
      const isAuthError = error instanceof AuthError;
      const ended = isAuthError && error.code === 'invalid_link';
      if (ended && wasUnanswered.current) setProblem({ message: texts.ifUsed, ended });
      else if (isUnanswered(error)) {
        wasUnanswered.current = true;
        setProblem({ message: NO_ANSWER, advice: texts.ifUnanswered, ended: false });
      } else {
        const message =
          isAuthError && error.message ? error.message : 'Please check your connection. The link stays good.';
        setProblem({ message, advice: ended ? texts.ifEnded : undefined, ended });
      }
    } finally {
      setBusy(false);
    }
  });

  if (outcome) {
    return (
      <AuthLayout title={outcome.title} subtitle={outcome.text}>
        <LinkButton to={outcome.to} variant="primary" size="lg" wide>
          {outcome.label}
        </LinkButton>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={texts.title} subtitle={texts.text}>
      {problem && (
        <Notice tone="danger" title={problem.message} className="mb-5">
          {problem.advice}
        </Notice>
      )}
      {problem?.ended ? (
        <LinkButton to="/login" size="lg" wide>
          Go to login
        </LinkButton>
      ) : (
        <Button variant="primary" size="lg" wide busy={busy} busyLabel={texts.busy} onClick={confirm}>
          {texts.action}
        </Button>
      )}
    </AuthLayout>
  );
}
