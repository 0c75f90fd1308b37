import 'react-image-crop/dist/ReactCrop.css';
import { useEffect, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import { Button } from '@/web/components/ui/buttons/button';
import { toast } from '@/web/components/ui/toasts/toast';
import { onFlushRequest } from '@/web/lib/session/flush-other-tabs';
import { UNREADABLE_MESSAGE } from './accepted-files';
import { cropToJpeg, largestSquare } from './crop';
import { PhotoError, uploadPhoto } from './send-photo';
import { announcePhotoChange } from './shown-photo';

export interface CropStepProps {
  file: File;
  userId: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onUnreadable: (reason: string) => void;
  onBack: () => void;
  onDone: () => void;
}

/** A circular crop of the picture, at first the largest possible in the centre, and the button that saves it. */
export function CropStep({ file, userId, busy, onBusy, onUnreadable, onBack, onDone }: CropStepProps) {
  const [source, setSource] = useState<string>();
  const [crop, setCrop] = useState<PercentCrop>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const sending = useRef<Promise<boolean>>(undefined);
  // No page can keep a file: another tab that logs out asks first, or waits while the photo is being sent.
  useEffect(() => onFlushRequest(async () => (await sending.current) ?? false), []);

  /** Resolves to whether the photo is saved. */
  const send = async () => {
    if (!image.current || !crop) return false;
    onBusy(true);
    try {
      const cropped = await cropToJpeg(image.current, crop).catch(() => {
        throw new PhotoError({
          title: 'Error',
          description: 'Failed to process the cropped image.',
          variant: 'destructive',
        });
      });
      announcePhotoChange({ userId, address: await uploadPhoto(userId, cropped) });
      toast({ title: 'Profile picture updated.', variant: 'success' });
      onDone();
      return true;
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      toast(error.toastMessage);
      return false;
    } finally {
      onBusy(false);
    }
  };

  const save = () => {
    sending.current = send();
  };

  return (
    <div className="grid gap-5">
      <div className="grid min-h-40 place-items-center overflow-hidden rounded-md bg-sunken p-3">
        {source && (
          <ReactCrop
            crop={crop}
            onChange={(_pixels, percent) => setCrop(percent)}
            aspect={1}
            circularCrop
            keepSelection
            minWidth={32}
            minHeight={32}
            disabled={busy}
            ariaLabels={CROP_ARIA_LABELS}
            // The specification limits the preview to a height of 400 pixels, which the image inherits.
            className="max-h-[min(400px,50dvh)]"
          >
            <img
              ref={image}
              src={source}
              alt="What you chose"
              className="block w-auto"
              onLoad={({ currentTarget: { width, height } }) => setCrop(largestSquare(width, height))}
              onError={() => onUnreadable(UNREADABLE_MESSAGE)}
            />
          </ReactCrop>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" disabled={busy} onClick={onBack}>
          Choose another
        </Button>
        <Button variant="primary" busy={busy} busyLabel="Saving.." disabled={!crop} onClick={save}>
          Save Photo
        </Button>
      </div>
    </div>
  );
}

const dragHandleLabel = (corner: string) =>
  `The ${corner} of the circle: arrow keys make it larger or smaller.`;
const CROP_ARIA_LABELS = {
  cropArea: 'The part of the photo that will be shown: arrow keys move it.',
  nwDragHandle: dragHandleLabel('upper left'),
  nDragHandle: dragHandleLabel('top'),
  neDragHandle: dragHandleLabel('upper right'),
  eDragHandle: dragHandleLabel('right side'),
  seDragHandle: dragHandleLabel('lower right'),
  sDragHandle: dragHandleLabel('bottom'),
  swDragHandle: dragHandleLabel('lower left'),
  wDragHandle: dragHandleLabel('left side'),
};
