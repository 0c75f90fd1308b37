/** Parts that several auth forms share. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button, type ButtonProps } from '@/web/components/ui/buttons/button';
import { Field, PasswordInput } from '@/web/components/ui/inputs/field';

/** The submit button of a form, as wide as its fields. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'variant' | 'size' | 'wide'>) => (
  <Button type="submit" variant="primary" size="lg" wide {...props} />
);

interface CurrentPasswordFieldProps {
  registration: UseFormRegisterReturn;
  error?: string;
  /** The e-mail address that the form for a forgotten password is filled with. */
  email?: string;
  autoFocus?: boolean;
}

/** The password field of an existing account, with a link for a forgotten password. */
export function CurrentPasswordField({ registration, error, email, autoFocus }: CurrentPasswordFieldProps) {
  return (
    <Field
      label="Password"
      error={error}
      aside={
        <Link to="/forgot-password" {...(email && { search: { email } })} className="text-primary underline">
          Forgot password?
        </Link>
      }
    >
      <PasswordInput autoFocus={autoFocus} autoComplete="current-password" {...registration} />
    </Field>
  );
}

/**
 * The note that submitting the form accepts the terms.
 * @param props.children the beginning of the sentence, which names the button
 */
export const TermsNote = ({ children }: { children: ReactNode }) => (
  <p className="text-ink-3 text-sm">
    {children} you accept the{' '}
    <a href="/legal/terms" className="text-ink-2 underline">
      terms of service
    </a>
    .
  </p>
);
