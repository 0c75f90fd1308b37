import { LIMITS, RESUME_EXTENSIONS } from '@/shared/limits';
import { formatMegabytes } from '@/shared/text/file-size';
import { DropZone } from '@/web/components/ui/inputs/drop-zone';
import { changeDraft, type FormDraft, lostFileSentence } from '../draft/draft';
import { FormSection, LabelledGroup } from './form-section';

/** The field of the resume. A file that it does not accept is ignored silently; the hint says what is accepted. */
export function ResumeSection({ draft }: { draft: FormDraft }) {
  return (
    <FormSection title="Resume" about="Dates and figures LinkedIn leaves out. One file; the latest you have.">
      <LabelledGroup label="Resume" optional>
        <DropZone
          label="your resume"
          accept={RESUME_EXTENSIONS}
          maxBytes={LIMITS.resumeBytes}
          hint={`PDF, DOC or DOCX, up to ${formatMegabytes(LIMITS.resumeBytes)}; or a JSON Resume`}
          file={draft.resume}
          onFile={(file) => changeDraft({ resume: file })}
          onRemove={() => changeDraft({ resume: undefined })}
          refusalMessage={lostFileSentence(draft, 'resume')}
        />
      </LabelledGroup>
    </FormSection>
  );
}
