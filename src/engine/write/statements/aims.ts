/** Removes what an employer aims at, as a post's description lists it, from what the person did. */
import type { StatementFact } from '@/shared/record/facts';
import { headForms } from '../../language/grammar/predicate';

/** A sentence about an organisation by name, and not about 'I' or 'the role', that says what it wants. */
const AIMS_OF_ORGANISATION_PATTERN =
  /^(?!(?:I|He|She|They|My|His|Her|The (?:role|post|position|job|team|project|programme|program))\b)(?:The )?\p{Lu}[\p{L}\d&’'.-]*(?: (?:[\p{Lu}\d][\p{L}\d&’'.-]*|of|and|for|the|in)){0,8} (?:aims? (?:at|to)|seeks to|strives (?:to|for)|exists to|is (?:dedicated|committed) to|(?:objectives|aims|goals) are)(?!\p{L})/u;

const isAim = ({ value }: StatementFact): boolean => {
  const forms = headForms([value]);
  return forms.has('base') || forms.has('gerund');
};

/**
 * The lines of a post without sentences about the employer's aims and the infinitives and gerunds that follow them:
 * 'Orla Aid aims at promoting schools' over 'Increase access to books', which the person is not said to have done.
 */
export function withoutAims(lines: readonly StatementFact[]): StatementFact[] {
  let isInAims = false;
  return lines.filter((line) => {
    if (AIMS_OF_ORGANISATION_PATTERN.test(line.value)) {
      isInAims = true;
      return false;
    }
    isInAims &&= isAim(line);
    return !isInAims;
  });
}
