import { Camera } from 'lucide-react';
import { type DragEvent, Suspense, useState } from 'react';
import { pictureFor } from '@/shared/profile/picture';
import { cx } from '@/web/components/ui/core/cx';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { Avatar } from '@/web/components/ui/display/avatar';
import { useShownPhoto } from './shown-photo';

// Lazy: the cropper is only needed to change a photo.
const PhotoDialog = lazyPart(() => import('./photo-dialog'), 'PhotoDialog');

/** The photo, which opens the dialog when it is pressed, or when a picture is dropped on it. */
export function PhotoButton({ name }: { name: string }) {
  const { userId, address } = useShownPhoto();
  const [open, setOpen] = useState(false);
  // Stays set once opened, so that the closing animation can be shown.
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  const [dropped, setDropped] = useState<File>();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const openDialog = (file?: File) => {
    setDropped(file);
    setHasBeenOpened(true);
    setOpen(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    const file = event.dataTransfer.files[0];
    if (file) openDialog(file);
  };
  return (
    <>
      <button
        type="button"
        aria-label={address ? 'Change photo' : 'Add photo'}
        onClick={() => openDialog()}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
        className={cx(
          'group relative justify-self-start rounded-full focus-visible:outline-offset-4',
          isDraggedOver && 'outline-2 outline-accent outline-offset-4',
        )}
      >
        <Avatar name={name} src={pictureFor(address, 'profile')} size="xl" decorative />
        <span
          aria-hidden
          className="absolute right-0 bottom-0 grid size-8 place-items-center rounded-full border border-rule bg-surface text-ink-2 transition-colors group-hover:border-accent group-hover:text-ink md:right-1 md:bottom-1 md:size-9"
        >
          <Camera className="size-4" />
        </span>
      </button>
      {hasBeenOpened && (
        <Suspense>
          <PhotoDialog
            open={open}
            onOpenChange={setOpen}
            userId={userId}
            address={address}
            name={name}
            dropped={dropped}
          />
        </Suspense>
      )}
    </>
  );
}
