import type { ProfileData } from '@/shared/profile/profile-data';

/** A profile as plain text in the order of the page, for reviewing it. */
export function readable(profile: ProfileData): string {
  const list = (title: string, entries: string[]) =>
    entries.length > 0 ? [`${title}: ${entries.join(' | ')}`] : [];
  return [
    `${profile.name} / ${profile.role} / ${profile.location}`,
    ...list('Description', [profile.summary]),
    ...list('Key roles', profile.highlights),
    ...list('Focus', profile.focus_areas),
    ...list('Industries', profile.industries),
    ...list('Geography', profile.geographical_coverage),
    ...list('Stage', profile.stage_focus),
    ...list('Interests', profile.personal_interests),
    ...list('Certifications', profile.certifications),
    '',
    `MEET: ${profile.meet_them}`,
    ...profile.personas.flatMap(({ title, bullets }) => [
      `PERSONA ${title}`,
      ...bullets.map((bullet) => `  - ${bullet}`),
    ]),
    ...profile.superpowers.map(({ title, description }) => `POWER ${title}: ${description}`),
    `SWEET SPOT: ${profile.sweetspot}`,
    ...profile.functional_skills.flatMap(({ name, value }) => [
      `SKILLS ${name}`,
      ...value.map((skill) => `  ${skill.title}: ${skill.description}`),
    ]),
    `MANUAL: ${profile.user_manual}`,
  ].join('\n');
}
