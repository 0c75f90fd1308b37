import { Link } from '@tanstack/react-router';
import type { EvidenceIndex } from '@/shared/evidence/evidence-index';
import type { Verdict } from '@/shared/roles/role-fit';
import type { RequirementWithVerdict } from '@/shared/roles/saved-roles';
import { EvidenceMark } from '@/web/components/evidence/evidence-mark';
import { useRoleChange } from '../queries';
import { placesOfRequirement } from './evidence';
import { missingPlaceHref, missingPlaceOf } from './missing-places';
import { RequirementMenu } from './requirement-menu';
import { yearsText } from './years-text';

const VERDICT_LABELS: Record<Verdict, string> = {
  evidenced: 'Evidenced',
  mentioned: 'Mentioned',
  gap: 'Gap',
  soft: 'Not counted',
};

/** A requirement, its verdict, and the line that meets it. */
export function RequirementItem({
  roleId,
  requirement,
  evidence,
}: {
  roleId: string;
  requirement: RequirementWithVerdict;
  evidence: EvidenceIndex;
}) {
  const { verdict, text } = requirement;
  const places = placesOfRequirement(evidence, requirement);
  const isEvidenceShown = verdict === 'evidenced' || verdict === 'mentioned';
  const line = isEvidenceShown ? requirement.evidence : undefined;
  return (
    <li className="roles-req" data-verdict={verdict}>
      <p className="verdict">
        {verdict !== 'soft' && <span aria-hidden className={`roles-mark ${verdict}`} />}
        {VERDICT_LABELS[verdict]}
      </p>
      <div className="ask">
        <h3 dir="auto">{text}</h3>
        {line && (
          <p className="have" dir="auto">
            {line}
            {places.length > 0 && <EvidenceMark places={places} />}
          </p>
        )}
        {line && requirement.byPosts && <p className="after">{yearsText(requirement.byPosts)}</p>}
        <EvidenceRemark requirement={requirement} hasPlaces={places.length > 0} />
        <CorrectionRemark roleId={roleId} requirement={requirement} />
      </div>
      <RequirementMenu roleId={roleId} requirement={requirement} />
    </li>
  );
}

/** A remark on a gap or a mere mention; a gap and the owner's own line have a link to where evidence can be added. */
function EvidenceRemark({
  requirement,
  hasPlaces,
}: {
  requirement: RequirementWithVerdict;
  hasPlaces: boolean;
}) {
  const { verdict, from: evidenceKind, correction } = requirement;
  if (correction?.verdict) return null;
  if (verdict === 'gap') {
    const place = missingPlaceOf(requirement);
    const [path, hash] = missingPlaceHref(place).split('#');
    return (
      <p className="after">
        Nothing in your profile says this.{' '}
        <Link to={path} hash={hash} className="roles-link">
          Add to {place.name}
        </Link>
      </p>
    );
  }
  if (verdict !== 'mentioned') return null;
  if (evidenceKind === 'own') {
    return (
      <p className="after">
        Your own line; nothing you gave us confirms it.{' '}
        <Link to="/create-profile" className="roles-link">
          Add a source
        </Link>
      </p>
    );
  }
  return (
    <p className="after">
      {evidenceKind === 'skills'
        ? 'Among your skills; no line of your record shows it.'
        : hasPlaces
          ? 'This line says a part of it.'
          : 'Said in part.'}
    </p>
  );
}

/** What the owner corrected, with Undo. */
function CorrectionRemark({
  roleId,
  requirement: { id, correction, must },
}: {
  roleId: string;
  requirement: RequirementWithVerdict;
}) {
  const undo = useRoleChange((roles) => roles.correct({ id: roleId, requirement: id, correction: null }), {
    order: roleId,
  });
  if (!correction) return null;
  const corrections = [
    correction.verdict && 'You set this verdict.',
    correction.must !== undefined && `You made it a ${must ? 'must-have' : 'nice-to-have'}.`,
  ].filter(Boolean);
  return (
    <p className="after">
      {corrections.join(' ')}{' '}
      <button type="button" className="roles-link" disabled={undo.isPending} onClick={() => undo.mutate()}>
        Undo
      </button>
    </p>
  );
}
