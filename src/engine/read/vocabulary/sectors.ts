/** Recognises names of industries, which appear next to employers but are not employers. */
import { alphanumericWords } from '../../language/text/keys';

/** The words that make up the names of industries. */
const SECTOR_WORDS = new Set(
  (
    'accounting administration advertising aerospace agriculture apparel architecture automotive aviation banking biotechnology bpo kpo building chemicals civil commerce construction consulting consumer cosmetics defence defense design ' +
    'development ecommerce education electricity electronics energy engineering entertainment estate events fashion finance financial fintech fmcg food gas goods government health healthcare hospitality human industrial industries industry information ' +
    'infrastructure insurance internet investment it law legal leisure logistics luxury management manufacturing maritime marketing materials media mining music nonprofit oil petrochemical petroleum pharma pharmaceutical pharmaceuticals pharmacy power private ' +
    'procurement production property public publishing real recruitment renewables research resources retail saas safety sales sector security semiconductors services shipping software sports steel supply chain technology telecom telecommunications telecoms textile textiles tourism ' +
    'trade trading transport transportation travel utilities venture warehousing water wholesale'
  ).split(' '),
);
/** Words between them. */
const JOINING_WORDS = new Set(['and', 'of', 'und', 'et']);

/** Maximum number of words in the name of an industry. */
const MAX_SECTOR_WORDS = 5;

/** Whether a text consists only of words of industries' names: 'Oil & Gas', 'Real Estate'. */
export function isSector(text: string): boolean {
  const words = alphanumericWords(text).filter((word) => !JOINING_WORDS.has(word));
  return (
    words.length > 0 && words.length <= MAX_SECTOR_WORDS && words.every((word) => SECTOR_WORDS.has(word))
  );
}
