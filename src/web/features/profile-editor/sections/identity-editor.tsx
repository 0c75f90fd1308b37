import { useEffect, useRef, useState } from 'react';
import { LINKEDIN_URL_MESSAGES } from '@/shared/people/linkedin-url';
import { PROFILE_LIMITS } from '@/shared/profile/limits';
import { toast } from '@/web/components/ui/toasts/toast';
import { DraftField } from '../controls/draft-field';
import { useEditor, useField } from '../edit-session/context';
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

/**
 * An invalid LinkedIn URL stays in the field with a message, and is not saved. If the section is closed meanwhile,
 * a toast says so.
 */
function LinkedInField({ onClose }: { onClose: () => void }) {
  const { store } = useEditor();
  const stored = useField('linkedinUrl');
  const [refusedText, setRefusedText] = useState<string | null>(null);
  // A ref, because Enter commits the text before the next render and must already see the refusal.
  const latestRefusedText = useRef<string | null>(null);
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
    return () => {
      closing.current = true;
      if (latestRefusedText.current !== null) toastRefused();
    };
  }, []);
  const shownText = refusedText ?? stored;
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
        const wasRefused = latestRefusedText.current !== null;
        latestRefusedText.current = url === null ? text : null;
        setRefusedText(latestRefusedText.current);
        if (url !== null) store.set({ linkedinUrl: url }, { group });
        else if (closing.current && !wasRefused) toastRefused();
      }}
      onAccepted={() => latestRefusedText.current === null && onClose()}
      onCancelled={onClose}
    />
  );
}

const toastRefused = () =>
  toast({
    title: 'The LinkedIn URL was not saved',
    description: LINKEDIN_URL_MESSAGES.invalid,
    variant: 'destructive',
  });
