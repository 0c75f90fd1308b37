import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { safeReturnPath } from '@/shared/account/onboarding';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { SecondStep } from '@/web/components/session/second-step';
import { Notice } from '@/web/components/ui/feedback/notice';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { failureDescription, toastFailure } from '@/web/components/ui/toasts/toast-failure';
import {
  AuthError,
  authClient,
  authMessage,
  type SecondStepKind,
  secondStepOf,
} from '@/web/lib/auth/auth-client';
import { DELETED_FRAGMENT } from '@/web/lib/auth/logout';
import { completeLogin } from './complete-login';
import { CurrentPasswordField, SubmitButton } from './form-parts';
import { GeneratorLink } from './generator-link';
import { LinkedInButton } from './linkedin-button';
import { PasskeyButton } from './passkey-button';
import { emailRules } from './rules';

interface LoginFields {
  email: string;
  password: string;
}

/**
 * `/login`: the ways to log in or, once one of them needs it, the second step.
 * @param props.second the second step that is still to be taken
 */
export function LoginScreen({ from, second }: { from?: string; second?: SecondStepKind }) {
  const finish = useFinishLogin(from);
  const navigate = useNavigate();
  const [wasDeleted] = useState(() => window.location.hash === DELETED_FRAGMENT);
  if (second) {
    const startAgain = () => void navigate({ to: '/login', search: { from }, replace: true });
    return (
      <AuthLayout
        title="One more step"
        subtitle="Your account asks for a second factor."
        footer={
          <Link to="/login" search={{ from }} replace className="underline">
            Back to the login
          </Link>
        }
      >
        <SecondStep passkey={second === 'passkey'} onDone={finish} onExpired={startAgain} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Welcome Back"
      subtitle="Log in to your profile and your preferences"
      footer={
        <>
          Don't have an account?{' '}
          <Link to="/signup" className="underline">
            Sign up
          </Link>
        </>
      }
    >
      {wasDeleted && (
        <Notice title="Your account was deleted in another window" className="mb-6">
          What you typed here last may not have been saved. The mail that we sent you says what happens now.
        </Notice>
      )}
      <LinkedInButton flow="login" from={from} />
      <LoginForm from={from} onDone={finish} />
      <PasskeyButton onDone={finish} />
      <div className="mt-6">
        <GeneratorLink />
      </div>
    </AuthLayout>
  );
}

/**
 * Returns the function that completes a login by password or passkey: it claims the profile that this browser holds,
 * and returns to the screen that asked for the login.
 * @param from the path of that screen
 */
function useFinishLogin(from?: string) {
  const router = useRouter();
  return async () => {
    if (await completeLogin()) router.history.push(safeReturnPath(from) ?? '/dashboard');
  };
}

function LoginForm({ from, onDone }: { from?: string; onDone: () => Promise<void> }) {
  const navigate = useNavigate();
  const { register, handleSubmit, resetField, setFocus, formState } = useForm<LoginFields>();
  const { errors, isSubmitting } = formState;

  const submit = async ({ email, password }: LoginFields) => {
    try {
      const step = await authClient.login(email.trim(), password);
      if (step.status === 'second_factor') {
        await navigate({ to: '/login', search: { from, ...secondStepOf(step) }, replace: true });
        return;
      }
      await onDone();
    } catch (error) {
      if (error instanceof AuthError && error.code === 'email_not_confirmed') {
        await navigate({ to: '/check-email', search: { email: email.trim() } });
        return;
      }
      const serverSentence = authMessage(error);
      // The field is only cleared if the server judged the password.
      if (serverSentence) resetField('password');
      setFocus('password');
      toastFailure(error, {
        title: serverSentence || 'Login failed',
        description: failureDescription(''),
        ifUnanswered: 'Please press Log in again.',
      });
    }
  };

  return (
    <Form busy={isSubmitting} noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...register('email', emailRules)} />
      </Field>
      <CurrentPasswordField
        error={errors.password?.message}
        registration={register('password', { required: 'Please enter your password' })}
      />
      <SubmitButton busy={isSubmitting} busyLabel="Logging in..." className="mt-1">
        Log in
      </SubmitButton>
    </Form>
  );
}
