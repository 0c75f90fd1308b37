/** Names of industries, which appear next to employers but are not employers. */
import { foldWords } from '../layout/text';

const WORDS = new Set(
  (
    'accounting administration advertising aerospace agriculture apparel architecture automotive aviation banking biotechnology bpo kpo building chemicals civil commerce construction consulting consumer cosmetics defence defense design ' +
    'development ecommerce education electricity electronics energy engineering entertainment estate events fashion finance financial fintech fmcg food gas goods government health healthcare hospitality human industrial industries industry information ' +
    'infrastructure insurance internet investment it law legal leisure logistics luxury management manufacturing maritime marketing materials media mining music nonprofit oil petrochemical petroleum pharma pharmaceutical pharmaceuticals pharmacy power private ' +
    'procurement production property public publishing real recruitment renewables research resources retail saas safety sales sector security semiconductors services shipping software sports steel supply chain technology telecom telecommunications telecoms textile textiles tourism ' +
    'trade trading transport transportation travel utilities venture warehousing water wholesale'
  ).split(' '),
);
const JOINS = new Set(['and', 'of', 'und', 'et']);

/** Whether a text consists only of such words: 'Oil & Gas', 'Real Estate'. */
export function isSector(text: string): boolean {
  const words = foldWords(text).filter((word) => !JOINS.has(word));
  return words.length > 0 && words.length <= 5 && words.every((word) => WORDS.has(word));
}
