/** Names that no employer has. */
import { isDuration } from '../dates/dates';
import { isDegree } from '../resume/education';
import { isEmploymentForm, isLegalForm } from '../vocabulary/employment';
import { formField } from '../vocabulary/form-labels';
import { sectionKinds } from '../vocabulary/headings';
import { isGenericName, organisationScore } from '../vocabulary/organisations';
import { isArea, isPlace } from '../vocabulary/places';
import { isSector } from '../vocabulary/sectors';
import { titleScore } from '../vocabulary/titles';
import { isTown } from '../vocabulary/towns';

/** 'Working period': the label of a form, without what it labels. */
function isLabel(name: string): boolean {
  const field = formField(name);
  return field !== undefined && field !== 'organisation' && organisationScore(name) === 0;
}

/** Longer names are mostly a name and something else. */
const NAME_WORDS = 7;
/**
 * The same, of names that say what they are: 'Institute for Marine Research and Coastal Innovation, Velmont
 * University'.
 */
const KNOWN_NAME_WORDS = 12;

/**
 * Headings inside an entry, however they are spelt ('Job Responsibilities Handled'), and lines that state a role ('As
 * a Buyer').
 */
const NO_NAME = /^(?:(?:job|key|my|main|major) (?:res?pons?[ie]|dut|role|task|project)|as an? )/i;

/** No name: a legal form or 'Company' alone, a heading, a sentence, a title or a town. */
export function isDoubtfulName(name: string): boolean {
  const words = name.split(/\s+/);
  const score = organisationScore(name);
  if (words.length > (score >= 3 ? KNOWN_NAME_WORDS : NAME_WORDS) || isGenericName(name) || isLabel(name))
    return true;
  if (/:\s/.test(name) || isDuration(name) || NO_NAME.test(name)) return true;
  if (isLegalForm(name) || isEmploymentForm(name) || isSector(name) || sectionKinds(name).length > 0)
    return true;
  if (score === 0 && (titleScore(name) >= 2 || isDegree(name))) return true;
  if (score < 3 && words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length * 2 > words.length) return true;
  return score < 1.5 && (isTown(name.split(',')[0] ?? '') || isPlace(name) || isArea(name));
}
