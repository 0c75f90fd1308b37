import { directionOf } from '@/shared/text/text-direction';
import { EditableSection } from '../controls/editable-section';
import { useField } from '../edit-session/context';
import { MarkedEntry, MarkedProse } from '../evidence/marked-text';
import { EmptySectionHint } from './empty-section-hint';
import { FunctionalSkillsEditor } from './functional-skills-editor';

/** The section of skills by discipline. */
export function FunctionalSkillsPart() {
  return (
    <EditableSection
      section="functionalSkills"
      title="Functional Skills"
      edit={() => <FunctionalSkillsEditor />}
    >
      <FunctionalSkillsView />
    </EditableSection>
  );
}

function FunctionalSkillsView() {
  const categories = useField('functional_skills');
  if (categories.length === 0) {
    return (
      <EmptySectionHint>What you can be handed, by discipline: operations, finance, people.</EmptySectionHint>
    );
  }
  return (
    <dl>
      {categories.map(({ name, value }, index) => (
        <div
          key={index}
          dir={directionOf(name)}
          className="grid gap-x-8 gap-y-2 border-rule border-t py-3.5 first:border-t-0 first:pt-1 lg:grid-cols-[11rem_1fr]"
        >
          <dt
            dir="auto"
            data-field={`${index}.name`}
            className="font-emphasis text-sm [overflow-wrap:anywhere]"
          >
            {name.trim() || <span className="text-ink-3 italic">Untitled</span>}
          </dt>
          <dd className="grid gap-2">
            {value.map(({ title, description }, line) => (
              <p
                key={line}
                dir="auto"
                data-field={`${index}.${line}.description`}
                className="text-ink-2 [overflow-wrap:anywhere]"
              >
                {title.trim() && (
                  <b className="font-emphasis text-ink">
                    {description.trim() ? (
                      title.replace(/\.?$/, '. ')
                    ) : (
                      <MarkedEntry section="functionalSkills" text={title} />
                    )}
                  </b>
                )}
                <MarkedProse section="functionalSkills" text={description} />
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
