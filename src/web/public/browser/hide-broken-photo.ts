/** Hides a photo that cannot be loaded, so that the placeholder below it shows. */
export function hideBrokenPhoto(image: HTMLImageElement): void {
  const hide = () => {
    image.hidden = true;
  };
  if (image.complete && image.naturalWidth === 0) hide();
  else image.addEventListener('error', hide);
}
