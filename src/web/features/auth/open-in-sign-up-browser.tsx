import { Link } from '@tanstack/react-router';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { Notice } from '@/web/components/ui/feedback/notice';

/**
 * Shown when the confirmation link of a sign-up with LinkedIn is opened in another browser than that of the sign-up:
 * there is no password to ask for, so only the browser that signed up can confirm.
 */
export function OpenInSignUpBrowser() {
  return (
    <AuthLayout
      title="Open it where you signed up"
      subtitle="You opened the link in another browser than the one you signed up in. Copy it from the mail and open it there: it still works, for 24 hours."
    >
      <Notice title="That browser is gone?">
        <Link to="/forgot-password" className="underline">
          Choose a password
        </Link>{' '}
        for this address instead: it opens your account as well.
      </Notice>
      <p className="mt-5 text-ink-3 text-sm">
        You did not sign up? Then close this page: from here no account is opened.
      </p>
    </AuthLayout>
  );
}
