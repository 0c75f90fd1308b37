/**
 * Reads the organisation as employer where a line names a unit of it beside the title: 'Assistant – Institute of
 * Optics' over 'Velmont University'.
 */
import { COMPANY_SCORE, isSchool, LEGAL_FORM_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import type { AnchoredLines } from '../entry-lines/anchors';
import type { Candidate } from '../model/candidates';
import type { Pair } from '../model/model';
import type { AnchoredEntry, PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { isAnyPlace, isBareTown } from '../segments/place-parts';
import { isReadByRule, RULE_SLOT } from '../sentences/posts-in-sentences';

/** The probability of a reading whose organisation stands in a line of its own, and of one that inherits it. */
const OWN_LINE_PROBABILITY = 0.9;
const INHERITED_PROBABILITY = 0.85;
/** Minimum probability of the employer above whose units are named below it. */
const MIN_EMPLOYER_PROBABILITY = 0.8;
/** Number of consecutive posts with a unit that show that they all belong to the organisation above. */
const MIN_UNITS_IN_A_ROW = 2;
/** Maximum length of the line that names the organisation. */
const MAX_LINE_CHARACTERS = 90;

/** Units that are named by their subject: 'Institut für Optik', 'Department of Physics'. */
const SUBJECT_UNIT_PATTERN =
  /^(?:the )?(?:institut[eo]?|lehrstuhl|professur|department|dept\.?|departamento|département|dipartimento|istituto|abteilung|fachbereich|fachgebiet|faculty|fakultät|faculté|facultad|faculdade|school|chair|division|laborator(?:y|io|ium)|laboratoire|labor|lab|cent(?:re|er)|zentrum) (?:of|for|für|de|di|der|do|d['’]|zu)(?:\s|(?<=['’]))/iu;
/** The first word of a unit's name at the end of a text: ' – Lehrstuhl'. */
const BARE_UNIT_PATTERN =
  /(?: [–—-]|,) (?:institut[eo]?|lehrstuhl|professur|department|abteilung|fachbereich|fachgebiet|fakultät|chair)$/iu;
/** Units named after a person or subject: 'Marlowe Lab', 'Coastal Research Group'. */
const NAMED_UNIT_PATTERN = /^\S+(?: \S+){0,3} (?:lab|laboratory|research (?:group|unit|lab|team)|group)$/iu;
const UNIVERSITY_PATTERN =
  /universit|universid|hochschule|college|polyte[ck]|polit[eé]c|egyetem|yliopisto|hogeschool|üniversite|университет/iu;

/** Whether a name is that of a unit alone, without the university or company that it belongs to. */
const isUnit = (text: string): boolean =>
  (SUBJECT_UNIT_PATTERN.test(text) || NAMED_UNIT_PATTERN.test(text)) &&
  !UNIVERSITY_PATTERN.test(text) &&
  organisationScore(text) < LEGAL_FORM_SCORE;

/** Whether a name is surely that of an organisation as a whole. */
const isWholeOrganisation = (text: string): boolean =>
  !SUBJECT_UNIT_PATTERN.test(text) &&
  (UNIVERSITY_PATTERN.test(text) || organisationScore(text) >= COMPANY_SCORE);

/**
 * The readings of each entry; the employer of one with a unit beside its title is the organisation in the next line or
 * above.
 */
export function preferWholeOverUnits(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const wholePairs = pairs.map((readings, index) => {
    const entry = entries[index];
    const [best] = readings;
    if (!best?.title || !entry) return readings;
    const whole = hasUnit(entry, best) ? wholeBelow(section, entry) : undefined;
    if (whole)
      return preferReading(
        { title: best.title, employer: whole, probability: OWN_LINE_PROBABILITY },
        readings,
      );
    const title = titleBeforeUnit(entry, best);
    return title ? [{ ...best, title }, ...readings.slice(1)] : readings;
  });
  return inheritOrganisations(entries, wholePairs);
}

/**
 * A title that ends with the first word of a unit, 'Assistant – Lehrstuhl' of 'Assistant – Lehrstuhl für Optik',
 * without it.
 */
function titleBeforeUnit({ candidates }: AnchoredEntry, { title, employer }: Pair): Candidate | undefined {
  if (!title || !employer || employer.line <= title.line || title.after !== 'in') return undefined;
  const [unit] = BARE_UNIT_PATTERN.exec(title.text) ?? [];
  if (unit === undefined) return undefined;
  const text = title.text.slice(0, -unit.length);
  return candidates.find((one) => one.line === title.line && one.from === title.from && one.text === text);
}

/** Whether an entry is read with its title and, as employer, a unit after it in the line of its dates. */
function hasUnit(entry: AnchoredEntry | undefined, best: Pair | undefined): boolean {
  const { title, employer } = best ?? {};
  return (
    entry !== undefined &&
    title?.line === entry.anchor.at &&
    employer?.line === entry.anchor.at &&
    title.from < employer.from &&
    !employer.label &&
    titleScore(title.text) >= 1 &&
    isUnit(employer.text)
  );
}

/** The organisation in the line below an entry, which names nothing else but its place. */
function wholeBelow({ lines, segments, anchors }: AnchoredLines, entry: AnchoredEntry | undefined) {
  if (!entry) return undefined;
  const at = entry.anchor.at + 1;
  const line = lines[at];
  const [first, ...rest] = segments[at] ?? [];
  if (
    !line ||
    line.bullet ||
    line.text.length > MAX_LINE_CHARACTERS ||
    anchors.some((anchor) => anchor.at === at)
  )
    return undefined;
  const isNameAlone = rest.every(({ text }) => isAnyPlace(text) || isBareTown(text));
  const names = entry.candidates.filter(
    ({ line: lineIndex, from }) => lineIndex === at && from === first?.from,
  );
  const whole = names
    .filter(({ text }) => isWholeOrganisation(text))
    .sort((a, b) => a.text.length - b.text.length)[0];
  return isNameAlone ? whole : undefined;
}

/** Entries with a unit that follow each other below an entry with its university in a line above belong to it too. */
function inheritOrganisations(
  entries: readonly AnchoredEntry[],
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const result = [...pairs];
  let above: Candidate | undefined;
  let run: number[] = [];
  const close = () => {
    if (above && run.length >= MIN_UNITS_IN_A_ROW)
      for (const index of run) result[index] = inherit(entries[index], result[index] ?? [], above);
    run = [];
  };
  pairs.forEach((readings, index) => {
    const [best] = readings;
    if (!best || (!best.title && !best.employer)) return;
    if (hasUnit(entries[index], best)) run.push(index);
    else {
      close();
      above = organisationAbove(entries[index], readings);
    }
  });
  close();
  return result;
}

/** The university in a line of its own above the title and dates of an entry. */
function organisationAbove(
  entry: AnchoredEntry | undefined,
  readings: readonly Pair[],
): Candidate | undefined {
  const [best] = readings;
  const { title, employer } = best ?? {};
  const isAbove = entry && employer && title?.line === entry.anchor.at && employer.line < entry.anchor.at;
  if (!isAbove || !best || isReadByRule(best) || best.probability < MIN_EMPLOYER_PROBABILITY)
    return undefined;
  return isSchool(employer.text) && isWholeOrganisation(employer.text) ? employer : undefined;
}

/** The reading of a post at the organisation above, whose title keeps the unit. */
function inherit(
  entry: AnchoredEntry | undefined,
  readings: readonly Pair[],
  { text }: Candidate,
): readonly Pair[] {
  const { title, employer: unit } = readings[0] ?? {};
  if (!entry || !title || !unit) return readings;
  const whole =
    entry.candidates.find(
      ({ line, from, to }) => line === unit.line && from === title.from && to === unit.to,
    ) ?? title;
  const employer = candidateOfRule({ text, line: unit.line, offset: 0, from: unit.from, slot: RULE_SLOT });
  return preferReading({ title: whole, employer, probability: INHERITED_PROBABILITY }, readings);
}
