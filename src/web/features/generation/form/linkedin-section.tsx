import { type KeyboardEvent, useState } from 'react';
import { LIMITS, LINKEDIN_FILE_EXTENSIONS } from '@/shared/limits';
import { LINKEDIN_URL_MESSAGES, parseLinkedInUrl } from '@/shared/people/linkedin-url';
import { formatMegabytes } from '@/shared/text/file-size';
import { LinkedInMark } from '@/web/components/ui/display/linkedin-mark';
import { DropZone } from '@/web/components/ui/inputs/drop-zone';
import { AffixInput, Field } from '@/web/components/ui/inputs/field';
import { changeDraft, type FormDraft, lostFileSentence } from '../draft/draft';
import { FormSection, LabelledGroup } from './form-section';
import { PdfHelp } from './pdf-help';
import { useRefusalMessage } from './use-refusal-message';

const MAX_SIZE = formatMegabytes(LIMITS.linkedinFileBytes);
const REFUSAL_MESSAGES = {
  kind: "This box takes LinkedIn's PDF or the ZIP of its data export. A resume goes into the box below.",
  empty: 'This file is empty. Save the PDF from LinkedIn again and add it here.',
  size: `This file is over ${MAX_SIZE}. LinkedIn's PDF of your profile is smaller; add that instead.`,
};

/** A valid URL as `linkedin.com/in/<username>`; a username alone, or anything else, as it was typed but trimmed. */
function shortenLinkedInUrl(typed: string): string {
  const parsed = parseLinkedInUrl(typed);
  return parsed.ok && typed.includes('/') ? `linkedin.com/in/${parsed.username}` : typed.trim();
}

interface LinkedInFormSectionProps {
  draft: FormDraft;
  /** Called when Enter is pressed in the empty field. */
  onBlank: () => void;
}

/** The fields of the LinkedIn URL and of LinkedIn's file. */
export function LinkedInFormSection({ draft, onBlank }: LinkedInFormSectionProps) {
  /** Whether the field was left or Enter was pressed in it: from then on it shows its error. */
  const [showsError, setShowsError] = useState(false);
  const { linkedinUrl, linkedinFile } = draft;
  const { clearRefusal, ...refusal } = useRefusalMessage(REFUSAL_MESSAGES);
  const attach = (file: File | undefined) => {
    clearRefusal();
    changeDraft({ linkedinFile: file });
  };
  const parsed = parseLinkedInUrl(linkedinUrl);
  const error = showsError && !parsed.ok ? LINKEDIN_URL_MESSAGES[parsed.error] : undefined;
  const reportBlankOnEnter = (event: KeyboardEvent) => {
    // While the field is blank the submit button is disabled, and Enter alone would do nothing and say nothing.
    if (event.key === 'Enter' && linkedinUrl.trim() === '') {
      event.preventDefault();
      setShowsError(true);
      onBlank();
    }
  };
  const shortenOnBlur = () => {
    // Leaving an empty field is not an error yet.
    if (linkedinUrl !== '') setShowsError(true);
    changeDraft({ linkedinUrl: shortenLinkedInUrl(linkedinUrl) });
  };
  return (
    <FormSection title="LinkedIn" about="Your address tells us who you are. The PDF tells us what you did.">
      <Field label="LinkedIn URL" hint="A username alone is enough." error={error}>
        <AffixInput
          before={<LinkedInMark />}
          value={linkedinUrl}
          onChange={(event) => changeDraft({ linkedinUrl: event.target.value })}
          onBlur={shortenOnBlur}
          onKeyDown={reportBlankOnEnter}
          name="linkedinUrl"
          placeholder="linkedin.com/in/your-name"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <LabelledGroup label="LinkedIn file" optional>
        <DropZone
          label="your LinkedIn file"
          accept={LINKEDIN_FILE_EXTENSIONS}
          maxBytes={LIMITS.linkedinFileBytes}
          hint={`LinkedIn's PDF, or the ZIP of its data export, up to ${MAX_SIZE}`}
          file={linkedinFile}
          onFile={attach}
          onRemove={() => attach(undefined)}
          {...refusal}
          refusalMessage={refusal.refusalMessage ?? lostFileSentence(draft, 'linkedinFile')}
        />
      </LabelledGroup>
      <PdfHelp />
    </FormSection>
  );
}
