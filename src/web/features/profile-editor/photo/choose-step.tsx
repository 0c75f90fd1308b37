import { LIMITS } from '@/shared/limits';
import { PICTURE_EXTENSIONS, pictureFor } from '@/shared/profile/picture';
import { formatMegabytes } from '@/shared/text/file-size';
import { Button } from '@/web/components/ui/buttons/button';
import { Avatar } from '@/web/components/ui/display/avatar';
import { DropZone } from '@/web/components/ui/inputs/drop-zone';

export interface ChooseStepProps {
  /** The URL of the present photo; '' without one. */
  address: string;
  name: string;
  /** Why the last file was refused. */
  refusal?: string;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Shows the present photo, and a drop zone for another. */
export function ChooseStep({ address, name, refusal, onFile, onRemove }: ChooseStepProps) {
  return (
    <div className="grid gap-5">
      {address && (
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={name} src={pictureFor(address, 'profile')} size="lg" />
          <Button variant="quiet" size="sm" onClick={onRemove}>
            Remove photo
          </Button>
        </div>
      )}
      <DropZone
        accept={PICTURE_EXTENSIONS}
        label={address ? 'another photo' : 'a photo'}
        hint={`JPEG, PNG or WebP, smaller than ${formatMegabytes(LIMITS.photoBytes)}. You can also paste a picture.`}
        refusalMessage={refusal}
        onFile={onFile}
        onRefused={(file) => onFile(file)}
        onRemove={() => undefined}
      />
    </div>
  );
}
