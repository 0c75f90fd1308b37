import { Fragment } from 'react';
import type { Skill, SkillCategory } from '@/shared/profile/profile-data';
import { type Level, levelBelow, SectionTitle, Title } from './heading';
import type { RenderEvidence } from './text';

interface FunctionalSkillsProps {
  categories: readonly SkillCategory[];
  level?: Level;
  renderEvidence?: RenderEvidence;
}

const withDescription = (skills: readonly Skill[]) => skills.filter(({ description }) => description.trim());
const withoutDescription = (skills: readonly Skill[]) =>
  skills.filter(({ description }) => !description.trim());

/** Skills by discipline, as a table: those with a description on a line each, the others together in one. */
export function FunctionalSkills({ categories, level = 1, renderEvidence }: FunctionalSkillsProps) {
  const visibleCategories = categories
    .map(({ name, value }) => ({
      name,
      skills: value.filter(({ title, description }) => title.trim() || description.trim()),
    }))
    .filter(({ skills }) => skills.length > 0);
  if (visibleCategories.length === 0) return null;
  return (
    <section className="profile-section" aria-labelledby="profile-skills">
      <SectionTitle level={levelBelow(level)} id="profile-skills" className="profile-title">
        Functional Skills
      </SectionTitle>
      <div className="profile-skill-areas">
        {visibleCategories.map(({ name, skills }, index) => (
          <div key={index}>
            {name.trim() && (
              <Title level={levelBelow(levelBelow(level))} className="profile-item-title" dir="auto">
                {name}
              </Title>
            )}
            {withDescription(skills).length > 0 && (
              <ul>
                {withDescription(skills).map(({ title, description }, index) => (
                  <li key={index}>
                    {title.trim() && (
                      <p className="profile-skill" dir="auto">
                        {title}
                      </p>
                    )}
                    <p dir="auto">
                      {description}
                      {renderEvidence?.('functionalSkills', description)}
                    </p>
                  </li>
                ))}
              </ul>
            )}
            {withoutDescription(skills).length > 0 && (
              <p className="profile-skills-named" dir="auto">
                {withoutDescription(skills).map(({ title }, index, { length }) => (
                  <Fragment key={index}>
                    {title.trim()}
                    {index < length - 1 && ','}
                    {renderEvidence?.('functionalSkills', title)}
                    {index < length - 1 && ' '}
                  </Fragment>
                ))}
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
