import { aOrAn } from '../grammar/indefinite-article';
import { upperFirst } from '../text/casing';
import { anyOf, anyWordOf } from '../text/word-lists';

/** Phrases that say nothing about a person. A sentence with one of them is not printed. */
export const FILLER_PATTERN = anyWordOf(
  [
    'results?[- ](?:driven|oriented)|results? focused',
    String.raw`passionate(?:ly)?(?! about (?:\p{L}+ing\b|(?:[\p{L}-]+,? ){3}))|passion for(?! \p{L}+ing\b)`,
    String.raw`(?<!\d[^.;,]{0,40}|(?:cost|revenue) )synerg\w+|guru|ninja|rock ?star|thought leader\w*|go-getter|self-starter|team player`,
    'hard[- ]?working|highly motivated|self-motivated|detail[- ]oriented|visionary|world[- ]class',
    String.raw`best[- ]in[- ]class|(?<!(?:as well as|and|or) \S{1,20}, )cutting[- ]edge|game[- ]chang\w+`,
    'dynamic (?:leader|professional|executive|individual|environment|manager)|seasoned|unwavering',
    'proven (?:track record|ability|leader|success)|strong work ethic|out[- ]of[- ]the[- ]box',
    'think(?:s|ing)? outside|driven (?:professional|individual|leader|executive)|extensive experience',
    'wealth of experience|excellent communication|strong communication|diverse range|fast[- ]paced',
    String.raw`value[- ]add\w*|leverag(?:e|es|ed|ing)(?: my| the)? (?:synerg\w+)|exceptional results`,
    'driving excellence|make a difference|next level|move the needle|shareholder value',
    'stakeholder results|business results|operational excellence leader|track record of success',
    String.raw`resultatorientiert|leidenschaftlich\w*|hochmotiviert\w*|passionné\w*|apasionad\w+|apaixonad\w+`,
    'resultados reais',
  ],
  'iu',
);

const LEADING_PRAISE_PATTERN = anyOf(
  [
    'experienced|seasoned|accomplished|dynamic|visionary|passionate|driven',
    'results?[- ](?:driven|oriented)|motivated|dedicated|skilled|talented|proven',
    String.raw`agile(?! (?:coach|master|delivery|project|product|transformation|practitioner|trainer|consultant|programme|program)\b)`,
    'adaptive',
    String.raw`strategic(?! (?:planner|sourcing|finance|account|partnerships?|hr|advis[eo]r|communications|procurement|marketing)\b)`,
    'hands-on|innovative|enthusiastic',
    String.raw`creative(?! (?:director|lead|producer|strategist|designer|copywriter|writer|technologist|manager)\b)`,
    'versatile|award-winning|detail-oriented|hard-?working|energetic|ambitious|dependable|reliable',
    'self-motivated|highly|motivated|forward-thinking|competent|diligent|focused|goal-oriented',
    'multi-faceted|conscientious|self-driven|collaborative|inspirational|inspiring',
  ],
  {
    before: '^(?:an? )?(?:(?:highly|very|extremely) )?(?:',
    after: String.raw`(?:,| and|, and)? )+(?=\p{L})`,
    flags: 'iu',
  },
);

/** Removes adjectives of praise before their nouns: 'with cutting-edge technology' becomes 'with technology'. */
export const removeEmphasis = (text: string): string =>
  text
    .replace(
      /(?<![\p{L}\d])(an? )?(?:proven|demonstrated|extensive|outstanding|exceptional|successful|solid) (?=(?:track )?(experience|expertise|skills|record)\b)/giu,
      (_, article: string | undefined, noun: string) => (article && /^record$/i.test(noun) ? 'a ' : ''),
    )
    .replace(
      /,? \b(an? )?(?:world[- ]class|best[- ]in[- ]class|(?<!(?:as well as|and|or) \S{1,20}, )cutting[- ]edge|game[- ]changing|state[- ]of[- ]the[- ]art) (?=((?!of\b)\p{L}[\p{L}-]*))/giu,
      (_, article: string | undefined, noun: string) => (article ? ` ${aOrAn(noun)}` : ' '),
    );

/**
 * Removes praise at the beginning of a line, and that of a track record: 'Visionary executive leader with a proven
 * track record in sales' becomes 'Executive leader with a record of sales'.
 */
export function removeLeadingPraise(text: string): string {
  const withoutPraise = removeEmphasis(
    text
      .replace(LEADING_PRAISE_PATTERN, '')
      .replace(
        /,? with (?:a|an) (?:proven|strong|successful|solid|demonstrated|impressive)? ?(?:track record|history) (?:of|in) /i,
        ' with a record of ',
      ),
  );
  return upperFirst(withoutPraise);
}
