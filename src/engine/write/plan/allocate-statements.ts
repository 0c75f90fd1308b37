/**
 * Distributes the statements over the sections of a profile, each statement to one. Only in a short record may personas
 * repeat some of what the description shows.
 */
import { ageCost, currentRole, isExecutive, isOld, isOldCraft } from '../career/career-order';
import { excludeShown, FULL_RECORD_STATEMENTS, MIN_SELF_STATEMENTS } from '../career/story-statements';
import { isWeakStatement } from '../career/work-areas';
import { listedSkills } from '../lists/listed-skills';
import { isTool } from '../lists/skill-kind';
import { statementSentence } from '../sentences/statement-sentence';
import type { CareerContext } from '../statements/career-context';
import { hasFigure, proofWorth, sortByProof } from '../statements/figures';
import { isFounding, saysNothingWrong } from '../statements/importance';
import type { Statement } from '../statements/statement';
import { statementsAboutOneself } from './about-oneself';
import { fillPersonas, withoutRepeated } from './fill-personas';
import { chooseSuperpowers, fillPortraits, withoutStatements } from './fill-portraits';
import { addFurtherBullets } from './further-bullets';
import { completedIntroduction } from './further-introduction';
import { keptForRoles } from './kept-for-roles';
import { careerResults, leadingStatements } from './leading';
import { deedsAmong, isMandate, isOfLearning, isTeamResult, learningExcluderOf } from './left-out';
import { divideByLineOfWork } from './line-of-work';
import { ANY_TARGET, targetOf } from './on-target';
import { momentsIn } from './own-sections';
import { personasOfToday } from './personas-of-today';
import { portraitsOf } from './portraits';
import { restOfDescription } from './rest-of-description';
import { secondOf } from './second-statement';
import type { SectionStatements } from './section-statements';
import { introducingStatements, MIN_ACHIEVEMENT_WEIGHT } from './self-statements';
import { statementsOfStory } from './story-plan';
import { leadWithStrongest, strongestOf } from './strongest';
import { retitled } from './title-of-later-part';
import { withoutToldFigures } from './told-once';

/** With this many statements or more, achievements can introduce the person without other sections lacking them. */
const ENOUGH_STATEMENTS = 5;
/** With this many statements or more, introduction and story can each have one more. */
const MANY_STATEMENTS = 8;
/** With fewer statements, the sections need the strongest ones where they are. */
const STATEMENTS_BESIDE_STRONGEST = 15;
/** With fewer statements, portraits may use those of the introduction. */
const AMPLE_STATEMENTS = 24;
/** Maximum sentences that introduce the person: their own, and achievements. */
const MAX_INTRODUCING_SENTENCES = 4;
/** Maximum pinned statements that the description uses because no other section does. */
const MAX_PINNED_STATEMENTS = 5;

/**
 * Ranks the statements and assigns each to one section. The order here is the order of precedence: statements
 * about oneself, the description, the introduction, the story, then the portraits.
 * @param passesCheck whether a statement passes the check by itself; others are not used
 * @param industries names of the person's industries, which titles of personas may name
 */
