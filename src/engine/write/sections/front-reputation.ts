/** Joins what the person is known for with the next sentence about them. */
import { type CitedText, spansOf } from '../../check/cited-text';
import { upperFirst } from '../../language/text/casing';
import type { CareerContext } from '../statements/career-context';

/** Maximum characters of a sentence about oneself. */
export const MAX_CHARACTERS = 320;

/** What the person is known for or moved by, which can stand before what they are or do. */
const STATE =
  /^is ((?:known|passionate|recognised|recognized|dedicated|committed|focused|driven|motivated) (?:for|about|to|on|by|as) .{10,150})\.$/u;

/** What the person is as a professional, or does; not 'is the founder of ...', nor what they are like. */
const TELLING = /^(?:is an? |(?!is |was |has |had )\p{Ll}+s )/u;

/**
 * Puts what the person is known for before the next sentence: 'Known for calm launches, Kim leads ...'. Two sentences that
 * begin with the name become one, and fewer profiles begin with 'Kim is'.
 */
export function frontReputation(
  own: readonly CitedText[],
  { first }: CareerContext,
  passesCheck: (cited: CitedText) => boolean,
): CitedText[] {
  const said = ({ text }: CitedText) => (text.startsWith(`${first} `) ? text.slice(first.length + 1) : '');
  const at = own.findIndex((cited) => STATE.test(said(cited)));
  const state = own[at];
  const next = own.find(
    (cited, place) => place !== at && TELLING.test(said(cited)) && !STATE.test(said(cited)),
  );
  const phrase = state && STATE.exec(said(state))?.[1];
  if (!state || !next || !phrase || /[;:]|\. /.test(phrase)) return [...own];
  const joined = { text: `${upperFirst(phrase)}, ${next.text}`, spans: spansOf(state, next) };
  return joined.text.length <= MAX_CHARACTERS && passesCheck(joined)
    ? own.filter((cited) => cited !== state).map((cited) => (cited === next ? joined : cited))
    : [...own];
}
