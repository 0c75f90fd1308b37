/** Says in an introduction where the person is based. */
import { type CitedText, spansOf } from '../../check/cited-text';
import { currentRole } from '../career/career-order';
import { citedPlace } from '../lists/contact';
import { isChosenByKey } from '../sentences/choose';
import type { CareerContext } from '../statements/career-context';

/** A verb in the present tense after the name: 'is', 'leads', 'has'. */
const PRESENT_VERB_PATTERN = /^ (?:is|has|\p{L}+s) /u;

/** Countries and regions whose names take an article. */
const PLACE_WITH_ARTICLE_PATTERN =
  /^(?:United (?:States|Kingdom|Arab Emirates)|Netherlands|Philippines|Bahamas|Maldives|Czech Republic|Dominican Republic|(?:[\p{L}.-]+ ){1,5}(?:Area|Region)$)/u;

/** Names of countries in other languages, which an English sentence does not use. */
const FOREIGN_NAME_PATTERN =
  /(?<!\p{L})(?:España|Deutschland|Österreich|Schweiz|Suisse|Svizzera|Italia|Brasil|Belgique|België|Nederland|Pays-Bas|Francia|Frankreich|Allemagne|Alemania|Espagne|Spanien|Polska|Česko|Magyarország|Sverige|Norge|Danmark|Suomi|Türkiye|México|Perú|Panamá|Royaume-Uni|Reino Unido|Vereinigtes Königreich|États-Unis|Estados Unidos|Vereinigte Staaten|Irlande|Irlanda|Irland|Maroc|Tunisie|Algérie)(?!\p{L})/u;

const MIN_PLACE_CHARACTERS = 3;
const MAX_PLACE_CHARACTERS = 50;

/** How many introductions there are for each that gets its place. */
const BARE_OPENINGS_PER_PLACE = 2;
const OTHER_OPENINGS_PER_PLACE = 5;

/**
 * Adds the place to the first sentence of some introductions, 'Based in Oslo, Norway, Mara ...': to half of those that
 * begin 'is known for' or 'is in charge of', to vary them, and to a fifth of the others.
 */
export function addLocation(context: CareerContext, citedTexts: CitedText[]): CitedText[] {
  const [start, ...others] = citedTexts;
  const { text: place, spans } = citedPlace(context.facts);
  const fits =
    start?.text.startsWith(`${context.first} `) &&
    place.length >= MIN_PLACE_CHARACTERS &&
    place.length < MAX_PLACE_CHARACTERS &&
    !FOREIGN_NAME_PATTERN.test(place) &&
    !start.text.includes(place) &&
    PRESENT_VERB_PATTERN.test(start.text.slice(context.first.length)) &&
    currentRole(context)?.end === 'present';
  const isBare = /^is (?!an? )/.test(start?.text.slice(context.first.length + 1) ?? '');
  const isChosen = isChosenByKey(
    `${context.name}|place`,
    isBare ? BARE_OPENINGS_PER_PLACE : OTHER_OPENINGS_PER_PLACE,
  );
  if (!start || !fits || !isChosen || /\bbased in\b/i.test(start.text)) return citedTexts;
  return [
    {
      text: `Based in ${PLACE_WITH_ARTICLE_PATTERN.test(place) ? 'the ' : ''}${place}, ${start.text}`,
      spans: spansOf(start, { spans }),
    },
    ...others,
  ];
}
