import { useEffect, useMemo, useState } from 'react';
import { qrModules } from '@/shared/images/qr-code';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import { authMessage } from '@/web/lib/auth/auth-post';
import { signInCalls } from './calls';

export interface NewApp {
  /** The content of the QR code: `otpauth://totp/...`. */
  address: string;
  secret: string;
}

/** Width of the white margin by which a scanner finds the code. */
const QUIET_ZONE_MODULES = 3;
const FOUR_CHARACTERS_PATTERN = /(.{4})(?=.)/g;

/** A QR code, black on white in both themes, as scanners expect. */
function QrCode({ text }: { text: string }) {
  const { path, side } = useMemo(() => {
    const modules = qrModules(text);
    const dark = modules.flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + QUIET_ZONE_MODULES} ${y + QUIET_ZONE_MODULES}h1v1h-1z` : '')),
    );
    return { path: dark.join(''), side: modules.length + 2 * QUIET_ZONE_MODULES };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label="Code for your authenticator app"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto size-44 rounded-sm border border-rule"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** The dialog that shows the secret of a new authenticator app, and asks for a code to verify that the app has it. */
export function AddAppDialog({
  app,
  onConfirmed,
  onClose,
}: {
  app: NewApp | null;
  onConfirmed: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!app) return;
    setCode('');
    setProblem(undefined);
  }, [app]);
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      onConfirmed((await signInCalls.confirmApp(code)).recoveryCodes);
    } catch (error) {
      setProblem(
        authMessage(error) ||
          'We did not hear back. Reload the page: if the app was added, ask for new recovery codes there.',
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={app !== null}
      onOpenChange={(open) => !open && onClose()}
      locked={busy}
      title="Add an authenticator app"
      description="Scan this with the app on your telephone, then type the code it shows."
    >
      {app && (
        <Form
          busy={busy}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (code) void confirm();
          }}
        >
          <QrCode text={app.address} />
          <p className="text-center text-ink-2 text-sm">
            Or type this key into it:
            <br />
            <span className="num break-words text-ink">
              {app.secret.replace(FOUR_CHARACTERS_PATTERN, '$1 ')}
            </span>
          </p>
          <Field label="Code from the app" error={problem}>
            <Input
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <div className="flex justify-end gap-2">
            <Button disabled={busy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={busy} disabled={!code}>
              Continue
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
