import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { toast } from '@/web/components/ui/toasts/toast';
import { failureDescription, toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { authClient, authMessage } from '@/web/lib/auth/auth-client';
import { SubmitButton } from './form-parts';
import { emailRules } from './rules';

/** `/forgot-password`: asks for the account's address, then says where a link was sent. */
export function ForgotPasswordScreen({ email = '' }: { email?: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <LinkSent email={sentTo} onAnotherEmail={() => setSentTo(null)} />;
  return <AskForEmail email={email} onSent={setSentTo} />;
}

function AskForEmail({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } });
  const submit = async (form: { email: string }) => {
    const address = form.email.trim();
    try {
      await authClient.recover(address);
      toast({ title: 'Password reset email sent! Check your inbox.', variant: 'success' });
      onSent(address);
    } catch (error) {
      toastFailure(error, {
        title: 'Error sending reset email',
        description: authMessage(error) || failureDescription(''),
        ifUnanswered: 'The mail may be on its way: look for it before you have it sent again.',
      });
    }
  };
  return (
    <AuthLayout
      title="Forgot password?"
      subtitle="Enter the email address of your account, and we will send you a link to choose a new one."
    >
      <Form busy={formState.isSubmitting} noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
        <Field label="Email" error={formState.errors.email?.message}>
          <Input type="email" autoComplete="username" autoFocus {...register('email', emailRules)} />
        </Field>
        <SubmitButton busy={formState.isSubmitting} busyLabel="Sending...">
          Send reset link
        </SubmitButton>
        <LinkButton to="/login" size="lg" wide variant="quiet">
          Back to login
        </LinkButton>
      </Form>
    </AuthLayout>
  );
}

function LinkSent({ email, onAnotherEmail }: { email: string; onAnotherEmail: () => void }) {
  return (
    <AuthLayout
      title="Check your email"
      subtitle={
        <>
          If <b className="font-semibold text-ink [overflow-wrap:anywhere]">{email}</b> has an account, a link
          to choose a new password is on its way.
        </>
      }
    >
      <p className="border-rule border-y py-4 text-ink-2">
        The link expires in 1 hour and works once. Nothing there? Look in the spam folder, or try the address
        you signed up with.
      </p>
      <div className="mt-6 grid gap-3">
        <Button size="lg" wide onClick={onAnotherEmail}>
          Try another email
        </Button>
        <LinkButton to="/login" size="lg" wide variant="quiet">
          Back to login
        </LinkButton>
      </div>
    </AuthLayout>
  );
}
