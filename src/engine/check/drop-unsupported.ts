/** Drops from a draft what the facts of its person do not support, and what repeats an earlier sentence. */
import { answeredLines } from '@/shared/interview/answers';
import type { CareerFacts, RoleFact } from '@/shared/record/facts';
import { wordsKey } from '../language/text/keys';
import { languageOf } from '../language/text/language';
import { sentencesOf } from '../language/text/sentences';
import { allowedTermsOf } from './allowed-terms';
import type { CitedText, DerivedRelation } from './cited-text';
import type { Draft } from './draft';
import { type Derived, deriveSentence } from './entailment';
import { findingsIn, findingsInProse } from './findings';
import { indexRecord } from './record-index';

interface Check {
  /** Removes unsupported sentences, and those that repeat an earlier one, even one from an earlier call. */
  check(draft: Draft): Draft;
  /** Whether a sentence may be printed as prose and is supported by the entries it cites. */
  passesCheck(cited: CitedText): boolean;
}

/** Minimum number of bullets of a persona. */
const MIN_PERSONA_BULLETS = 2;

/**
 * Creates the check for a draft, whether composed or written by a model. `check` drops sentences that cannot
 * be derived from the entries they cite, that have a name, number or title found in no fact, or that repeat
 * an earlier one. It returns the draft with the relations that each sentence states.
 */
export function createDraftCheck(facts: CareerFacts): Check {
  const allowed = allowedTermsOf(facts);
  const index = indexRecord(facts);
  const usedTexts = new Set<string>();
  // An interview answer is its owner's own sentence, so it passes only unchanged.
  const answers = new Set(
    Object.values(answeredLines(facts)).flatMap((lines) => lines.map(({ value }) => value)),
  );
  const isNew = ({ text }: CitedText) => {
    const key = wordsKey(text);
    if (usedTexts.has(key)) return false;
    usedTexts.add(key);
    return true;
  };
  const isEnglish = (text: string) => (languageOf(text) ?? 'en') === 'en';
  const derive = (text: string, spans: CitedText['spans'], here: RoleFact | undefined): Derived =>
    deriveSentence(text, { spans, index, previousRole: here, isEnglish: isEnglish(text) });

  /** A cited text is one sentence, or several with spans of their own. */
  const deriveCited = ({ text, spans }: CitedText, here: RoleFact | undefined): Derived => {
    const derivation = derive(text, spans, here);
    const parts = derivation.finding ? sentencesOf(text) : [];
    if (parts.length < 2) return derivation;
    const relations: DerivedRelation[] = [];
    let role = here;
    for (const part of parts) {
      const one = derive(part, spans, role);
      if (one.finding) return one;
      relations.push(...one.relations);
      role = one.role ?? role;
    }
    return { relations, ...(role ? { role } : {}) };
  };

  const isSound = (cited: CitedText) => findingsIn(cited.text, allowed).length === 0;
  const checkProse = (citedTexts: readonly CitedText[]): CitedText[] => {
    let here: RoleFact | undefined;
    return citedTexts.flatMap((cited) => {
      if (answers.has(cited.text)) return isNew(cited) ? [cited] : [];
      if (findingsInProse(cited.text, allowed).length > 0) return [];
      const { relations, role, finding } = deriveCited(cited, here);
      if (finding || !isNew(cited)) return [];
      here = role ?? here;
      return [{ ...cited, says: relations }];
    });
  };
  const checkParagraphs = (all: readonly CitedText[][]) =>
    all.map(checkProse).filter((paragraph) => paragraph.length > 0);
  const checkText = (cited: CitedText): CitedText =>
    cited.text && isSound(cited) ? cited : { text: '', spans: [] };
  const isSoundTitle = (title: string) => title !== '' && isSound({ text: title, spans: [] });
  /** Removes the outcome of a key role if it fails the check, and the whole entry if the post fails too. */
  const checkKeyRole = (cited: CitedText): CitedText[] => {
    if (!isSound(cited)) return [];
    const derivation = deriveCited(cited, undefined);
    if (!derivation.finding) return [{ ...cited, says: derivation.relations }];
    const [post = ''] = cited.text.split(/\s?: /);
    const titleOnly = deriveCited({ ...cited, text: post }, undefined);
    return titleOnly.finding || post === cited.text
      ? []
      : [{ text: post, spans: cited.spans, says: titleOnly.relations }];
  };

  const passesCheck = (cited: CitedText) =>
    findingsInProse(cited.text, allowed).length === 0 && !deriveCited(cited, undefined).finding;

  const check = (draft: Draft): Draft => ({
    ...draft,
    name: checkText(draft.name),
    role: checkText(draft.role),
    location: checkText(draft.location),
    summary: checkProse(draft.summary),
    highlights: draft.highlights.flatMap(checkKeyRole),
    focus_areas: draft.focus_areas.filter(isSound),
    industries: draft.industries.filter(isSound),
    geographical_coverage: draft.geographical_coverage.filter(isSound),
    stage_focus: draft.stage_focus.filter(isSound),
    personal_interests: draft.personal_interests.filter(isSound),
    certifications: draft.certifications.filter(isSound),
    meet_them: checkParagraphs(draft.meet_them),
    sweetspot: checkProse(draft.sweetspot),
    user_manual: checkParagraphs(draft.user_manual),
    personas: draft.personas
      .filter(({ title }) => isSoundTitle(title))
      .map(({ title, bullets }) => ({ title, bullets: checkProse(bullets) }))
      .filter(({ bullets }) => bullets.length >= MIN_PERSONA_BULLETS),
    superpowers: draft.superpowers.flatMap(({ title, description }) => {
      // A superpower that its owner named has no description, and its title must follow from their words.
      const isOwn = description.text === '' && description.spans.length > 0;
      const [checked] = isSoundTitle(title)
        ? checkProse([isOwn ? { ...description, text: title } : description])
        : [];
      if (!checked) return [];
      return [{ title, description: isOwn ? description : checked }];
    }),
    functional_skills: draft.functional_skills
      .map(({ name, value }) => ({
        name,
        value: value
          .filter(({ title }) => isSoundTitle(title))
          .map(({ title, description }) => {
            const [checked] = description.text ? checkProse([description]) : [];
            return { title, description: checked ?? { text: '', spans: description.spans } };
          }),
      }))
      .filter(({ name, value }) => isSoundTitle(name) && value.length > 0),
  });
  return { check, passesCheck };
}
