import type { CitedText } from './cited-text';

/** A persona of a draft: every bullet with its spans. */
export interface PersonaDraft {
  title: string;
  bullets: CitedText[];
}

/** A skill or superpower of a draft. */
export interface SkillDraft {
  title: string;
  description: CitedText;
}

/**
 * A profile while it is written and checked: every text with the spans that support it. Every writer (the
 * offline composer, or a language model that replaces single fields) produces this type. The check filters
 * it, and `assembleProfile` turns the result into profile and evidence.
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
  /** The sentences of each paragraph. */
  meet_them: CitedText[][];
  sweetspot: CitedText[];
  user_manual: CitedText[][];
  personas: PersonaDraft[];
  superpowers: SkillDraft[];
  functional_skills: { name: string; value: SkillDraft[] }[];
}
