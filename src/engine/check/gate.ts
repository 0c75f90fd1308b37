import type { Draft } from '../write/draft';
import { fold } from '../write/text/hygiene';
import type { Piece } from '../write/text/piece';
import { findingsIn, findingsInProse } from './findings';
import type { Ground } from './ground';

/**
 * The last word on a draft, whoever wrote it: a text that says what no fact says is dropped, and so is a
 * sentence that was said before. What remains is a draft of the same shape.
 */
export function gate(draft: Draft, ground: Ground): Draft {
  const said = new Set<string>();
  const fresh = ({ text }: Piece) => {
    const key = fold(text);
    if (said.has(key)) return false;
    said.add(key);
    return true;
  };
  const sound = (piece: Piece) => findingsIn(piece.text, ground).length === 0;
  const spoken = (piece: Piece) => findingsInProse(piece.text, ground).length === 0;
  const prose = (pieces: Piece[]) => pieces.filter((piece) => spoken(piece) && fresh(piece));
  const paragraphs = (all: Piece[][]) => all.map(prose).filter((paragraph) => paragraph.length > 0);
  const one = (piece: Piece): Piece => (piece.text && sound(piece) ? piece : { text: '', spans: [] });
  const titled = (title: string) => title !== '' && sound({ text: title, spans: [] });
  return {
    ...draft,
    name: one(draft.name),
    role: one(draft.role),
    location: one(draft.location),
    summary: prose(draft.summary),
    highlights: draft.highlights.filter(sound),
    focus_areas: draft.focus_areas.filter(sound),
    industries: draft.industries.filter(sound),
    geographical_coverage: draft.geographical_coverage.filter(sound),
    stage_focus: draft.stage_focus.filter(sound),
    personal_interests: draft.personal_interests.filter(sound),
    certifications: draft.certifications.filter(sound),
    meet_them: paragraphs(draft.meet_them),
    sweetspot: prose(draft.sweetspot),
    user_manual: paragraphs(draft.user_manual),
    personas: draft.personas
      .filter(({ title }) => titled(title))
      .map(({ title, bullets }) => ({ title, bullets: prose(bullets) }))
      .filter(({ bullets }) => bullets.length > 0),
    superpowers: draft.superpowers.filter(
      ({ title, description }) => titled(title) && prose([description]).length > 0,
    ),
    functional_skills: draft.functional_skills
      .map(({ name, value }) => ({
        name,
        value: value
          .filter(({ title }) => titled(title))
          .map((skill) =>
            skill.description.text && prose([skill.description]).length === 0
              ? { ...skill, description: { ...skill.description, text: '' } }
              : skill,
          ),
      }))
      .filter(({ name, value }) => titled(name) && value.length > 0),
  };
}
