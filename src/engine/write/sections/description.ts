import { phrasesOf } from '../phrases';
import { heldAs } from '../phrases/english';
import type { Shares } from '../plan/shares';
import { otherPresentRoles, presentRole } from '../plan/standing';
import type { Dossier } from '../statements/dossier';
import { chosen } from '../text/choose';
import { pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { deedOf } from './deed';
import { yearsOf } from './key-roles';
import { positionOf } from './position';
import { tell } from './tell';

/** Posts held beside the present one, each with its employer, in one sentence. */
function besides(dossier: Dossier): Piece[] {
  const roles = otherPresentRoles(dossier).slice(0, 2);
  if (roles.length === 0 || !dossier.first) return [];
  const held = listed(roles.map((role) => heldAs(role.title, role.organisation)));
  const text = chosen(
    [`${dossier.first} is also ${held}`, `Alongside this, ${dossier.first} is ${held}`],
    `${dossier.name}|besides`,
  );
  return [{ text: pointed(text ?? ''), spans: spansOf(...roles) }];
}

/** Another language: the position, then results as that language names them. */
function foreign(dossier: Dossier, shares: Shares): Piece[] {
  const phrases = phrasesOf(dossier.language);
  const role = presentRole(dossier);
  if (!phrases || !role?.title || !dossier.first) return [];
  const position = {
    text: pointed(phrases.position(dossier.name, role.title, role.organisation, yearsOf(role))),
    spans: spansOf(role),
  };
  const results = shares.description.flatMap((statement) => {
    const piece = tell(statement, dossier);
    return piece ? [piece] : [];
  });
  return [position, ...results];
}

/** The description: where the person stands, what came of it, and the strongest result before. */
export function descriptionOf(dossier: Dossier, shares: Shares): Piece[] {
  if (dossier.language !== 'en') return foreign(dossier, shares);
  const role = presentRole(dossier);
  if (!role) return [];
  const deed = shares.description.find((statement) => statement.role?.id === role.id);
  const position = positionOf(dossier, role, deed);
  const others = besides(dossier);
  const told = position?.told ? deed : undefined;
  let here = position ? role : undefined;
  const deeds = shares.description
    .filter((statement) => statement !== told)
    .flatMap((statement) => {
      const piece = deedOf(statement, dossier, here, `${dossier.name}|description`);
      here = statement.role;
      return piece ? [piece] : [];
    });
  return [...(position ? [position.piece] : []), ...deeds, ...others];
}
