import { chosen } from '../../language/text/choose';
import { type CitedText, spansOf } from '../../language/text/cited-text';
import { pointed } from '../../language/text/hygiene';
import { listed } from '../../language/text/sentences';
import { phrasesOf } from '../phrases';
import { heldAs } from '../phrases/english';
import { otherPresentRoles, overtakenBy, presentRole } from '../plan/career-order';
import type { Shares } from '../plan/shares';
import type { CareerContext } from '../statements/career-context';
import { deedOf } from './deed';
import { yearsOf } from './key-roles';
import { positionOf } from './position';
import { tell } from './tell';

/** Posts held beside the present one, each with its employer, in one sentence. */
function besides(context: CareerContext): CitedText[] {
  const roles = otherPresentRoles(context).slice(0, 2);
  if (roles.length === 0 || !context.first) return [];
  const held = listed(roles.map((role) => heldAs(role.title, role.organisation)));
  const text = chosen(
    [`${context.first} is also ${held}`, `Alongside this, ${context.first} is ${held}`],
    `${context.name}|besides`,
  );
  return [{ text: pointed(text ?? ''), spans: spansOf(...roles) }];
}

/** Another language: the position, then results as that language names them. */
function foreign(context: CareerContext, shares: Shares): CitedText[] {
  const phrases = phrasesOf(context.language);
  const role = presentRole(context);
  if (!phrases || !role?.title || !context.first) return [];
  const position = {
    text: pointed(phrases.position(context.name, role.title, role.organisation, yearsOf(role))),
    spans: spansOf(role),
  };
  const results = shares.description.flatMap((statement) => {
    const cited = tell(statement, context);
    return cited ? [cited] : [];
  });
  return [position, ...results];
}

/** The description: where the person stands, what came of it, and the strongest result before. */
export function descriptionOf(context: CareerContext, shares: Shares): CitedText[] {
  if (context.language !== 'en') return foreign(context, shares);
  const role = presentRole(context);
  if (!role) return [];
  const deed = shares.description.find((statement) => statement.role?.id === role.id);
  // 'Until 2010 she was ...' would hide what came after.
  const position = overtakenBy(role, context) ? undefined : positionOf(context, role, deed);
  const others = besides(context);
  const told = position?.told ? deed : undefined;
  let here = position ? role : undefined;
  const deeds = shares.description
    .filter((statement) => statement !== told)
    .flatMap((statement) => {
      const cited = deedOf(statement, context, here, `${context.name}|description`);
      here = statement.role;
      return cited ? [cited] : [];
    });
  return [...(position ? [position.cited] : []), ...deeds, ...others];
}
