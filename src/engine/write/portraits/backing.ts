import type { CertificationFact, EducationFact, RoleFact } from '@/shared/facts';
import { type Dossier, printed } from '../claims/dossier';
import { yearsOf } from '../lists/roles';
import { yearsIn } from '../phrases';
import { officeIn } from '../phrases/english';
import { type Piece, spansOf } from '../text/piece';
import type { Theme } from '../themes';
import { isHome } from '../themes/home';
import { functionOf, OTHER_FUNCTION } from '../vocabulary/functions';

/** A course that was taken is no qualification. */
const COURSE = /\b(?:introduction|intro|course|bootcamp|crash|basics|fundamentals|zero to|for beginners)\b/i;
const DOCTORATE = /\b(?:ph\.? ?d|doctor\w*|dr\.)\b/i;
const LEARNED: ReadonlySet<string> = new Set(['research', 'education', 'ai', 'sustainability', 'care']);

/** A certificate of the field a theme is about, so that a claim of skill does not stand on one line alone. */
function certificateFor(theme: Theme | undefined, facts: CertificationFact[]): Piece | undefined {
  const field = theme && functionOf(theme.label);
  const fact = facts.find(
    ({ value }) => !COURSE.test(value) && field !== OTHER_FUNCTION && functionOf(value) === field,
  );
  return fact && { text: printed(fact.value), spans: spansOf(fact) };
}

/** A doctorate, where the theme is one that a doctorate is read for. */
function doctorateFor(theme: Theme | undefined, education: EducationFact[]): Piece | undefined {
  const fact = theme && LEARNED.has(theme.id) && education.find(({ degree }) => DOCTORATE.test(degree ?? ''));
  if (!fact) return undefined;
  const [degree, field, school] = [fact.degree, fact.field, fact.school].map((text) => printed(text ?? ''));
  const read = field && !degree?.includes(field) ? `${degree} in ${field}` : degree;
  return { text: [read, school].filter(Boolean).join(', '), spans: spansOf(fact) };
}

/** A post as a list has it: 'Chief Operating Officer of Harrow Holdings, 2014 to 2018'. */
function postBullet(role: RoleFact, dossier: Dossier): Piece {
  const years = yearsOf(role);
  const span = yearsIn(dossier.language)(years);
  const since = dossier.language === 'en' && years.end === 'present' && years.start;
  const office =
    dossier.language === 'en'
      ? officeIn(role.title, role.organisation)
      : `${role.title}, ${role.organisation}`;
  return {
    text: since ? `${office} since ${years.start}` : [office, span].filter(Boolean).join(', '),
    spans: spansOf(role),
  };
}

/** Second lines for personas that have one: each certificate, degree and post backs one persona only. */
export function backings(
  dossier: Dossier,
  posts: RoleFact[],
): (theme: Theme | undefined, own: RoleFact | undefined) => Piece | undefined {
  const used = new Set<unknown>();
  const free = <T>(facts: T[]) => facts.filter((fact) => !used.has(fact));
  const once = (piece: Piece | undefined): Piece | undefined => {
    const fresh = piece && !used.has(piece.text) ? piece : undefined;
    if (fresh) used.add(fresh.text);
    return fresh;
  };
  return (theme, own) => {
    const { certifications, education } = dossier.facts;
    const unused = certifications.filter(({ value }) => !used.has(printed(value)));
    const learned = once(certificateFor(theme, unused)) ?? once(doctorateFor(theme, education));
    if (learned) return learned;
    const left = free(posts);
    const post =
      left.find((role) => role.id === own?.id) ??
      left.find((role) => theme && isHome(theme.id, role.title)) ??
      left[0];
    if (post) used.add(post);
    return post && postBullet(post, dossier);
  };
}
