/** Tells facts that people state about themselves from attitudes and praise. */
import { hasFigure } from '../statements/figures';
import type { Statement } from '../statements/statement';

/** Beginnings of sentences that say how the person feels, or praise what everybody in such a role does. */
const VAGUE =
  /^(?:(?:is|was|remains?) (?:proud|excited|thrilled|honou?red|grateful|continuously|constantly|always|committed|dedicated|driven|motivated|eager|keen|inspired|on the lookout|able|capable|deeply|truly|able to)\b|(?:ensures?|champions?|offers?|strives?|thrives?|embraces?|prides?|aims?|excels?|fosters?|empowers?|inspires?|navigates?|leverages?|collaborates?|possesses|brings|understands|contributes|partners|partnered|collaborated|delivers? (?:results|value|excellence|impact|solutions|innovative)|drives? (?:innovation|growth|results|change|success|value|excellence|impact)|has (?:a |an |the )?(?:strong|deep|passion|solid|proven|ability|filled|successfully|keen|great|excellent))\b)/i;
/** A name inside a sentence, and not an acronym as 'AI'. */
const NAME = /\s[“"‘']?\p{Lu}\p{Ll}{2,}/u;

/** Whether a statement about oneself tells an attitude or praise, and no fact: no figure, no name. */
export const isVagueAboutOneself = ({ text, language, pinned }: Statement): boolean =>
  language === 'en' && pinned !== true && VAGUE.test(text) && !hasFigure(text) && !NAME.test(text);

/** Number of statements about oneself that say enough without the vague ones. */
const ENOUGH = 2;

/**
 * The statements about oneself that introduce the person: those with facts, and the vague ones only where neither they
 * nor the statements of roles say enough.
 * @param deeds the number of statements that could introduce the person instead
 */
export function introducingStatements(spoken: readonly Statement[], deeds: number): Statement[] {
  const telling = spoken.filter((one) => !isVagueAboutOneself(one));
  return telling.length + deeds >= ENOUGH ? telling : [...spoken];
}
