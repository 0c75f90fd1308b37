import { LINKEDIN_URL_MESSAGES } from '@/shared/people/linkedin-url';
import { PROFILE_LIMITS } from '@/shared/profile/limits';
import { DraftField } from '../controls/draft-field';
import { RefusedTextMessages } from '../controls/refused-text-messages';
import { useEditor, useField } from '../edit-session/context';
import { refusedLinkedInUrl } from '../edit-session/refused-texts';
import { linkedInUrlToStore } from './linkedin-url-to-store';

const TEXT_FIELDS = [
  { field: 'name', label: 'Name', placeholder: 'Mara Lindqvist' },
  { field: 'role', label: 'Role', placeholder: 'Fractional Chief Operating Officer' },
  { field: 'location', label: 'Location', placeholder: 'Singapore' },
] as const;

/** Fields for name, role, location and LinkedIn URL. */
export function IdentityEditor() {
  const { store, openSection } = useEditor();
  const values = { name: useField('name'), role: useField('role'), location: useField('location') };
  const close = () => openSection.set(null);
  return (
    <div className="grid gap-4">
      {TEXT_FIELDS.map(({ field, label, placeholder }) => (
        <DraftField
          isEntry={false}
          key={field}
          label={label}
          field={field}
          value={values[field]}
          placeholder={placeholder}
          limit={PROFILE_LIMITS[field]}
          push={(text, group) => store.set({ [field]: text }, { group })}
          onAccepted={close}
          onCancelled={close}
        />
      ))}
      <LinkedInField onClose={close} />
    </div>
  );
}

/** Shows an invalid LinkedIn URL while the section is closed. */
export const LinkedInUrlProblem = () => <RefusedTextMessages of={refusedLinkedInUrl} />;

/** An invalid LinkedIn URL stays in the field with a message, also after a reload, and is not saved. */
function LinkedInField({ onClose }: { onClose: () => void }) {
  const { store } = useEditor();
  const stored = useField('linkedinUrl');
  const shownText = refusedLinkedInUrl.use().linkedinUrl?.text ?? stored;
  return (
    <DraftField
      isEntry={false}
      label="LinkedIn URL"
      value={shownText}
      placeholder="linkedin.com/in/your-name"
      inputMode="url"
      limit={PROFILE_LIMITS.url}
      error={linkedInUrlToStore(shownText) === null ? LINKEDIN_URL_MESSAGES.invalid : undefined}
      mayRefuse
      push={(text, group) => {
        const url = linkedInUrlToStore(text);
        const problem = `LinkedIn URL: “${text}”. ${LINKEDIN_URL_MESSAGES.invalid}`;
        refusedLinkedInUrl.set('linkedinUrl', url === null ? { text, problem } : null);
        if (url !== null) store.set({ linkedinUrl: url }, { group });
      }}
      onAccepted={() => refusedLinkedInUrl.readStored().linkedinUrl || onClose()}
      onCancelled={onClose}
    />
  );
}
