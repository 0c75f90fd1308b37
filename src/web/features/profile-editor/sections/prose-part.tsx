import { PROFILE_LIMITS } from '@/shared/profile/limits';
import type { ProfileData } from '@/shared/profile/profile-data';
import { EditableSection } from '../controls/editable-section';
import { useEditor, useField } from '../edit-session/context';
import { MarkedProse } from '../evidence/marked-text';
import { EmptySectionHint } from './empty-section-hint';
import { DraftField } from './lazy-editors';
import { PROSE_TEXTS } from './texts';

export interface ProsePartProps {
  section: keyof typeof PROSE_TEXTS;
  title: string;
  narrow?: boolean;
}

/** A section of running text: description, introduction, sweet spot, user manual. */
export function ProsePart({ section, title, narrow }: ProsePartProps) {
  const { field, prompt } = PROSE_TEXTS[section];
  const { store, openSection } = useEditor();
  const text = useField(field);
  const close = () => openSection.set(null);
  return (
    <EditableSection
      section={section}
      title={title}
      narrow={narrow}
      edit={() => (
        <DraftField
          label={title}
          hideLabel
          multiline
          isEntry={false}
          value={text}
          placeholder={prompt}
          limit={field === 'user_manual' ? PROFILE_LIMITS.userManual : PROFILE_LIMITS.prose}
          push={(next, group) => store.set({ [field]: next } as Partial<ProfileData>, { group })}
          onAccepted={close}
          onCancelled={close}
          hint={
            <span className="pointer-coarse:hidden">
              <kbd>Enter</kbd> keeps it, <kbd>Shift</kbd> <kbd>Enter</kbd> starts a new line, <kbd>Esc</kbd>{' '}
              puts it back
            </span>
          }
        />
      )}
    >
      {text.trim() === '' ? (
        <EmptySectionHint>{prompt}</EmptySectionHint>
      ) : (
        <div className={narrow ? 'grid gap-2' : 'grid max-w-[62ch] gap-3 text-read'}>
          {text
            .split(/\n+/)
            .filter((paragraph) => paragraph.trim())
            .map((paragraph, index) => (
              <p key={index} dir="auto" className="[overflow-wrap:anywhere]">
                <MarkedProse section={section} text={paragraph} />
              </p>
            ))}
        </div>
      )}
    </EditableSection>
  );
}
