import { isExecutive } from '../plan/standing';
import type { Dossier } from '../statements/dossier';
import { printed } from '../statements/dossier';
import type { Statement } from '../statements/statement';
import { upperFirst } from '../text/casing';
import { fold } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { FILLER } from '../vocabulary/filler';
import { isSkill, skillName } from '../vocabulary/skills';
import { NOT_A_ROLE, TITLE_NOUN } from '../vocabulary/titles';
import { isToolName } from '../vocabulary/tools';
import { unique } from './plain';
import { headlineParts } from './role-line';

const MOST = 8;
/** Names of tools say what is used, not what is led: they come last. */
const TOOL = /^(?:[A-Z][\w.+#/-]*|(?=\D*\d)[\w.+#-]+)$/;

/** Skills the statements speak of, the more often the earlier; then as the source ranks them. */
function skillPieces(dossier: Dossier): Piece[] {
  const text = ` ${fold(dossier.achievements.map((statement) => statement.text).join(' '))} `;
  const employers = dossier.roles.map((role) => role.organisation);
  return dossier.facts.skills
    .map((skill, at) => {
      const name = skillName(printed(skill.value));
      const mentioned = text.includes(` ${fold(name)} `) ? 1 : 0;
      return {
        piece: { text: upperFirst(name), spans: spansOf(skill) },
        rank: at * 0.25 - mentioned * 3 + (TOOL.test(name) ? 6 : 0),
      };
    })
    .filter(({ piece }) => piece.text.length > 2 && isSkill(piece.text, employers))
    .sort((a, b) => a.rank - b.rank)
    .map(({ piece }) => piece);
}

/** Subjects that at least two statements show, as areas of work; only in English, whose labels they are. */
function subjectPieces(dossier: Dossier): Piece[] {
  const shown = new Map<string, { label: string; statements: Statement[] }>();
  for (const statement of dossier.achievements) {
    const [subject] = statement.subjects;
    if (!subject) continue;
    const known = shown.get(subject.id) ?? { label: subject.label, statements: [] };
    known.statements.push(statement);
    shown.set(subject.id, known);
  }
  return [...shown.values()]
    .filter(({ statements }) => statements.length >= 2)
    .sort((a, b) => b.statements.length - a.statements.length)
    .map(({ label, statements }) => ({
      text: label,
      spans: spansOf(...statements.slice(0, 3).map(({ fact }) => fact)),
    }));
}

/** What the person works on: their own words in the headline, then skills, then what the statements show. */
export function focusAreasOf(dossier: Dossier): Piece[] {
  const { headline } = dossier.facts;
  const spoken = headlineParts(headline?.value ?? '')
    .filter(
      (part) =>
        !/\bexpert$/i.test(part) &&
        !TITLE_NOUN.test(part) &&
        !NOT_A_ROLE.test(part) &&
        !FILLER.test(part) &&
        part.split(' ').length <= 5,
    )
    .filter(
      (part) => part.length > 2 && !dossier.roles.some((role) => fold(role.organisation) === fold(part)),
    )
    .map((part) => ({
      text: upperFirst(part.replace(/^(?:proven|strong|extensive)\s+/i, '')),
      spans: spansOf(headline),
    }));
  const skills = skillPieces(dossier).filter(({ text }) => !isExecutive(dossier) || !isToolName(text));
  const shown = subjectPieces(dossier);
  const room = Math.max(3, MOST - spoken.length - Math.min(shown.length, 3));
  const chosen = unique(
    [...spoken.slice(0, 5), ...skills.slice(0, room), ...shown.slice(0, 4), ...skills],
    MOST,
  );
  return chosen;
}
