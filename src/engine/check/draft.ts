import type { CitedText } from './cited-text';

/** A persona before it is assembled: every bullet with its spans. */
export interface PersonaDraft {
  title: string;
  bullets: CitedText[];
}

/** A skill or superpower before it is assembled. */
export interface SkillDraft {
  title: string;
  description: CitedText;
}

/**
 * A profile in the making: every text with the spans that support it. Every writer (the offline composer, or a
 * language model that replaces it field by field) produces this shape; the check filters it, and `assembleProfile`
 * turns the rest into profile and evidence.
 */
export interface Draft {
  name: CitedText;
  role: CitedText;
  location: CitedText;
  linkedinUrl: string;
  summary: CitedText[];
  highlights: CitedText[];
  focus_areas: CitedText[];
  industries: CitedText[];
  geographical_coverage: CitedText[];
  stage_focus: CitedText[];
  personal_interests: CitedText[];
  certifications: CitedText[];
  /** Sentences by paragraph. */
  meet_them: CitedText[][];
  sweetspot: CitedText[];
  user_manual: CitedText[][];
  personas: PersonaDraft[];
  superpowers: SkillDraft[];
  functional_skills: { name: string; value: SkillDraft[] }[];
}
