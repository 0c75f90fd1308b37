import { Button } from '@/web/components/ui/buttons/button';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import { toast } from '@/web/components/ui/toasts/toast';
import { copyText } from '@/web/lib/browser/copy-text';

/** The dialog that shows new recovery codes, which the server does not show again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[] | null; onClose: () => void }) {
  const copy = async () => {
    const copied = await copyText((codes ?? []).join('\n'));
    toast(
      copied
        ? { title: 'Copied', variant: 'success' }
        : { title: 'The codes could not be copied. Please write them down.', variant: 'destructive' },
    );
  };
  return (
    <Dialog
      open={codes !== null}
      onOpenChange={(open) => !open && onClose()}
      locked
      title="Your recovery codes"
      description="Each takes the place of the app once. Keep them where you keep your passwords: they are not shown again, and without app and codes nobody gets in."
      footer={
        <>
          <Button onClick={copy}>Copy</Button>
          <Button variant="primary" onClick={onClose}>
            I have kept them
          </Button>
        </>
      }
    >
      <ul
        aria-label="Recovery codes"
        className="num grid grid-cols-2 gap-x-6 gap-y-1.5 max-[20rem]:grid-cols-1"
      >
        {(codes ?? []).map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
