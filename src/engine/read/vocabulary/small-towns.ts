/**
 * Names of towns with at least 15,000 people (GeoNames, CC BY 4.0; small-towns.json is written by
 * scripts/generators/towns.mjs). Used for addresses only: elsewhere too many ordinary words are names of towns.
 */
import { inflateRawSync } from 'node:zlib';
import { alphanumericKey } from '../../language/text/keys';
import packed from './small-towns.json' with { type: 'json' };
import { isTown } from './towns';

/** Maximum size in bytes of the decompressed list. */
const MAX_LIST_BYTES = 1024 * 1024;

let cachedTownNames: Set<string> | undefined;

/** Names of towns that in a resume are usually something else: ordinary words, or names of people. */
const NOT_TOWN_NAMES = new Set(
  'april august bank bath best beside block board bold born bridge building central centre center city colony county east english from gate garden gardens green hall high hill hills home house hospital india industrial island lane lake male many march market mary mission mobile model nagar national near north office opera over park paradise phone place plaza police port post private rana read reading road roma same school sector south square station street summit temple tower town union university valley victoria view village ward west white young academy college institute campus nation sand ford person contact name date male anna torrent dist from part spoken mobil riding tilt materia logos tender manger sparte gente alter leven rest durga salar vista green tata metro allen adam eagle york ajax mobile manage than marks along mission mentor como same most spring enterprise bear superior come deal hassan peer sale boom save punch split perry mandal much fleet wadi delta rama alliance oral hurricane ware sens leer walker prosper normal vise pearl pace sunset shaping billings passi patti till gujrat present orange page data male islamnagar shivajinagar rajnagar rajendranagar singh kumar khan santa maria santos silva jose cruz martin garcia lopez rodriguez gonzalez ramos'.split(
    ' ',
  ),
);

/** Whether a text is the name of a town, if it stands where addresses have one. */
export function isTownInAddress(text: string): boolean {
  const name = alphanumericKey(text);
  if (NOT_TOWN_NAMES.has(name)) return false;
  if (isTown(text)) return true;
  cachedTownNames ??= new Set(
    inflateRawSync(Buffer.from(packed.names, 'base64'), { maxOutputLength: MAX_LIST_BYTES })
      .toString('latin1')
      .split('\n'),
  );
  return cachedTownNames.has(name);
}
