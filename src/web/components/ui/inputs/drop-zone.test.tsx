// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RESUME_EXTENSIONS } from '@/shared/limits';
import { DropZone, type DropZoneProps } from './drop-zone';

afterEach(cleanup);

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

function renderDropZone(props: Partial<DropZoneProps> = {}) {
  const calls = { onFile: vi.fn(), onRemove: vi.fn(), onRefused: vi.fn() };
  const zone = (
    <DropZone
      accept={RESUME_EXTENSIONS}
      hint="PDF, DOC or DOCX"
      label="your resume"
      maxBytes={100}
      {...calls}
      {...props}
    />
  );
  const { container } = render(zone);
  return { ...calls, zone: container.firstElementChild!, input: screen.getByLabelText('Choose your resume') };
}

describe('a drop zone', () => {
  it('accepts a dropped and a chosen file of an accepted kind, whatever the case of its name', () => {
    const { onFile, onRefused, zone, input } = renderDropZone();
    fireEvent.drop(zone, { dataTransfer: { files: [file('Resume.PDF')] } });
    fireEvent.change(input, { target: { files: [file('cv.docx')] } });
    expect(onFile.mock.calls.map(([accepted]) => accepted.name)).toEqual(['Resume.PDF', 'cv.docx']);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('refuses a file of another kind, one over the maximum size and an empty one, with the reason', () => {
    const { onFile, onRefused, zone } = renderDropZone();
    for (const refusedFile of [file('photo.png'), file('long.pdf', 101), file('empty.pdf', 0)]) {
      fireEvent.drop(zone, { dataTransfer: { files: [refusedFile] } });
    }
    expect(onRefused.mock.calls.map(([, reason]) => reason)).toEqual(['kind', 'size', 'empty']);
    expect(onFile).not.toHaveBeenCalled();
  });

  it('ignores a refused file if there is no handler', () => {
    const { onFile, zone } = renderDropZone({ onRefused: undefined });
    fireEvent.drop(zone, { dataTransfer: { files: [file('photo.png')] } });
    expect(onFile).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the accepted file, and reports its removal', () => {
    const { onRemove } = renderDropZone({ file: file('resume.pdf', 2048) });
    expect(screen.queryByText('resume.pdf')).not.toBeNull();
    expect(screen.queryByText('2 KB')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove resume.pdf' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('accepts nothing while disabled', () => {
    const { onFile, zone } = renderDropZone({ disabled: true });
    fireEvent.drop(zone, { dataTransfer: { files: [file('resume.pdf')] } });
    expect(onFile).not.toHaveBeenCalled();
  });
});
