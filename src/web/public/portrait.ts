/** A photo that cannot be loaded gives way to the plate below it. */
export function portrait(image: HTMLImageElement): void {
  const hide = () => {
    image.hidden = true;
  };
  if (image.complete && image.naturalWidth === 0) hide();
  else image.addEventListener('error', hide);
}
