/** Finds the name below a declaration or letter, for documents that do not state it elsewhere. */

import { alphanumericKey } from '@/engine/language/text/keys';
import type { DocumentLine } from '../../layout/line';
import { phraseKindsOf } from '../../phrases/classifier';
import { ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { isPlace } from '../../vocabulary/places';
import { titleScore } from '../../vocabulary/titles';
import { isTown } from '../../vocabulary/towns';
import { type FoundName, normaliseName } from './name';
import { cleanName } from './name-cleaning';
import { readsLikeName } from './name-form';

/** Number of lines at the end of a document in which a signature is searched for. */
const MAX_SIGNATURE_LINES = 12;
const SIGNATURE_LABEL_PATTERN =
  /^\W*(?:place|date|ort|datum)\b(?!\s*(?:of\b|and\b|\p{L}+\s*$))|\b(?:signature|signed|faithfully|sincerely|unterschrift)\b/iu;
/** The words alone make a text a name if `phraseKindsOf` gives persons a larger share than this. */
const PERSON_THRESHOLD = 0.4;

/** Finds '(Nadia Okafor)' at the end, or a name within two lines of 'Place: ...' or '(Signature)'. */
export function nameInSignature(lines: readonly DocumentLine[], addresses: string): FoundName | undefined {
  const end = lines.slice(-MAX_SIGNATURE_LINES);
  const mailed = (addresses.match(/[^\s@]{3,64}@/g) ?? []).map(alphanumericKey).join(' ');
  const isKnown = (name: string) =>
    name.split(/[\s.]+/).some((word) => word.length > 2 && mailed.includes(alphanumericKey(word)));
  const candidates = end.flatMap((line, index) => {
    const isClosing = end
      .slice(Math.max(0, index - 2), index + 3)
      .some(({ text }) => SIGNATURE_LABEL_PATTERN.test(text));
    return line.cells.flatMap((cell) => {
      const inner = /\(([^()]{3,40})\)[\s.]*$/.exec(cell)?.[1];
      const name = cleanName(inner ?? cell);
      const isName =
        readsLikeName(name, mailed) &&
        !isPlace(name) &&
        !isTown(name) &&
        titleScore(name) < 1 &&
        organisationScore(name) < ORGANISATION_WORD_SCORE &&
        (isKnown(name) || (/\p{L}[ .]\p{L}/u.test(name) && phraseKindsOf(name).person > PERSON_THRESHOLD));
      return isName && (inner || isClosing)
        ? [{ name, line, isKnown: isKnown(name), isInner: inner !== undefined }]
        : [];
    });
  });
  const best =
    candidates.find((each) => each.isInner && each.isKnown) ??
    candidates.find((each) => each.isKnown) ??
    candidates.find((each) => each.isInner) ??
    candidates.at(-1);
  return best && { name: normaliseName(best.name), line: best.line, confidence: best.isKnown ? 0.8 : 0.6 };
}
