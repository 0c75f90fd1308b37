import type { Piece } from './text/piece';

/** A persona before it is assembled: every bullet with its spans. */
export interface PersonaDraft {
  title: string;
  bullets: Piece[];
}

/** A skill or superpower before it is assembled. */
export interface SkillDraft {
  title: string;
  description: Piece;
}

/**
 * A profile in the making: every text with the places it rests on. Whoever writes (the offline composer, or
 * another writer that replaces it field by field) writes this shape; the check goes over it and `assemble`
 * turns what is left into profile and evidence.
 */
export interface Draft {
  name: Piece;
  role: Piece;
  location: Piece;
  linkedinUrl: string;
  summary: Piece[];
  highlights: Piece[];
  focus_areas: Piece[];
  industries: Piece[];
  geographical_coverage: Piece[];
  stage_focus: Piece[];
  personal_interests: Piece[];
  certifications: Piece[];
  /** Sentences by paragraph. */
  meet_them: Piece[][];
  sweetspot: Piece[];
  user_manual: Piece[][];
  personas: PersonaDraft[];
  superpowers: SkillDraft[];
  functional_skills: { name: string; value: SkillDraft[] }[];
}
