/** Divides the statements about oneself: what opens the profile, the sections in own words, and achievements. */
import type { CareerContext } from '../statements/career-context';
import type { Statement } from '../statements/statement';
import { continuationOf, selfDescriptionOf } from './leading';
import { onlyNamesPost } from './left-out';
import { isWayOfWorking, ownSections } from './own-sections';
import { isPrintableStatement } from './section-statements';
import {
  isInnerLife,
  isVagueAboutOneself,
  MIN_ACHIEVEMENT_WEIGHT,
  onlyNamesField,
  onlyNamesLanguages,
  statesAchievement,
} from './self-statements';

/** The statements about oneself by their use, and the statements of roles that can be told beside them. */
interface StatementsAboutOneself {
  /** Achievements that the 'About' text states as lines of roles do. */
  achievements: Statement[];
  /** The other statements about oneself. */
  aboutSelf: Statement[];
  /** What the person says that they are, with which the profile opens. */
  selfDescription: Statement[];
  /** The same with the sentences that belong directly after it. */
  beginning: Statement[];
  ofRoles: Statement[];
  manual: Statement[];
  sweetSpot: Statement[];
}

/**
 * The statements about oneself, each with one use.
 * @param passesCheck whether a statement passes the check by itself
 */
export function statementsAboutOneself(
  context: CareerContext,
  passesCheck: (statement: Statement) => boolean,
): StatementsAboutOneself {
  const achievements = context.about.filter(
    (one) => statesAchievement(one) && isPrintableStatement(one) && passesCheck(one),
  );
  const aboutSelf = context.about.filter(
    (one) =>
      !one.pointsBack &&
      ((one.form !== 'fragment' && one.form !== 'clause') || one.language !== 'en') &&
      !isInnerLife(one) &&
      !(context.facts.languages.length > 0 && onlyNamesLanguages(one)) &&
      !achievements.includes(one),
  );
  // The person's description of themselves comes first, whatever else it says.
  const selfDescription = selfDescriptionOf(
    aboutSelf.filter((one) => !isWayOfWorking(one) && !isVagueAboutOneself(one) && !onlyNamesField(one)),
    context,
  );
  const continuation = continuationOf(selfDescription[0], context.about);
  const beginning = [...selfDescription, ...continuation];
  const ofRoles = context.achievements.filter(
    (one) => isPrintableStatement(one) && !onlyNamesPost(one) && passesCheck(one),
  );
  const { manual, sweetSpot } = ownSections(
    aboutSelf.filter((one) => !beginning.includes(one)),
    {
      achievements,
      isOpened: selfDescription.length > 0,
      introducingLines: context.first
        ? ofRoles.filter(({ weight }) => weight >= MIN_ACHIEVEMENT_WEIGHT).length
        : 0,
    },
  );
  sweetSpot.sort((a, b) => context.about.indexOf(a) - context.about.indexOf(b));
  return { achievements, aboutSelf, selfDescription, beginning, ofRoles, manual, sweetSpot };
}
