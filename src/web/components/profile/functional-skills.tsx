import type { SkillCategory } from '@/shared/profile';
import { type Level, SectionTitle, Title, under } from './heading';
import type { RenderEvidence } from './text';

interface FunctionalSkillsProps {
  categories: readonly SkillCategory[];
  level?: Level;
  renderEvidence?: RenderEvidence;
}

/** Skills by discipline, as a ledger. */
export function FunctionalSkills({ categories, level = 1, renderEvidence }: FunctionalSkillsProps) {
  const shown = categories
    .map(({ name, value }) => ({
      name,
      skills: value.filter(({ title, description }) => title.trim() || description.trim()),
    }))
    .filter(({ skills }) => skills.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="profile-section" aria-labelledby="profile-skills">
      <SectionTitle level={under(level)} id="profile-skills" className="profile-title">
        Functional Skills
      </SectionTitle>
      <div className="profile-ledger">
        {shown.map(({ name, skills }, index) => (
          <div key={index}>
            <Title level={under(under(level))} className="profile-item-title" dir="auto">
              {name}
            </Title>
            <ul>
              {skills.map(({ title, description }, at) => (
                <li key={at}>
                  {title.trim() && (
                    <p className="profile-skill" dir="auto">
                      {title}
                      {!description.trim() && renderEvidence?.('functionalSkills', title)}
                    </p>
                  )}
                  {description.trim() && (
                    <p dir="auto">
                      {description}
                      {renderEvidence?.('functionalSkills', description)}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
