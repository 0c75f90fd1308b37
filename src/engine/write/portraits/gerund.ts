import type { Claim } from '../claims/claim';
import { gerundOf, verbForm } from '../grammar/verbs';
import { upperFirst } from '../text/casing';
import { overlaps, ownWords, thingsIn } from './things';

/** Where the object of a statement ends and its circumstances begin. */
const CIRCUMSTANCE =
  /,(?!\d)|[;:(]|\s(?:from|worth|serving|employing|entitled|titled|called|named|without|within|while|when|across|through|throughout|by|after|before|during|over|under|since|until|till|with|using|so|that|which|who|whose|where|resulting|leading|leveraging|utili[sz]ing|mimicking|based|including|reaching|raising|cutting|in (?:19|20)\d\d|for \d|to \d|of \d|at the|and (?=\p{L}+ed\b)|as (?=a|the|well))\b/u;
const PLACE = /\s(?:in|for|to|at|on|into|between)\s/;
const PART = /\sof\s/;
const LIGHT =
  /^(?:be|have|take|help|assist|act|work|make|achieve|drive|join|participate|perform|do|use|get|give|provide|pass|manage|move|employ)$/;
const ABROAD =
  /[,;:(]|\s(?:(?:mit|in|im|auf|um|durch|ohne|nach|bei|für|am|zur|zum|innerhalb|avec|dans|sur|par|pour|con|en|por|para|com|em|na|no)(?=\s|$)|von (?=\d)|de (?=\d)|und (?=Aufbau))/u;

const fits = (object: string) => {
  const words = object.split(' ').filter(Boolean);
  return (
    words.length > 0 &&
    words.length <= 6 &&
    object.length <= 44 &&
    object.length >= 5 &&
    !/\s(?:and|or|the|a|of|in|to|its|their|&)$/.test(object)
  );
};

/** 'Aufbau einer dritten Fertigungslinie', 'Setup of VPN': the head of a noun phrase as a title. */
export function nounTitle(claim: Claim): string | undefined {
  if (claim.predicate || claim.form === 'clause') return undefined;
  // 'Réduit l’absentéisme' and 'Creado un equipo' begin with a participle: no title of its own.
  // So do 'Senkte die Fluktuation' and 'Lançou três produtos', which are whole sentences.
  if (claim.language !== 'en' && /^\p{L}+(?:é|és|ée|i|it|is|u|ado|ido|ada|ó|ou|iu|te)\s/u.test(claim.text))
    return undefined;
  const head = claim.text.split(claim.language === 'en' ? CIRCUMSTANCE : ABROAD)[0]?.trim() ?? '';
  const short =
    head.split(' ').length > 6 && claim.language === 'en'
      ? (head.split(PLACE)[0]?.split(PART)[0]?.trim() ?? '')
      : head;
  return fits(short) && short.includes(' ') ? upperFirst(short) : undefined;
}

/**
 * What a statement did, as a title: 'Cut patient waiting time from 19 days to 6' gives 'Cutting patient
 * waiting time'. Always as true as the statement. Undefined where the object is too short or too long.
 */
export function gerundTitle(claim: Claim): string | undefined {
  if (claim.language !== 'en') return undefined;
  const [verb = '', ...rest] = (claim.predicate?.text ?? '').split(' ');
  const form = verbForm(verb);
  if (!form?.base || LIGHT.test(form.base)) return undefined;
  const whole = rest.join(' ').replace(/^and \p{L}+ed /u, '');
  let object = whole.split(CIRCUMSTANCE)[0]?.trim() ?? '';
  if (object.split(' ').length < 2 && whole.split(' ').length <= 5) object = whole;
  if (object.replace(/^(?:the|an?) /, '').split(' ').length > 4)
    object = object.split(PLACE)[0]?.trim() ?? '';
  if (object.replace(/^(?:the|an?) /, '').split(' ').length > 4) object = object.split(PART)[0]?.trim() ?? '';
  if (
    !fits(object) ||
    object.split(' ').length < 2 ||
    /^(?:in|on|as|to|with|for|by|at|from|and)\s/.test(object)
  )
    return undefined;
  return upperFirst(`${gerundOf(form.base)} ${object.replace(/^(?:its|their) (?=\p{L})/u, '')}`);
}

/** Where the object of a verb ends. */
const OBJECT_END =
  /,(?!\d)|[;:(]|\s(?:by|from|to|in|for|at|of|on|under|with|without|across|through|after|before|worth|a (?:week|year|month))\s?(?=\s|\p{L}|\d|$)/u;

/** The verb with the thing it was done to: 'Renovated 90 rooms ...' gives 'Renovating rooms'. */
export function thingTitle(claim: Claim): string | undefined {
  const [verb = ''] = (claim.predicate?.text ?? '').split(' ');
  const form = claim.language === 'en' ? verbForm(verb) : undefined;
  if (!form?.base || LIGHT.test(form.base)) return undefined;
  const [object = ''] = ownWords(claim).split(OBJECT_END);
  // Only what the object ends in: a 'supplier scorecard' is not a supplier.
  const thing = thingsIn([claim]).find(
    ({ field, pattern }) =>
      field !== '-' &&
      pattern.test(field) &&
      new RegExp(`${pattern.source}$`, 'i').test(object.trim()) &&
      !overlaps(field, verb),
  );
  return thing && upperFirst(`${gerundOf(form.base)} ${thing.field}`);
}
