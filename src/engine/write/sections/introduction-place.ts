/** Says in an introduction where the person is based. */
import { type CitedText, spansOf } from '../../check/cited-text';
import { citedPlace } from '../lists/contact';
import { currentRole } from '../plan/career-order';
import type { CareerContext } from '../statements/career-context';
import { chooseByKey } from './choose';

/** A verb in the present tense after the name: 'is', 'leads', 'has'. */
const PRESENT_VERB_PATTERN = /^ (?:is|has|\p{L}+s) /u;

/** Countries and regions whose names take an article. */
const PLACE_WITH_ARTICLE_PATTERN =
  /^(?:United (?:States|Kingdom|Arab Emirates)|Netherlands|Philippines|Bahamas|Maldives|Czech Republic|Dominican Republic|(?:[\p{L}.-]+ ){1,5}(?:Area|Region)$)/u;

/** Names of countries in other languages, which an English sentence does not use. */
const FOREIGN_NAME_PATTERN =
  /(?<!\p{L})(?:España|Deutschland|Österreich|Schweiz|Suisse|Svizzera|Italia|Brasil|Belgique|België|Nederland|Pays-Bas|Francia|Frankreich|Allemagne|Alemania|Espagne|Spanien|Polska|Česko|Magyarország|Sverige|Norge|Danmark|Suomi|Türkiye|México|Perú|Panamá|Royaume-Uni|Reino Unido|Vereinigtes Königreich|États-Unis|Estados Unidos|Vereinigte Staaten|Irlande|Irlanda|Irland|Maroc|Tunisie|Algérie)(?!\p{L})/u;

const MAX_PLACE_CHARACTERS = 49;

/** Adds the location to the first sentence of some introductions: 'Based in Oslo, Norway, Mara ...'. */
export function addLocation(context: CareerContext, citedTexts: CitedText[]): CitedText[] {
  const [start, ...others] = citedTexts;
  const { text: from, spans } = citedPlace(context.facts);
  const fits =
    start?.text.startsWith(`${context.first} `) &&
    from.length > 2 &&
    from.length <= MAX_PLACE_CHARACTERS &&
    !FOREIGN_NAME_PATTERN.test(from) &&
    !start.text.includes(from) &&
    PRESENT_VERB_PATTERN.test(start.text.slice(context.first.length)) &&
    currentRole(context)?.end === 'present';
  // 'Kim is known for ...' and 'Kim is in charge of ...' begin too many introductions, so that half of these get their
  // place, and a fifth of the others.
  const isBare = /^is (?!an? )/.test(start?.text.slice(context.first.length + 1) ?? '');
  const optionsWithoutPlace = isBare ? 1 : 4;
  const isChosen = chooseByKey([true, ...Array(optionsWithoutPlace).fill(false)], `${context.name}|place`);
  if (!start || !fits || !isChosen || /\bbased in\b/i.test(start.text)) return citedTexts;
  return [
    {
      text: `Based in ${PLACE_WITH_ARTICLE_PATTERN.test(from) ? 'the ' : ''}${from}, ${start.text}`,
      spans: spansOf(start, { spans }),
    },
    ...others,
  ];
}
