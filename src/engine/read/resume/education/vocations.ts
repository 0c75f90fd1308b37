/** Reads vocational trainings, which name a trade and a company instead of a degree and a school. */
import type { EducationFact } from '@/shared/record/facts';
import type { FactsBuilder } from '../../facts-builder';
import { isPlace } from '../../vocabulary/places';
import { isTown } from '../../vocabulary/towns';
import { mayBeFieldOrSchool } from './education-names';
import type { EducationLine } from './education-parts';

/** Maximum number of words of a trade or of the name of a training company. */
const MAX_NAME_WORDS = 8;

const isName = (text: string) =>
  /^\p{Lu}/u.test(text) &&
  text.split(' ').length <= MAX_NAME_WORDS &&
  text.length > 2 &&
  !/[.!?:]$/.test(text) &&
  !isTown(text) &&
  !isPlace(text) &&
  mayBeFieldOrSchool(text);

/**
 * Reads the vocational trainings that a section lists without naming a school or degree:
 * '1997 – 2000 IT-Systemelektroniker' over 'Nordhav GmbH'. Only a line with a range of dates begins one.
 */
export function readVocations(builder: FactsBuilder, lines: readonly EducationLine[]): EducationFact[] {
  return lines.flatMap((entry, index): EducationFact[] => {
    const { line, parts, range } = entry;
    if (!range?.range || line.bullet) return [];
    const [trade, ...beside] = parts.filter(({ kind }) => kind === 'other').map(({ text }) => text);
    if (trade === undefined || !isName(trade)) return [];
    const next = lines[index + 1];
    const below = next && !next.range && !next.line.bullet ? next.line.text : undefined;
    const company = [...beside, ...(below === undefined ? [] : [below])].find(isName);
    if (company === undefined) return [];
    const { start, end } = range;
    return [
      {
        id: builder.id('education'),
        school: company,
        degree: trade,
        ...(start && { start }),
        ...(end && end !== 'present' && { end }),
        spans: [
          builder.span({
            page: line.page,
            quote: [line.text, ...(company === below ? [company] : [])].join(' · '),
          }),
        ],
        confidence: 0.7,
      },
    ];
  });
}
