/**
 * Reads posts that have their employer behind the word for 'of' in Romance languages and name it nowhere else: 'Gerente
 * de Ventas de Nordhav' beside its dates.
 */
import type { AnchoredLines } from '../entry-lines/anchors';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { isAnyPlace } from '../segments/place-parts';
import { cutsOf, isField, type NameCut } from '../segments/title-of-name';
import { RULE_SLOT } from '../sentences/posts-in-sentences';

/** The probability of such a post. */
const PROBABILITY = 0.85;
/** The model's own reading of two parts of the line is kept if it has this probability or more. */
const MIN_KEPT_PROBABILITY = 0.8;
/** Maximum words of an employer. */
const MAX_NAME_WORDS = 4;

/**
 * The readings of each entry, with the post of such a line as the likeliest. Layouts of the others are learnt
 * before, so that these lines change none of them.
 */
export function preferTitlesOfNames(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const posts = titledNamesOf(section);
  return entries.map(({ anchor: { at } }, index) => {
    const readings = pairs[index] ?? [];
    const post = posts.get(at);
    const [best] = readings;
    const isKept =
      best?.employer?.line === at && best.title !== undefined && best.probability >= MIN_KEPT_PROBABILITY;
    if (!post || isKept) return readings;
    const candidate = (text: string, from: number) =>
      candidateOfRule({ text, line: at, offset: 0, from, slot: RULE_SLOT });
    return preferReading(
      {
        title: candidate(post.title, post.start),
        employer: candidate(post.name, post.start + post.to),
        probability: PROBABILITY,
      },
      readings,
    );
  });
}

/**
 * The dated lines that have nothing but a title, 'of' and a name, beside remarks in brackets, where no line
 * around them can name the employer.
 */
function titledNamesOf({
  lines,
  segments,
  anchors,
}: AnchoredLines): ReadonlyMap<number, NameCut & { title: string; start: number }> {
  const dated = new Set(anchors.flatMap(({ at, range }) => (range ? [at] : [])));
  const isNoName = (at: number) => {
    const line = lines[at];
    return !line || line.bullet || dated.has(at) || isSentence(line.text);
  };
  const posts = new Map<number, NameCut & { title: string; start: number }>();
  for (const at of dated) {
    const [part, ...remarks] = segments[at] ?? [];
    if (!part || part.label !== undefined) continue;
    // Remarks behind the dates are those of a course or a class: 'Maestra del Taller 2022 (3 a 4 años)'.
    const isAlone =
      remarks.length === 0 || (part.before === 'date' && remarks.every(({ before }) => before === 'bracket'));
    if (!isAlone || !isNoName(at - 1) || !isNoName(at + 1)) continue;
    const cut = cutsOf(part.text).findLast(({ name }) => isProperName(name));
    if (cut) posts.set(at, { ...cut, title: part.text.slice(0, cut.from), start: part.from });
  }
  return posts;
}

const isProperName = (name: string): boolean =>
  !isField(name) &&
  name.split(' ').length <= MAX_NAME_WORDS &&
  !isAnyPlace(name) &&
  !/[,;:()]|(?:^|\s)\p{Ll}{4}/u.test(name);

const MIN_SENTENCE_CHARACTERS = 80;
const isSentence = (text: string): boolean =>
  text.length >= MIN_SENTENCE_CHARACTERS || /\p{Ll}{4}[.;]$/u.test(text);
