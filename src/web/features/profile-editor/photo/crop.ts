/** Cuts the square around the chosen circle out of a picture, as the JPEG that is sent. */
import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';

/** The file name and JPEG quality that the specification prescribes. */
const FILE_NAME = 'profile-picture.jpg';
const JPEG_QUALITY = 0.9;
/** Maximum side in pixels, twice the largest stored size, so that no crop of a large photo exceeds the size limit. */
const MAX_SIDE_PX = 1_600;

/** The largest centred square. Sizes in pixels, the crop in percent. */
export function largestSquare(width: number, height: number): PercentCrop {
  const unit = width <= height ? { width: 100 } : { height: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...unit }, 1, width, height), width, height);
}

/**
 * The pixels of a crop as a JPEG, upright as the browser shows them.
 * @throws when the browser cannot draw or encode them
 */
export async function cropToJpeg(image: HTMLImageElement, crop: PercentCrop): Promise<File> {
  const [x, y, width, height] = [
    (crop.x / 100) * image.naturalWidth,
    (crop.y / 100) * image.naturalHeight,
    (crop.width / 100) * image.naturalWidth,
    (crop.height / 100) * image.naturalHeight,
  ];
  // Because of rounding, a square of the full height may be a pixel larger than the picture.
  const sidePx = Math.max(
    1,
    Math.min(Math.round(width), image.naturalWidth, image.naturalHeight, MAX_SIDE_PX),
  );
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // JPEG has no transparency: without this, transparent pixels would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, sidePx, sidePx);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, sidePx, sidePx);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  if (!blob) throw new Error('not encoded');
  return new File([blob], FILE_NAME, { type: 'image/jpeg' });
}
