// @vitest-environment jsdom
/** Files that the boxes of the generation form refuse: those for LinkedIn and for documents. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeDraft, clearDraft, useFormDraft } from '../draft/draft';
import { LinkedInFormSection } from './linkedin-section';
import { SupportingSection } from './supporting-section';

function Sections() {
  const draft = useFormDraft('guest');
  return (
    <>
      <LinkedInFormSection draft={draft} onBlank={() => {}} />
      <SupportingSection draft={draft} onPending={() => {}} />
    </>
  );
}

const fileOfSize = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
const offer = (zone: string, file: File) =>
  fireEvent.change(screen.getByLabelText(zone), { target: { files: [file] } });
const linkedin = 'Choose your LinkedIn file';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  act(clearDraft);
  act(() => changeDraft({ linkedinUrl: 'ines-calder' }));
  render(<Sections />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  [
    'a file of another kind',
    fileOfSize('resume.docx', 10),
    /takes LinkedIn's PDF or the ZIP.*A resume goes into the box below/,
  ],
  ['an empty file', fileOfSize('mine.pdf', 0), /is empty/],
  ['a file over 5 MB', fileOfSize('mine.pdf', 5 * 1024 * 1024 + 1), /is over 5 MB/],
])(
  'the LinkedIn box refuses %s with what to do instead, and the rest of the form stays',
  (_what, file, sentence) => {
    offer(linkedin, file);
    expect(screen.queryByText(sentence)).not.toBeNull();
    expect(screen.queryByText(file.name)).toBeNull();
    expect(screen.getByLabelText('LinkedIn URL')).toHaveProperty('value', 'ines-calder');
  },
);

it('a refused file leaves the present file in place, and its message goes once a valid one is chosen', () => {
  offer(linkedin, fileOfSize('mine.pdf', 10));
  offer(linkedin, fileOfSize('photo.png', 10));
  expect(screen.queryByText('mine.pdf')).not.toBeNull();
  expect(screen.queryByText(/takes LinkedIn's PDF/)).not.toBeNull();
  offer(linkedin, fileOfSize('Export.zip', 10));
  expect(screen.queryByText('Export.zip')).not.toBeNull();
  expect(screen.queryByText(/takes LinkedIn's PDF/)).toBeNull();
});

it('the box for documents refuses an unsupported or empty file with what to do instead', () => {
  offer('Choose a document', fileOfSize('talk.key', 10));
  expect(screen.queryByText(/Save the document as PDF and add that/)).not.toBeNull();
  offer('Choose a document', fileOfSize('talk.pdf', 0));
  expect(screen.queryByText(/This file is empty/)).not.toBeNull();
});
