import type { Skill } from '@/shared/profile/profile-data';
import { superpowerIcons } from '@/shared/profile/superpower-icons';
import { type Level, levelBelow, SectionTitle, Title } from './heading';
import { SuperpowerIcon } from './superpower-icon';
import type { RenderEvidence } from './text';

interface SuperpowersProps {
  superpowers: readonly Skill[];
  level?: Level;
  renderEvidence?: RenderEvidence;
}

/** Superpowers, each with an icon of its own. */
export function Superpowers({ superpowers, level = 1, renderEvidence }: SuperpowersProps) {
  const visibleSuperpowers = superpowers.filter(
    ({ title, description }) => title.trim() || description.trim(),
  );
  if (visibleSuperpowers.length === 0) return null;
  const icons = superpowerIcons(visibleSuperpowers);
  return (
    <section className="profile-section" aria-labelledby="profile-superpowers">
      <SectionTitle level={levelBelow(level)} id="profile-superpowers" className="profile-title">
        Superpowers
      </SectionTitle>
      <ul className="profile-powers">
        {visibleSuperpowers.map(({ title, description }, index) => (
          <li key={index}>
            <SuperpowerIcon name={icons[index] ?? 'compass'} />
            <div>
              {title.trim() && (
                <Title level={levelBelow(levelBelow(level))} className="profile-item-title" dir="auto">
                  {title}
                  {!description.trim() && renderEvidence?.('superpowers', title)}
                </Title>
              )}
              {description.trim() && (
                <p dir="auto">
                  {description}
                  {renderEvidence?.('superpowers', description)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
