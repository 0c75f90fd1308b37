import { useForm } from 'react-hook-form';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { NO_ANSWER } from '@/web/components/ui/toasts/toast-failure';
import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { AuthError, authMessage } from '@/web/lib/auth/auth-client';
import { CurrentPasswordField, SubmitButton } from './form-parts';

/**
 * Asks for the password of a sign-up whose confirmation link was opened in another browser than the one that signed up.
 * @param props.onPassword confirms the address with the password; rejects with the server's error
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
      const isWrongPassword = error instanceof AuthError && error.code === 'invalid_credentials';
      const message = isWrongPassword ? 'This is not the password of that sign-up.' : authMessage(error);
      const fallback = isUnanswered(error) ? `${NO_ANSWER} Please try again.` : 'Login failed';
      setError('password', { message: message || fallback }, { shouldFocus: true });
    }
  };
  return (
    <AuthLayout
      title="Confirm it is you"
      subtitle="You opened the link in another browser than the one you signed up in. Enter the password you chose there."
    >
      <Form busy={formState.isSubmitting} noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
        <Field label="Email">
          <Input type="email" autoComplete="username" value={props.email} readOnly />
        </Field>
        <CurrentPasswordField
          autoFocus
          email={props.email}
          error={formState.errors.password?.message}
          registration={register('password', { required: 'Please enter your password' })}
        />
        <SubmitButton busy={formState.isSubmitting} busyLabel="Confirming...">
          Confirm and sign in
        </SubmitButton>
        <p className="text-ink-3 text-sm">
          You did not sign up? Then close this page: without that password no account is opened.
        </p>
      </Form>
    </AuthLayout>
  );
}
