import { PanelLeft } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '@/web/components/ui/buttons/button';
import { Field } from '@/web/components/ui/inputs/field';
import { Input } from '@/web/components/ui/inputs/input';
import { ConfirmDialog, Dialog } from '@/web/components/ui/overlays/dialog';
import { Popover } from '@/web/components/ui/overlays/popover';
import { Tooltip } from '@/web/components/ui/overlays/tooltip';
import { toast } from '@/web/components/ui/toasts/toast';
import { GallerySection, Specimen, SpecimenRow } from './gallery-section';

/** Toasts, dialogs, the tooltip and the popover. */
export function OverlaysSection() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const toggleOverlay = (which: typeof open) => (next: boolean) => setOpen(next ? which : null);
  return (
    <GallerySection
      title="Over the page"
      note="Toasts stay three seconds; hover or focus holds them. Escape closes everything else."
    >
      <SpecimenRow>
        <Specimen name="toasts">
          <span className="flex flex-wrap gap-2">
            <Button onClick={() => toast({ title: 'Profile link copied!', variant: 'success' })}>
              Success
            </Button>
            <Button
              onClick={() =>
                toast({
                  title: 'Auto-save failed',
                  description: "Your changes couldn't be saved automatically. Please try again.",
                  variant: 'destructive',
                })
              }
            >
              Destructive
            </Button>
            <Button
              onClick={() =>
                toast({
                  title: 'Your profile is now private.',
                  description: 'Your profile is no longer publicly accessible.',
                })
              }
            >
              Default
            </Button>
          </span>
        </Specimen>
        <Specimen name="dialogs">
          <span className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen('dialog')}>Dialog</Button>
            <Button onClick={() => setOpen('confirm')}>Confirmation</Button>
          </span>
        </Specimen>
        <Specimen name="tooltip, after 200 ms">
          <Tooltip label="Collapse sidebar, Ctrl B">
            <IconButton label="Collapse sidebar" size="md">
              <PanelLeft />
            </IconButton>
          </Tooltip>
        </Specimen>
        <Specimen name="popover">
          <Popover trigger={<Button>Where from?</Button>} title="From resume.pdf, page 2:">
            <p className="mt-1 text-ink-2">"Grew the company from 40 to 310 people across four countries."</p>
            <p className="mt-2.5 border-rule border-t pt-2 text-ink-3 text-xs">Only you see this</p>
          </Popover>
        </Specimen>
      </SpecimenRow>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={toggleOverlay('dialog')}
        title="Name this persona"
        description="A reader sees it above its lines."
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(null)}>
              Cancel
            </Button>
            <Button variant="primary" onClick={() => setOpen(null)}>
              Save
            </Button>
          </>
        }
      >
        <Field label="Title">
          <Input defaultValue="The First Operator" />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={toggleOverlay('confirm')}
        title="Remove this persona?"
        description="Its four lines go with it. This cannot be undone."
        confirmLabel="Remove persona"
        danger
        onConfirm={() => setOpen(null)}
      />
    </GallerySection>
  );
}
