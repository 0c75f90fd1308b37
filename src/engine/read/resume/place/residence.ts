/** Finds the town in a line that says where the person lives now: 'Currently based in Oslo', 'Attualmente a Milano'. */
import type { DocumentLine } from '../../layout/line';
import { isPlace } from '../../vocabulary/places';
import { isTown } from '../../vocabulary/towns';

const RESIDENCE_PATTERN =
  /^(?:currently (?:based |living |residing )?in|(?:based|living|residing) in|attualmente a|domiciliat[oa] a|residente (?:a|en|em)|wohnhaft in|derzeit in|actualmente en|atualmente em|actuellement à|obecnie w)\s(\p{Lu}[\p{L}’' -]{2,40}(?:, [\p{L} ]{2,30})?)\.?$/iu;

/** The town and its line; undefined if no line says so. */
export function residenceIn(
  lines: readonly DocumentLine[],
): { text: string; line: DocumentLine } | undefined {
  for (const line of lines) {
    const [, text = ''] = RESIDENCE_PATTERN.exec(line.text.trim()) ?? [];
    if (text !== '' && (isTown(text) || isPlace(text))) return { text, line };
  }
  return undefined;
}
