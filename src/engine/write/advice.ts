/** Suggests to the owner of a draft what would improve it. */
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import type { CareerFacts } from '@/shared/record/facts';
import type { Draft } from '../check/draft';
import { mainLanguage } from '../language/text/language';

/** Whether most of the text is in a language for which there are no connecting phrases. */
const isOtherLanguage = (facts: CareerFacts) =>
  mainLanguage(
    [...facts.about, ...facts.statements, ...facts.roles.flatMap((role) => role.statements)].map(
      ({ value }) => value,
    ),
  ) === 'other';

const advice = (message: string): GenerationNotice => ({ kind: 'advice', message });

const MAX_ADVICE = 3;
/** With fewer, an owner is asked for more achievements. */
const MIN_STATEMENTS = 5;
/** With fewer, an owner is told from which file more skills can be read. */
const MIN_SKILLS = 3;

/**
 * Suggestions for improving this draft, the most useful first: at most `MAX_ADVICE`, and none for a complete profile.
 */
export function adviceFor(draft: Draft, facts: CareerFacts): GenerationNotice[] {
  const kinds = new Set(facts.sources.map(({ kind }) => kind));
  const linkedin = kinds.has('linkedin-pdf') || kinds.has('linkedin-zip');
  const statementCount = facts.roles.flatMap((role) => role.statements).length + facts.statements.length;
  if (facts.roles.length === 0 && facts.about.length === 0 && facts.skills.length === 0) {
    const reason =
      kinds.size === 0 || (kinds.size === 1 && kinds.has('url'))
        ? 'A LinkedIn address gives only a name and a link.'
        : 'What was given holds no roles, skills or summary that could be read.';
    return [
      advice(
        `${reason} Add LinkedIn’s ‘Save to PDF’ file or your resume, and the profile is written from your roles and achievements.`,
      ),
    ];
  }
  const notices: GenerationNotice[] = [];
  if (isOtherLanguage(facts))
    notices.push(
      advice(
        'Sentences are written in English, German, French, Spanish, Portuguese, Italian and Dutch. Of your language, posts with their lines, years, skills and certificates were taken over as they stand, and no sentence was made.',
      ),
    );
  if (facts.roles.length === 0)
    notices.push(
      advice(
        'No roles were found. Add LinkedIn’s ‘Save to PDF’ file or your resume with employers, titles and years.',
      ),
    );
  if (linkedin && !kinds.has('resume') && statementCount < MIN_STATEMENTS) {
    notices.push(
      advice(
        'Your LinkedIn file says little about what you achieved. Add your resume, and personas, superpowers and the description rest on your results.',
      ),
    );
  } else if (statementCount < MIN_STATEMENTS) {
    notices.push(
      advice(
        'Fewer than five achievements were found. Two or three lines for each role, with numbers where you have them, make personas and superpowers possible.',
      ),
    );
  }
  if (kinds.size > 0 && !linkedin && kinds.has('resume') && facts.skills.length < MIN_SKILLS) {
    notices.push(
      advice(
        'Few skills were found. LinkedIn’s ‘Save to PDF’ file adds the skills and certificates you list there.',
      ),
    );
  }
  if (draft.user_manual.length === 0)
    notices.push(
      advice(
        'The user manual is empty, because nothing read says how you like to work. A few sentences in your own words fill it.',
      ),
    );
  if (draft.stage_focus.length === 0)
    notices.push(
      advice(
        'No company stage is named in what was read. Add those you work with, such as Series A, founder-led or listed.',
      ),
    );
  return notices.slice(0, MAX_ADVICE);
}
