import type { ComposedLine } from '@/shared/evidence/evidence-index';
import type { ProfileData } from '@/shared/profile/profile-data';
import { filledSections, hasNameOnly } from '@/web/lib/profile/filled-sections';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import { ConfirmDialog } from '../ui/overlays/dialog';
import { UnconfirmedLines } from './unconfirmed-lines';

export interface PublishConfirmationProps {
  profile: ProfileData;
  /** Composed lines that no source confirms. */
  unconfirmed: readonly ComposedLine[];
  onCancel: () => void;
  onPublish: () => void;
}

/** Asks before publishing a profile that is empty but for a name or has unconfirmed lines, which it lists. */
export function PublishConfirmation({ profile, unconfirmed, onCancel, onPublish }: PublishConfirmationProps) {
  const nameOnly = hasNameOnly(profile);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={nameOnly ? titleOfEmpty(profile) : titleOfUnconfirmed(unconfirmed.length)}
      description={
        nameOnly
          ? `Still empty: ${emptyParts(profile).join(', ')}.`
          : 'Nothing you gave us says this. Published, it stands as your word.'
      }
      confirmLabel="Publish it"
      cancelLabel="Not yet"
      onConfirm={onPublish}
    >
      {unconfirmed.length > 0 && (
        <>
          {nameOnly && <p className="mb-3 text-ink-2 text-sm">Not confirmed by anything you gave us:</p>}
          <UnconfirmedLines lines={unconfirmed} />
        </>
      )}
    </ConfirmDialog>
  );
}

const titleOfEmpty = (profile: ProfileData) =>
  profile.name.trim() !== ''
    ? 'Your profile holds a name only. Publish it like this?'
    : 'Your profile is empty. Publish it like this?';

const titleOfUnconfirmed = (count: number) =>
  `${count === 1 ? 'One line is' : `${count} lines are`} not confirmed. Publish your profile like this?`;

function emptyParts(profile: ProfileData): string[] {
  const { empty } = filledSections(profile);
  const otherSections = empty.filter((section) => section !== 'basicInfo');
  return ['Role', 'Location', ...otherSections.map((section) => SECTION_TITLES[section])];
}
