/** The relative luminance of a colour after WCAG 2, from 0 to 1. @param rgb 'rgb(...)', as computed styles have it */
function relativeLuminance(rgb: string): number {
  const [r = 0, g = 0, b = 0] = (rgb.match(/[\d.]+/g) ?? []).map((part) => {
    const channel = Number(part) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two opaque colours after WCAG 2, from 1 to 21. Both are 'rgb(...)', in any order. */
export function contrastRatioOf(first: string, second: string): number {
  const [dark, light] = [relativeLuminance(first), relativeLuminance(second)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
