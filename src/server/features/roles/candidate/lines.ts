/** The lines of a profile that matching uses in addition to the career record. */
import type { JobInput } from '@/engine/process/jobs';
import { indexEvidence } from '@/shared/evidence/evidence-index';
import type { Evidence } from '@/shared/generation/generated-profile';
import type { SECTION_LINES } from '@/shared/profile/lines';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { Span } from '@/shared/record/facts';

export type JudgedLine = JobInput<'judge-role'>['person']['lines'][number];

/** A line with its section and the spans that support it; the owner's own lines have none. */
export type LineWithSpans = JudgedLine & { section: ProfileSection; spans: Span[] };

/** A section that has lines. */
export type ProfileSection = keyof typeof SECTION_LINES;

/**
 * Collects the lines of a profile for matching.
 * @param recorded whether there is a career record: then lines composed from it are left out, as the record has them
 * already
 */
export function linesOfProfile(
  profile: ProfileData,
  evidence: Evidence | null,
  recorded: boolean,
): LineWithSpans[] {
  const index = indexEvidence(evidence);
  const lines: LineWithSpans[] = [];
  const add = (
    section: ProfileSection,
    kind: JudgedLine['kind'],
    text: string,
    item: Evidence['items'][number] | undefined,
  ) => {
    const sourced = item !== undefined && index.placesOf(item).length > 0;
    if (text.trim() === '' || (sourced && recorded)) return;
    lines.push({
      ref: `line-${lines.length}`,
      section,
      text,
      kind,
      sourced,
      spans: sourced ? item.spans : [],
    });
  };
  const prose = (section: ProfileSection, text: string) => {
    for (const stretch of index.split(section, text)) add(section, 'statement', stretch.text, stretch.item);
  };
  const list = (kind: JudgedLine['kind'], section: ProfileSection, texts: readonly string[]) => {
    for (const text of texts) add(section, kind, text, index.find(section, text));
  };
  prose('description', profile.summary);
  list('statement', 'keyRoles', profile.highlights);
  prose('meetIntro', profile.meet_them);
  for (const { situation, action, result } of profile.case_stories) {
    list('statement', 'caseStories', [situation, action, result]);
  }
  for (const { bullets } of profile.personas) list('statement', 'personas', bullets);
  list(
    'statement',
    'superpowers',
    profile.superpowers.map(({ description }) => description),
  );
  prose('sweetSpot', profile.sweetspot);
  list('certificate', 'certifications', profile.certifications);
  list('skill', 'focusAreas', profile.focus_areas);
  list('skill', 'industries', profile.industries);
  list('skill', 'geographicalCoverage', profile.geographical_coverage);
  list('skill', 'stages', profile.stage_focus);
  for (const { value } of profile.functional_skills) {
    for (const { title, description } of value) {
      add(
        'functionalSkills',
        'skill',
        title,
        index.find('functionalSkills', title) ?? index.find('functionalSkills', description),
      );
      list('statement', 'functionalSkills', [description]);
    }
  }
  return lines;
}
