/** Distributes statements about oneself: how the person works, and for whom they are most useful. */

import type { Statement } from '../statements/statement';
import { isForeignDescription } from './leading';
import { isVagueAboutOneself, onlyNamesField } from './self-statements';
import { saysForWhom, saysMoment, saysSituation } from './situations';
import { AIM_PATTERN, MOTIVE_PATTERN, SPECIALITY_PATTERN, WAY_OF_WORKING_PATTERN } from './way-of-working';

/** Maximum number of sentences of a user manual. */
const MAX_MANUAL_SENTENCES = 6;
/** With fewer sentences in the user manual, attitudes are added to it. */
const MIN_MANUAL_SENTENCES = 2;
/** With this many strong lines of posts or more, no sentence about oneself has to introduce the person. */
const ENOUGH_INTRODUCING_LINES = 2;
/** Minimum words of an attitude that says something. */
const MIN_ATTITUDE_WORDS = 8;

/** Clients, services and occasions: a sentence with all three says for whom the person is the right one. */
const CLIENT_PATTERN =
  /\b(?:compan(?:y|ies)|founders?|business(?:es)?|firms|start-?ups|scale-?ups|boards|owners|organi[sz]ations|teams|ceos)\b/i;
const SERVICE_PATTERN =
  /\b(?:help|helps|serve|serves|advise|advises|works? with|work best|step in|called in|support|supports|join|joins|partner|partners)\b/i;
const OCCASION_PATTERN =
  /\b(?:when|after|before|between|during|through|facing|ahead of|who|whose|that need|series [a-e]|pre-|post-|early[- ]stage|growth[- ]stage|from .{1,80} to)\b/i;
/** Maximum sentences of the sweet spot. */
const MAX_SWEET_SPOT = 3;
/** Minimum number of sentences that the sweet spot leaves to introduce the person. */
const MIN_INTRODUCING = 1;

/** A seat on a board with which a sentence begins, and which says what somebody is beside their work. */
const BOARD_PATTERN =
  /^(?:also |currently )?(?:(?:serves?|sits?) on|is (?:an? )?member of) (?:the |an? )?(?:[\p{L}-]+ ){0,3}(?:boards?|committees?)\b/iu;
const isSeat = ({ predicate }: Statement): boolean => BOARD_PATTERN.test(predicate?.text ?? '');

/** Words of education, whose subject is not a focus of the work. */
const EDUCATION_WORDS_PATTERN =
  /\b(?:pursuing|studying|degree|ph\.? ?d|[mb]\.? ?sc?|master['’]?s?|bachelor['’]?s?|diploma|university|institute of|gpa|coursework|student)\b/i;

/** Experience with a focus, and a career over several subjects, which introduce a person and name no client. */
const EXPERIENCE_PATTERN = /\bspanned\b|\bwith (?:an? )?(?:[\p{L}-]+ )?focus (?:in|on)\b/iu;

/** A sentence about the present or latest project, which does not say for whom else the person is the right one. */
const PRESENT_PROJECT_PATTERN =
  /^(?:is|am|are) (?:currently |now |presently )?(?!helping|advising|supporting|serving|guiding|coaching|speciali[sz]ing|focus+ing)(?:\p{L}+ly )?\p{L}{2,}ing\b|^(?:(?:my|his|her) )?(?:most )?(?:recent|current|latest|present|ongoing) (?:\p{L}+ )?(?:work|projects?|assignments?|roles?|posts?|positions?|jobs?|engagements?|research)\b/iu;
/** A place between two fields, which names neither company, moment nor mandate. */
const INTERSECTION_PATTERN = /^(?:thrives?|works?|operates?|sits?|lives?|is) at the intersection of\b/iu;
/** Whether a statement is not a sweet spot, whatever words it has. */
const isElsewhere = ({ predicate, text }: Statement): boolean => {
  const words = predicate?.text ?? text;
  return (
    PRESENT_PROJECT_PATTERN.test(words) || (INTERSECTION_PATTERN.test(words) && !CLIENT_PATTERN.test(words))
  );
};

/**
 * Whether a statement of the 'About' text says for which companies, in which situation or with which mandate
 * the person works.
 */
const isSweetSpot = (one: Statement) =>
  !isSeat(one) &&
  !isElsewhere(one) &&
  (CALLED_WHEN_PATTERN.test(sentenceOf(one)) ||
    BEST_WHERE_PATTERN.test(one.predicate?.text ?? '') ||
    (CLIENT_PATTERN.test(sentenceOf(one)) &&
      SERVICE_PATTERN.test(sentenceOf(one)) &&
      OCCASION_PATTERN.test(sentenceOf(one))) ||
    (one.language === 'en' && saysSituation(one.predicate?.text ?? one.text)));

/** Who calls the person, and where they are at their best: both say for whom they are the right one. */
const CALLED_WHEN_PATTERN =
  /\b(?:call|hire|engage|bring|come to|turn to) (?:me|him|her|them) (?:in )?(?:when|if|to|for)\b/i;
const BEST_WHERE_PATTERN =
  /\b(?:works? best|(?:am|is) (?:at (?:my|his|her) best|most (?:useful|effective))|do(?:es)? (?:my|his|her) best work|adds? (?:the )?most value) (?:where|when|if)\b/i;

