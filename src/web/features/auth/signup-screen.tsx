import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { LIMITS } from '@/shared/limits';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { OnboardingSteps } from '@/web/components/onboarding-steps';
import { Notice } from '@/web/components/ui/feedback/notice';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { NewPasswordFields } from '@/web/components/ui/inputs/new-password-fields';
import { toast } from '@/web/components/ui/toasts/toast';
import { failureDescription, toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { AuthError, authClient, authMessage, claimGenerated } from '@/web/lib/auth/auth-client';
import { storePendingSignUp } from '@/web/lib/auth/pending-sign-up';
import { readGeneratedProfile } from '@/web/lib/generation/generated-profile';
import { isResultInPageOnly, restoreUnconfirmedResult } from '@/web/lib/generation/generated-profile-key';
import { SubmitButton, TermsNote } from './form-parts';
import { GeneratorLink } from './generator-link';
import { LinkedInButton } from './linkedin-button';
import { emailRules, newPasswordRules, requiredRule, splitName } from './rules';
import { readSignUpDraft, storeSignUpDraft } from './sign-up-draft';

interface SignUpFields {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  confirm: string;
}

/**
 * `/signup`: LinkedIn's button and the form; above them, a notice of the generated profile that a guest is about to
 * claim, else the link to the generator.
 */
export function SignupScreen() {
  const [generated] = useState(() => {
    restoreUnconfirmedResult();
    return readGeneratedProfile();
  });
  return (
    <AuthLayout
      steps={<OnboardingSteps at="sign-up" className="mb-6" />}
      title="Create your account"
      subtitle="Start your onboarding journey with us today"
      footer={
        <>
          Already have an account?{' '}
          <Link to="/login" className="underline">
            Log in
          </Link>
        </>
      }
    >
      {generated ? (
        <Notice tone="success" title="Great! Your profile is ready." className="mb-5">
          Sign up to claim it, edit it and give it a link.
          {isResultInPageOnly() &&
            ' This browser could not store it, so it is in this page alone: sign up by email here. Signing up with LinkedIn leaves the page.'}
        </Notice>
      ) : (
        <GeneratorLink />
      )}
      <LinkedInButton flow="signup" />
      <SignupForm name={generated?.name ?? ''} />
    </AuthLayout>
  );
}

function SignupForm({ name }: { name: string }) {
  const navigate = useNavigate();
  const [prefilled] = useState(() => splitName(name));
  const { register, handleSubmit, setError, formState, watch } = useForm<SignUpFields>({
    defaultValues: { ...prefilled, email: '', ...readSignUpDraft(), password: '', confirm: '' },
  });
  useEffect(() => {
    const { unsubscribe } = watch((form) => storeSignUpDraft(form, prefilled));
    return unsubscribe;
  }, [watch, prefilled]);
  const { errors, isSubmitting } = formState;

  const submit = async ({ confirm, ...form }: SignUpFields) => {
    if (form.password !== confirm) {
      setError('confirm', { message: "Passwords don't match" }, { shouldFocus: true });
      toast({ title: "Passwords don't match", variant: 'destructive' });
      return;
    }
    try {
      const { user } = await authClient.signUp(form);
      const email = form.email.trim();
      storePendingSignUp({ userId: user.id, email });
      await claimGenerated(user.id, { isConfirmed: false });
      await navigate({ to: '/check-email', search: { email } });
    } catch (error) {
      const serverSentence = authMessage(error);
      if (error instanceof AuthError && error.code === 'weak_password') {
        setError('password', { message: serverSentence }, { shouldFocus: true });
      }
      toastFailure(error, {
        title: serverSentence || 'Sign up failed',
        description: failureDescription(''),
        ifUnanswered:
          'Your account may be waiting for you: look for our mail, or press Create account again.',
      });
    }
  };

  return (
    <Form busy={isSubmitting} noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
      <div className="grid grid-cols-2 gap-4">
        <Field label="First name" error={errors.first_name?.message}>
          <Input autoComplete="given-name" {...register('first_name', requiredRule('first name'))} />
        </Field>
        <Field label="Last name" error={errors.last_name?.message}>
          <Input autoComplete="family-name" {...register('last_name', requiredRule('last name'))} />
        </Field>
      </div>
      <Field label="Personal email" error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          {...register('email', emailRules)}
        />
      </Field>
      <NewPasswordFields
        password={{
          label: 'Password',
          hint: `At least ${LIMITS.minPasswordCharacters} characters`,
          error: errors.password?.message,
          input: register('password', newPasswordRules),
        }}
        confirm={{
          label: 'Confirm password',
          error: errors.confirm?.message,
          input: register('confirm', { required: 'Please confirm your password' }),
        }}
      />
      <SubmitButton busy={isSubmitting} busyLabel="Creating account..." className="mt-1">
        Create account
      </SubmitButton>
      <TermsNote>By creating an account</TermsNote>
    </Form>
  );
}
