import { useForm } from 'react-hook-form';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { NO_ANSWER } from '@/web/components/ui/toasts/toast-failure';
import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { AuthError, authMessage } from '@/web/lib/auth/auth-client';
import { CurrentPasswordField, SubmitButton } from './form-parts';

/**
 * Shown where the link was opened in a different browser from that of the sign-up.
 * @param props.onPassword confirms with it; rejects with the server's sentence
 */
export function SignupPasswordForm(props: {
  email: string;
  onPassword: (password: string) => Promise<void>;
}) {
  const { register, handleSubmit, setError, formState } = useForm<{ password: string }>();
  const submit = async ({ password }: { password: string }) => {
    try {
      await props.onPassword(password);
    } catch (error) {
      const wrong = error instanceof AuthError && error.code === 'invalid_credentials';
      const message = wrong ? 'This is not the password of that sign-up.' : authMessage(error);
      const silent = isUnanswered(error) ? `${NO_ANSWER} Please try again.` : 'Login failed';
      setError('password', { message: message || silent }, { shouldFocus: true });
    }
  };
  return (
    <AuthLayout
      title="Confirm it is you"
      subtitle="You opened the link in another browser than the one you signed up in. Enter the password you chose there."
    >
      <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
        <Field label="Email">
          <Input type="email" autoComplete="username" value={props.email} readOnly />
        </Field>
        <CurrentPasswordField
          autoFocus
          email={props.email}
          error={formState.errors.password?.message}
          registered={register('password', { required: 'Please enter your password' })}
        />
        <SubmitButton busy={formState.isSubmitting} busyLabel="Confirming...">
          Confirm and sign in
        </SubmitButton>
        <p className="text-ink-3 text-sm">
          You did not sign up? Then close this page: without that password no account is opened.
        </p>
      </form>
    </AuthLayout>
  );
}