/** Whether a statement says what the person is, or is used verbatim: both introduce the person. */
const isDescription = (one: Statement): boolean =>
  one.form === 'person' || (one.form === 'whole' && !CALLED_WHEN_PATTERN.test(sentenceOf(one)));

/** Whether a statement says how the person works. */
export const isWayOfWorking = (one: Statement): boolean =>
  !isDescription(one) &&
  WAY_OF_WORKING_PATTERN.test(sentenceOf(one)) &&
  !CALLED_WHEN_PATTERN.test(sentenceOf(one)) &&
  !BEST_WHERE_PATTERN.test(one.predicate?.text ?? '');

/** The words from which a statement was read. */
const sentenceOf = ({ sentence, fact }: Statement): string => sentence ?? fact.value;

interface OwnSectionsOptions {
  achievements?: readonly Statement[];
  /** Whether another sentence opens the introduction. */
  isOpened?: boolean;
  /** Number of lines of posts that can introduce the person, so that no sentence about oneself has to. */
  introducingLines?: number;
}

/**
 * Distributes statements about oneself. Those clearly about working with the person, or about whom they
 * serve, have their own sections. Motives and specialities have too, if another sentence is left to introduce
 * the person.
 */
export function ownSections(
  ownStatements: readonly Statement[],
  { achievements = [], isOpened = false, introducingLines = 0 }: OwnSectionsOptions = {},
): { manual: Statement[]; sweetSpot: Statement[] } {
  const manual = ownStatements.filter(isWayOfWorking).slice(0, MAX_MANUAL_SENTENCES);
  const others = ownStatements.filter((one) => !manual.includes(one));
  const isIntroduced = isOpened || introducingLines >= ENOUGH_INTRODUCING_LINES;
  const available = others.length + achievements.length + Number(isIntroduced);
  const maxSentences = Math.max(1, Math.min(MAX_SWEET_SPOT, available - MIN_INTRODUCING));
  const situations = [
    ...others.filter((one) => !isDescription(one) && isSweetSpot(one)),
    ...achievements.filter((one) => !isElsewhere(one) && saysSituation(one.predicate?.text ?? '')),
  ];
  const sweetSpotStatements =
    situations.length > 0
      ? situations
      : others.filter((one) => one.form !== 'whole' && isSweetSpot(one)).slice(0, 1);
  const clientStatements = others
    .filter(
      (one) =>
        sweetSpotStatements.length === 0 &&
        available > 1 &&
        !isSeat(one) &&
        !isElsewhere(one) &&
        saysForWhom(one.predicate?.text ?? ''),
    )
    .slice(0, 1);
  const sweetSpot = (sweetSpotStatements.length > 0 ? sweetSpotStatements : clientStatements).slice(
    0,
    maxSentences,
  );
  const findSpare = (fits: (statement: Statement) => boolean): Statement | undefined => {
    const rest = ownStatements.filter((one) => !manual.includes(one) && !sweetSpot.includes(one));
    return rest.length + Number(isIntroduced) > 1
      ? rest.find((one) => !isDescription(one) && fits(one))
      : undefined;
  };
  const speciality =
    sweetSpot.length === 0
      ? findSpare(
          (one) =>
            SPECIALITY_PATTERN.test(sentenceOf(one)) &&
            !EDUCATION_WORDS_PATTERN.test(one.fact.value) &&
            !isElsewhere(one) &&
            !onlyNamesField(one) &&
            !EXPERIENCE_PATTERN.test(one.text) &&
            !/^is an? /.test(one.predicate?.text ?? '') &&
            !isForeignDescription(one),
        )
      : undefined;
  if (speciality) sweetSpot.push(speciality);
  const aim = sweetSpot.length === 0 ? findSpare((one) => AIM_PATTERN.test(sentenceOf(one))) : undefined;
  if (aim) sweetSpot.push(aim);
  while (manual.length < MAX_MANUAL_SENTENCES) {
    const motive = findSpare((one) => MOTIVE_PATTERN.test(sentenceOf(one)));
    if (!motive) break;
    manual.push(motive);
  }
  // An attitude says how somebody works, and would introduce them only if nothing else does.
  while (manual.length < MIN_MANUAL_SENTENCES) {
    const attitude = findSpare(
      (one) => isVagueAboutOneself(one) && one.text.split(' ').length >= MIN_ATTITUDE_WORDS,
    );
    if (!attitude) break;
    manual.push(attitude);
  }
  return { manual, sweetSpot };
}

/** Maximum lines of posts in the sweet spot, and minimum weight of each. */
const MAX_MOMENTS = 2;
const MIN_MOMENT_WEIGHT = 1;

/** The lines of posts that say for which task, or in which moment of an organisation, the person was called. */
export const momentsIn = (statements: readonly Statement[]): Statement[] =>
  statements
    .filter(
      ({ language, role, predicate, weight }) =>
        language === 'en' && role && weight >= MIN_MOMENT_WEIGHT && saysMoment(predicate?.text ?? ''),
    )
    .slice(0, MAX_MOMENTS);
