import { ArrowRight, ArrowUpRight, Pencil, Share2, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton, LinkButton } from '@/web/components/ui/buttons/button';
import type { ButtonVariant } from '@/web/components/ui/buttons/button-class';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { LinkedInMark } from '@/web/components/ui/display/linkedin-mark';
import { GallerySection, SHOW_FOCUS, Specimen, SpecimenRow } from './gallery-section';

/** Each variant for light surfaces, its label, and the class that shows it as if hovered. */
const VARIANTS: { variant: ButtonVariant; label: string; hoverClass: string }[] = [
  { variant: 'primary', label: 'Publish', hoverClass: 'bg-primary-hover' },
  { variant: 'secondary', label: 'Regenerate', hoverClass: 'border-ink-3 bg-paper' },
  { variant: 'quiet', label: 'Cancel', hoverClass: 'bg-sunken' },
  { variant: 'danger', label: 'Delete account', hoverClass: 'brightness-[.92]' },
  { variant: 'danger-quiet', label: 'Remove photo', hoverClass: 'bg-danger-soft' },
];

/** Buttons of every variant and size, and of those on light surfaces every state. */
export function ButtonsSection() {
  return (
    <GallerySection
      title="Buttons"
      note="One filled button in a view. A busy one keeps its width, its focus and its label."
    >
      <div className="-m-2 overflow-x-auto p-2">
        <table className="w-full min-w-190 border-separate border-spacing-y-2.5 text-left">
          <thead className="text-ink-3 text-xs">
            <tr>
              {['rest', 'hover', 'focus', 'busy', 'disabled'].map((state) => (
                <th key={state} scope="col" className="font-normal">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {VARIANTS.map(({ variant, label, hoverClass }) => (
              <tr key={variant}>
                <td>
                  <Button variant={variant}>{label}</Button>
                </td>
                <td>
                  <Button variant={variant} className={hoverClass}>
                    {label}
                  </Button>
                </td>
                <td>
                  <Button variant={variant} className={SHOW_FOCUS}>
                    {label}
                  </Button>
                </td>
                <td>
                  <Button variant={variant} busy>
                    {label}
                  </Button>
                </td>
                <td>
                  <Button variant={variant} disabled>
                    {label}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SpecimenRow>
        <Specimen name="lg, 48 px">
          <Button variant="primary" size="lg">
            Generate Profile
          </Button>
        </Specimen>
        <Specimen name="md, 40 px">
          <Button>Open Preview</Button>
        </Specimen>
        <Specimen name="sm, 32 px">
          <Button size="sm">Choose file</Button>
        </Specimen>
        <Specimen name="with an icon">
          <Button icon={<Share2 className="size-4" strokeWidth={SMALL_STROKE} />}>Share Profile</Button>
        </Specimen>
        <Specimen name="leads on">
          <Button variant="primary">
            Continue <ArrowRight className="size-4" strokeWidth={SMALL_STROKE} />
          </Button>
        </Specimen>
        <Specimen name="a link">
          <LinkButton variant="quiet" href="#buttons">
            View Profile <ArrowUpRight className="size-4" strokeWidth={SMALL_STROKE} />
          </LinkButton>
        </Specimen>
      </SpecimenRow>
      <SpecimenRow>
        <Specimen name="press me: two labels, one width">
          <TwoLabels />
        </Specimen>
        <Specimen name="icon buttons">
          <span className="flex gap-1">
            <IconButton label="Edit">
              <Pencil />
            </IconButton>
            <IconButton label="Remove">
              <Trash2 />
            </IconButton>
            <IconButton label="Close" className="bg-sunken text-ink">
              <X />
            </IconButton>
            <IconButton label="Focused" className={SHOW_FOCUS}>
              <Pencil />
            </IconButton>
            <IconButton label="Disabled" disabled>
              <Pencil />
            </IconButton>
          </span>
        </Specimen>
        <Specimen name="wide" className="w-72 max-w-full">
          <Button wide icon={<LinkedInMark />}>
            Sign up with LinkedIn
          </Button>
        </Specimen>
        <Specimen name="on the navy band">
          <span className="inline-block rounded-md bg-deck p-3">
            <Button variant="on-deck">Share Profile</Button>
          </span>
        </Specimen>
      </SpecimenRow>
    </GallerySection>
  );
}

/** Milliseconds for which a pressed button shows that it is busy. */
const BUSY_MS = 1_600;

function TwoLabels() {
  const [busy, setBusy] = useState(false);
  const runForAMoment = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), BUSY_MS);
  };
  return (
    <Button variant="primary" busy={busy} busyLabel="Creating account..." onClick={runForAMoment}>
      Create account
    </Button>
  );
}
