import { useState } from 'react';
import { LIMITS, RESUME_EXTENSIONS } from '@/shared/limits';
import { formatMegabytes } from '@/shared/text/file-size';
import { DropZone } from '@/web/components/ui/inputs/drop-zone';
import { GallerySection, Specimen, SpecimenRow } from './gallery-section';

const HINT = `PDF, DOC or DOCX, up to ${formatMegabytes(LIMITS.resumeBytes)}`;
const sampleFile = (name: string) => new File([new Uint8Array(214_000)], name);
const doNothing = () => {};

/** The drop zone for files. */
export function FilesSection() {
  const [file, setFile] = useState<File | undefined>();
  const inertProps = { accept: RESUME_EXTENSIONS, hint: HINT, onFile: doNothing, onRemove: doNothing };
  return (
    <GallerySection
      title="Drop zone"
      note="It says what it takes, holds its own file, and works by keyboard."
    >
      <SpecimenRow columns>
        <Specimen name="empty: try it">
          <DropZone
            accept={RESUME_EXTENSIONS}
            hint={HINT}
            label="your resume"
            file={file}
            onFile={setFile}
            onRemove={() => setFile(undefined)}
          />
        </Specimen>
        <Specimen name="holding a file">
          <DropZone {...inertProps} file={sampleFile('resume.pdf')} />
        </Specimen>
        <Specimen name="reading">
          <DropZone {...inertProps} file={sampleFile('resume.pdf')} busy />
        </Specimen>
        <Specimen name="could not be read">
          <DropZone
            {...inertProps}
            file={sampleFile('scan.pdf')}
            error="This PDF asks for a password. Save it without one and add it again."
          />
        </Specimen>
        <Specimen name="disabled">
          <DropZone {...inertProps} label="your resume" disabled />
        </Specimen>
      </SpecimenRow>
    </GallerySection>
  );
}
