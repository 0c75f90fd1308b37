import { Link } from '@tanstack/react-router';
import { LIMITS } from '@/shared/limits';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { NewPasswordForm, type NewPasswordTexts } from './new-password-form';

const TEXTS: NewPasswordTexts = {
  password: 'Password',
  confirm: 'Confirm password',
  hint: `At least ${LIMITS.minPasswordCharacters} characters`,
  submit: 'Set password',
  tooShort: `Password must be at least ${LIMITS.minPasswordCharacters} characters`,
  mismatch: "Passwords don't match",
  failure: 'Error updating password',
};

/** The set-password step of an invited person, whose profile is the next screen. */
export function SetPasswordScreen() {
  return (
    <AuthLayout
      title="Set your password"
      subtitle="Your profile is ready. Choose a password to go on to it."
      footer={
        <>
          Not what you want?{' '}
          <Link to="/your-data" className="underline">
            Download or delete your data
          </Link>
        </>
      }
    >
      <NewPasswordForm texts={TEXTS} termsDue next="/edit-profile" />
    </AuthLayout>
  );
}