export function allocateStatements(
  context: CareerContext,
  passesCheck: (statement: Statement) => boolean = () => true,
  industries: readonly string[] = [],
): SectionStatements {
  const { achievements, aboutSelf, selfDescription, beginning, ofRoles, manual, sweetSpot } =
    statementsAboutOneself(context, passesCheck);
  const ofTeams = context.achievements.filter((one) => isTeamResult(one) && passesCheck(one));
  const tellable = [...ofRoles, ...achievements.filter((one) => !sweetSpot.includes(one)), ...ofTeams];
  const { ofLine, aside } = divideByLineOfWork(tellable, context);
  let left = sortByProof(ofLine);
  const total = left.length;
  // Old roles are omitted if there is enough to say about newer ones, but not what the person founded.
  const newer = left.filter(({ role }) => !isOld(role, context)).length;
  const isLongAgo = ({ role, text }: Statement) =>
    (isExecutive(context) || newer >= MANY_STATEMENTS) && isOld(role, context) && !isFounding(text);
  const take = (choice: readonly (Statement | undefined)[]): Statement[] => {
    const statements = [...new Set(choice)].filter((one) => one !== undefined);
    left = left.filter((one) => !statements.includes(one));
    return statements;
  };
  // In other languages than English few lines can be written as a sentence; the others are left to the lists.
  const isWritable = (one: Statement) =>
    one.language === 'en' || statementSentence(one, context) !== undefined;
  // Sentences need a name.
  const takeForProse = (choice: readonly (Statement | undefined)[]) =>
    context.first ? take(choice.filter((one) => one !== undefined && isWritable(one))) : [];
  // Without a statement on who needs the person, lines show for which task or in which moment they were called.
  const moments = takeForProse(
    sweetSpot.length > 0 ? [] : momentsIn(left.filter((one) => !isOfLearning(one) && !isLongAgo(one))),
  );
  const present = currentRole(context);
  // A duty that every holder of a role has is omitted.
  const isTelling = (one: Statement) => one.language !== 'en' || one.pinned === true || !isWeakStatement(one);
  // Statements of internships and education are used only if there is little else.
  const excludeLearning = learningExcluderOf(left);
  // A present role whose employer is in doubt can be described by its title.
  const isPresent = ({ role }: Statement) => role !== undefined && role.id === present?.id;
  const recent = excludeLearning(
    left.filter(
      (one) =>
        (one.role?.organisation || isPresent(one)) && !isLongAgo(one) && isTelling(one) && isWritable(one),
    ),
  );
  // A sentence of mere praise introduces the person only if little else is known.
  const selfStatements = introducingStatements(
    aboutSelf.filter((one) => !manual.includes(one) && !sweetSpot.includes(one) && !beginning.includes(one)),
    context.first ? recent.filter(({ weight }) => weight >= MIN_ACHIEVEMENT_WEIGHT).length : 0,
  );
  // The best result of the whole career follows the person's description of themselves, or introduces them.
  const ofCareer = takeForProse(
    careerResults(
      withoutToldFigures(
        achievements.filter((one) => !sweetSpot.includes(one)),
        beginning,
      ),
    ),
  );
  const opening = selfDescription.length > 0 ? [...beginning, ...ofCareer] : selfDescription;
  // Statements of the present role come together, before those of earlier roles.
  const told = [...beginning, ...ofCareer];
  const isOfCareer = (one: Statement): boolean =>
    one.role !== undefined && !isTeamResult(one) && !isLongAgo(one) && isTelling(one) && isWritable(one);
  // The strongest statements of a full record are told in front, and all of many if enough others remain.
  const isShort = total < FULL_RECORD_STATEMENTS;
  const isAmple = total >= STATEMENTS_BESIDE_STRONGEST;
  const strongest = isShort
    ? []
    : strongestOf(
        withoutToldFigures(recent, told).filter((one) => isOfCareer(one) && !isMandate(one)),
        context,
        isAmple,
      );
  const leads = leadingStatements(
    withoutToldFigures(recent, told),
    withoutToldFigures(left.filter(isWritable), told),
    context,
    selfDescription.length > 0,
  );
  const description = takeForProse(isAmple ? leadWithStrongest(leads, strongest) : leads);
  // What the summary tells in figures no other section tells in other words.
  const inSummary = [...told, ...description];
  left = withoutToldFigures(left, inSummary);
  // In a full record each role keeps the best other line of its entry, and the other sections use the rest.
  const keptForEntries = isShort
    ? new Set<Statement>()
    : keptForRoles(
        left.filter((one) => !strongest.includes(one)),
        context,
      );
  left = left.filter((one) => !keptForEntries.has(one));
  const introducing = [...selfStatements, ...ofCareer].filter((one) => !opening.includes(one));
  const isQuiet = introducing.length < MIN_SELF_STATEMENTS;
  // The introduction is about the work of today, so that age counts twice.
  const worth = (one: Statement) => proofWorth(one) - 2 * ageCost(one.role, context);
  const next = withoutToldFigures(recent, inSummary)
    .filter((one) => !description.includes(one) && one.weight >= MIN_ACHIEVEMENT_WEIGHT)
    .sort(
      (a, b) =>
        Number(b.pinned ?? false) - Number(a.pinned ?? false) ||
        Number(keptForEntries.has(a)) - Number(keptForEntries.has(b)) ||
        worth(b) - worth(a),
    );
  const introduction = takeForProse(
    isQuiet && total >= ENOUGH_STATEMENTS
      ? [next[0], total >= MANY_STATEMENTS ? secondOf(next, worth, context) : undefined]
      : // A task introduces the person if the description only lists roles.
        description.length + introducing.length === 0
        ? [recent.find(isPresent) ?? recent[0]]
        : [],
  );

  const mentioned = [...description, ...introduction];
  const ofEntriesInCareer = [...keptForEntries].filter((one) => isOfCareer(one) && !mentioned.includes(one));
  const story = new Map(
    takeForProse(
      statementsOfStory(
        {
          inCareer: excludeLearning(left.filter(isOfCareer)),
          ofEntries: excludeLearning(ofEntriesInCareer),
          mentioned,
          total,
        },
        context,
      ),
    ).map((one) => [one.role?.id ?? '', one]),
  );

  const isDeed = deedsAmong(context.achievements);
  const shownOf = (statements: readonly Statement[]) =>
    excludeLearning(
      sortByProof([...new Set(statements)].filter(isDeed)).filter(
        (one) => (!isLongAgo(one) || total < MANY_STATEMENTS) && !isOldCraft(one.role, context),
      ),
    );
  // A short record has too few statements to pass over any.
  const target = isShort ? ANY_TARGET : targetOf(context);
  const planned = portraitsOf(shownOf(left), context.language, { isLast: false, industries, target });
  // What portraits take from the introduction leaves it. What the description shows is shown nowhere else.
  const reusable = total < AMPLE_STATEMENTS ? introduction : [];
  // If there is no persona, one may also use the lines that roles keep.
  const ofEntries = planned.personas.length === 0 ? [...keptForEntries] : [];
  const { personas: filledPersonas, superpowers: filledSuperpowers } = fillPortraits(planned, () =>
    portraitsOf(shownOf([...left, ...reusable, ...ofEntries]), context.language, { industries, target }),
  );
  // A statement of the introduction may also show an ability if no other does; it then leaves the introduction.
  const longAgo = excludeLearning(sortByProof(left.filter(isLongAgo))).filter(isDeed);
  const superpowers = retitled(
    chooseSuperpowers(
      filledSuperpowers,
      filledPersonas,
      {
        withResults: shownOf([...left, ...introduction, ...story.values()]),
        // The first sentence of the introduction stays.
        reusable: shownOf([...left, ...introduction.slice(1), ...story.values()]),
        longAgo,
        ofRoles: shownOf([...keptForEntries]),
      },
      context.language,
      listedSkills(context).flatMap(({ title }) => (isTool(title) ? [] : [title])),
    ),
    filledPersonas.map(({ title }) => title),
  );
  const inPowers = new Set(superpowers.flatMap(({ statements }) => statements));
  const availableOf = (statements: readonly Statement[]) =>
    shownOf([...new Set(statements)]).filter((one) => !inPowers.has(one));
  const fill = (repeated: readonly Statement[]) =>
    fillPersonas(
      withoutStatements(filledPersonas, inPowers),
      {
        left: availableOf(left).filter((one) => !isLongAgo(one)),
        reusable: availableOf([...left, ...introduction]),
        all: availableOf([...left, ...introduction, ...story.values(), ...ofEntries, ...repeated]),
      },
      context.language,
      target,
    );
  // A short record without portraits may show what its description does, beside something else.
  const repeated = superpowers.length === 0 && total < MANY_STATEMENTS ? description : [];
  const filled = withoutRepeated(fill(repeated), repeated) ?? fill([]);
  const all = availableOf([...left, ...introduction, ...story.values(), ...keptForEntries]);
  const personas = addFurtherBullets(
    personasOfToday(filled, { all, reserve: keptForEntries }, context, target),
    availableOf(withoutToldFigures(left, inSummary)),
  );
  const shownThere = new Set(take([...personas, ...superpowers].flatMap(({ statements }) => statements)));
  const { introduced, remainingStory } = excludeShown(introduction, story, shownThere);
  // Pinned statements that no section has used are added to the description.
  const unusedPinned = take(left.filter(({ pinned }) => pinned).slice(0, MAX_PINNED_STATEMENTS));
  // What no portrait has a title for is told in the description.
  const rest = takeForProse(
    restOfDescription(
      excludeLearning(left).filter((one) => !isLongAgo(one)),
      { told: inSummary, count: description.length, total, isOfCareer, worth },
    ),
  );
  // The strongest statements that no section has used introduce the person too.
  const completed = completedIntroduction(excludeLearning(left.filter((one) => !isLongAgo(one))), {
    own: introducing,
    count: introduced.length + remainingStory.size,
    strongest,
    told: [...inSummary, ...rest, ...introduced, ...remainingStory.values()],
    isOfCareer: (one) => !isShort && isOfCareer(one),
    worth,
  });
  const furtherIntroduction = takeForProse(completed.further);
  // Unused achievements of the 'About' text introduce a person who says little else, and those in figures any person.
  const isAlone = isQuiet && introduction.length === 0;
  const ownAchievements = takeForProse(
    left
      .filter(
        (one) => achievements.includes(one) && (isAlone || hasFigure(one.text) || saysNothingWrong(one.text)),
      )
      .slice(
        0,
        Math.max(
          0,
          (isAlone ? MIN_SELF_STATEMENTS : MAX_INTRODUCING_SENTENCES) -
            introducing.length -
            introduction.length,
        ),
      ),
  );
  const isUsed = (one: Statement) =>
    introduced.includes(one) || shownThere.has(one) || [...remainingStory.values()].includes(one);
  // A statement without a role would seem to belong to the role named before it.
  const inDescription = [...description, ...rest, ...unusedPinned];
  const isPlaced = (one: Statement) =>
    one.role !== undefined || one.language !== 'en' || !inDescription.some(({ role }) => role);
  return {
    manual,
    sweetSpot: [...sweetSpot, ...moments],
    own: [...completed.own, ...ownAchievements, ...inDescription.filter((one) => !isPlaced(one))],
    opening,
    description: inDescription.filter(isPlaced),
    introduction: [...introduced, ...furtherIntroduction],
    story: remainingStory,
    personas,
    superpowers,
    left: [...left, ...[...keptForEntries, ...aside].filter((one) => !isUsed(one))],
    strongest,
  };
}
