/** QR codes, which the product makes of URLs. */
import qrcode from 'qrcode-generator';

/** The width of the light margin that scanners need, in modules. */
const QUIET_ZONE_MODULES = 4;

/**
 * Encodes a text as a QR code.
 * @returns rows of modules, `true` if one is dark: the smallest code of level L that holds the text
 */
export function qrModules(text: string): boolean[][] {
  const code = qrcode(0, 'L');
  // The library treats a character as a byte, so texts beyond ASCII are encoded first.
  code.addData(/^[ -~]*$/.test(text) ? text : encodeURI(decodeURI(text)), 'Byte');
  code.make();
  const count = code.getModuleCount();
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => code.isDark(row, column)),
  );
}

/**
 * Draws the QR code of a text.
 * @param quietZoneModules width of the quiet zone, in modules
 * @returns an SVG document, one unit per module
 */
export function qrSvg(text: string, quietZoneModules = QUIET_ZONE_MODULES): string {
  const modules = qrModules(text);
  const side = modules.length + 2 * quietZoneModules;
  const path = modules
    .flatMap((row, y) =>
      row.map((dark, x) => (dark ? `M${x + quietZoneModules} ${y + quietZoneModules}h1v1h-1z` : '')),
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`
  );
}
