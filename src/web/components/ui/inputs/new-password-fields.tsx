import type { ComponentProps } from 'react';
import { Field, type FieldProps, PasswordInput } from './field';

export interface NewPasswordField extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** The props that connect the input to its form: a value with `onChange`, or the result of `register`. */
  input: ComponentProps<typeof PasswordInput>;
}

/** The two fields of every form that sets a password. A password manager fills both in with the one it suggests. */
export function NewPasswordFields({
  password,
  confirm,
}: {
  password: NewPasswordField;
  confirm: NewPasswordField;
}) {
  return [password, confirm].map(({ input, ...field }, index) => (
    <Field key={index === 0 ? 'password' : 'confirm'} {...field}>
      <PasswordInput autoComplete="new-password" {...input} />
    </Field>
  ));
}
