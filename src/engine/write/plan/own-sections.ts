/** Distributes statements about oneself: how the person works, and for whom they are most useful. */
import {
  AIM_PATTERN,
  MOTIVE_PATTERN,
  SPECIALITY_PATTERN,
  WAY_OF_WORKING_PATTERN,
} from '../../language/vocabulary/way-of-working';
import type { Statement } from '../statements/statement';
import { isForeignDescription } from './leading';
import { isVagueAboutOneself, onlyNamesField } from './self-statements';

const MAX_MANUAL = 6;
/** Number of sentences of a user manual at which it needs no attitudes. */
const FEW_MANUAL = 2;
/** Minimum words of an attitude that says something. */
const FEWEST_WORDS = 8;

const COMPANY =
  /\b(?:compan(?:y|ies)|founders?|business(?:es)?|firms|start-?ups|scale-?ups|boards|owners|organi[sz]ations|teams|ceos)\b/i;
const CALLED =
  /\b(?:help|helps|serve|serves|advise|advises|works? with|work best|step in|called in|support|supports|join|joins|partner|partners)\b/i;
const MOMENT =
  /\b(?:when|after|before|between|during|through|facing|ahead of|who|whose|that need|series [a-e]|pre-|post-|early[- ]stage|growth[- ]stage|from .{1,80} to)\b/i;

/** Words of studies, whose subject is not a focus of the work. */
const STUDIES =
  /\b(?:pursuing|studying|degree|ph\.? ?d|[mb]\.? ?sc?|master['’]?s?|bachelor['’]?s?|diploma|university|institute of|gpa|coursework|student)\b/i;

/**
 * Whether a statement of the 'About' text says for which companies, in which situation or with which mandate
 * the person works.
 */
const isSweetSpot = ({ fact }: Statement) =>
  COMPANY.test(fact.value) && CALLED.test(fact.value) && MOMENT.test(fact.value);

/**
 * Distributes statements about oneself. Those clearly about working with the person, or about whom they
 * serve, have their own sections. Motives and specialities have too, if another sentence is left to introduce
 * the person.
 */
export function ownSections(own: readonly Statement[]): { manual: Statement[]; sweetSpot: Statement[] } {
  const manual = own
    .filter(({ form, fact }) => form !== 'person' && WAY_OF_WORKING_PATTERN.test(fact.value))
    .slice(0, MAX_MANUAL);
  const sweetSpot = own.filter((one) => !manual.includes(one) && isSweetSpot(one)).slice(0, 1);
  const spare = (wanted: (statement: Statement) => boolean): Statement | undefined => {
    const rest = own.filter((one) => !manual.includes(one) && !sweetSpot.includes(one));
    return rest.length > 1 ? rest.find((one) => one.form !== 'person' && wanted(one)) : undefined;
  };
  const speciality =
    sweetSpot.length === 0
      ? spare(
          (one) =>
            SPECIALITY_PATTERN.test(one.fact.value) &&
            !STUDIES.test(one.fact.value) &&
            !onlyNamesField(one) &&
            !/^is an? /.test(one.predicate?.text ?? '') &&
            !isForeignDescription(one),
        )
      : undefined;
  if (speciality) sweetSpot.push(speciality);
  const aim = sweetSpot.length === 0 ? spare(({ fact }) => AIM_PATTERN.test(fact.value)) : undefined;
  if (aim) sweetSpot.push(aim);
  while (manual.length < MAX_MANUAL) {
    const motive = spare(({ fact }) => MOTIVE_PATTERN.test(fact.value));
    if (!motive) break;
    manual.push(motive);
  }
  // An attitude says how somebody works, and would introduce them only if nothing else does.
  while (manual.length < FEW_MANUAL) {
    const attitude = spare((one) => isVagueAboutOneself(one) && one.text.split(' ').length >= FEWEST_WORDS);
    if (!attitude) break;
    manual.push(attitude);
  }
  return { manual, sweetSpot };
}
