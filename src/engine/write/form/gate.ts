/** The last gate of a draft: removes the texts that an editor would not print, whatever section they are of. */
import type { CitedText } from '../../check/cited-text';
import type { Draft } from '../../check/draft';
import { sentencesOf } from '../../language/text/sentences';
import { formFault, type TextKind } from './form-fault';

/** Whether an editor would print a text as it is. */
export const isWellFormed = (text: string, kind: TextKind): boolean => formFault(text, kind) === undefined;

/** A sentence ends with its full stop; an entry of a list does not. */
const kindOf = (text: string): TextKind => (/[.!?]["”’]?$/u.test(text) ? 'sentence' : 'entry');

/** The check of a draft's prose that also asks whether a text is well formed. */
export const checkWithForm =
  (passesCheck: (cited: CitedText) => boolean) =>
  (cited: CitedText): boolean =>
    isWellFormed(cited.text, kindOf(cited.text)) && passesCheck(cited);

/** The years at the end of a role, and the colon before its line. */
const LINE_OF_ROLE_PATTERN = /(?:\d{4}|today|heute|aujourd['’]hui|hoy|hoje|oggi|heden)\s?: (.+)$/u;

/** A key role without its line if that is broken. */
function keepSoundLine(cited: CitedText): CitedText {
  const [, line = ''] = LINE_OF_ROLE_PATTERN.exec(cited.text) ?? [];
  if (line === '' || isWellFormed(line, 'line')) return cited;
  return { ...cited, text: cited.text.slice(0, -line.length).replace(/\s?: $/u, '') };
}

/**
 * A draft without texts that are broken in form. A persona or superpower without a sound line, and a group of skills
 * without a sound name, is removed as a whole.
 * @param isOwn whether a text is its owner's own, which stays as it is
 */
export function removeBroken(draft: Draft, isOwn: (text: string) => boolean): Draft {
  const sentences = (texts: readonly CitedText[]) =>
    texts.filter(({ text }) => isOwn(text) || isWellFormed(text, 'sentence'));
  const names = (texts: readonly CitedText[]) => texts.filter(({ text }) => isWellFormed(text, 'name'));
  const isEntry = ({ text }: CitedText) =>
    isOwn(text) || sentencesOf(text).every((sentence) => isWellFormed(sentence, 'entry'));
  return {
    ...draft,
    summary: sentences(draft.summary),
    meet_them: draft.meet_them.map(sentences).filter((paragraph) => paragraph.length > 0),
    sweetspot: sentences(draft.sweetspot),
    user_manual: draft.user_manual.map(sentences).filter((paragraph) => paragraph.length > 0),
    highlights: draft.highlights.map(keepSoundLine),
    focus_areas: names(draft.focus_areas),
    industries: names(draft.industries),
    geographical_coverage: names(draft.geographical_coverage),
    stage_focus: names(draft.stage_focus),
    personal_interests: names(draft.personal_interests),
    certifications: names(draft.certifications),
    personas: draft.personas
      .filter(({ title }) => isWellFormed(title, 'name'))
      .map(({ title, bullets }) => ({ title, bullets: bullets.filter(isEntry) }))
      .filter(({ bullets }) => bullets.length > 0),
    superpowers: draft.superpowers.filter(
      ({ title, description }) =>
        isOwn(title) || (isWellFormed(title, 'name') && (description.text === '' || isEntry(description))),
    ),
    functional_skills: draft.functional_skills
      .map(({ name, value }) => ({
        name,
        value: value
          .filter(({ title }) => isWellFormed(title, 'name'))
          .map((skill) =>
            skill.description.text === '' || isEntry(skill.description)
              ? skill
              : { ...skill, description: { ...skill.description, text: '' } },
          ),
      }))
      .filter(({ name, value }) => value.length > 0 && isWellFormed(name, 'name')),
  };
}
