import type { Persona } from '@/shared/profile/profile-data';
import { type Level, levelBelow, SectionTitle, Title } from './heading';
import { activatePersonaTabs } from './persona-tabs';
import { Items, nonEmptyLines, type RenderEvidence } from './text';

interface PersonasProps {
  personas: readonly Persona[];
  level?: Level;
  renderEvidence?: RenderEvidence;
}

/**
 * Personas in tabs. Without JavaScript, and in print, all are shown below each other. `persona-tabs.ts` makes the tabs
 * work: called through the ref in the application, and by the small script on the public page.
 */
export function Personas({ personas, level = 1, renderEvidence }: PersonasProps) {
  const visiblePersonas = personas.filter(
    ({ title, bullets }) => title.trim() || nonEmptyLines(bullets).length > 0,
  );
  if (visiblePersonas.length === 0) return null;
  const tabLabel = ({ title }: Persona, index: number) => title.trim() || `Persona ${index + 1}`;
  return (
    <section className="profile-section" aria-labelledby="profile-personas">
      <SectionTitle level={levelBelow(level)} id="profile-personas" className="profile-title">
        Personas
      </SectionTitle>
      <div
        className="profile-personas"
        data-personas
        key={visiblePersonas.map(tabLabel).join('\n')}
        ref={activatePersonaTabs}
      >
        {visiblePersonas.length > 1 && (
          <div className="profile-tabs" role="tablist" aria-labelledby="profile-personas">
            {visiblePersonas.map((persona, index) => (
              <button
                key={index}
                type="button"
                role="tab"
                id={`persona-tab-${index}`}
                aria-controls={`persona-${index}`}
                aria-selected={index === 0}
                tabIndex={index === 0 ? 0 : -1}
                dir="auto"
              >
                {tabLabel(persona, index)}
              </button>
            ))}
          </div>
        )}
        <div className="profile-panels">
          {visiblePersonas.map((persona, index) => (
            <div
              key={index}
              className="profile-panel"
              {...(visiblePersonas.length > 1 && {
                role: 'tabpanel',
                id: `persona-${index}`,
                'aria-labelledby': `persona-tab-${index}`,
                tabIndex: 0,
              })}
              data-open={index === 0 ? '' : undefined}
            >
              <Title level={levelBelow(levelBelow(level))} className="profile-item-title" dir="auto">
                {tabLabel(persona, index)}
              </Title>
              <Items
                items={persona.bullets}
                section="personas"
                className="profile-bullets"
                renderEvidence={renderEvidence}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
