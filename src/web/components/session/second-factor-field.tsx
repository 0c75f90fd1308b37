import { Field, Input } from '../ui/inputs/field';

/** The field for a code of an authenticator app, or a recovery code. */
export function SecondFactorField(props: {
  code: string;
  onChange: (code: string) => void;
  problem: string | undefined;
}) {
  const { code, onChange, problem } = props;
  return (
    <Field label="Code" error={problem} hint="From your authenticator app, or one of your recovery codes">
      <Input
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
