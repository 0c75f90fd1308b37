import { useState } from 'react';
import { RESUME_EXTENSIONS } from '@/shared/limits';
import { DropZone } from '@/web/components/ui/inputs/drop-zone';
import { GallerySection, Specimens, State } from './gallery-section';

const HINT = 'PDF, DOC or DOCX, up to 5 MB';
const sample = (name: string) => new File([new Uint8Array(214_000)], name);
const none = () => {};

/** The drop zone for files. */
export function FilesSection() {
  const [file, setFile] = useState<File | undefined>();
  const fixed = { accept: RESUME_EXTENSIONS, hint: HINT, onFile: none, onRemove: none };
  return (
    <GallerySection
      title="Drop zone"
      note="It says what it takes, holds its own file, and works by keyboard."
    >
      <Specimens columns>
        <State name="empty: try it">
          <DropZone
            accept={RESUME_EXTENSIONS}
            hint={HINT}
            label="your resume"
            file={file}
            onFile={setFile}
            onRemove={() => setFile(undefined)}
          />
        </State>
        <State name="holding a file">
          <DropZone {...fixed} file={sample('resume.pdf')} />
        </State>
        <State name="reading">
          <DropZone {...fixed} file={sample('resume.pdf')} busy />
        </State>
        <State name="could not be read">
          <DropZone
            {...fixed}
            file={sample('scan.pdf')}
            error="This PDF asks for a password. Save it without one and add it again."
          />
        </State>
        <State name="disabled">
          <DropZone {...fixed} label="your resume" disabled />
        </State>
      </Specimens>
    </GallerySection>
  );
}
