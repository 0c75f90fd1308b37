// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeDraft, clearDraft, useFormDraft } from '../draft/draft';
import { LinkedinSection } from './linkedin-section';
import { SupportingSection } from './supporting-section';

function Sections() {
  const draft = useFormDraft('guest');
  return (
    <>
      <LinkedinSection draft={draft} onBlank={() => {}} />
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
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByText(file.name)).toBeNull();
    expect(screen.getByLabelText('LinkedIn URL')).toHaveProperty('value', 'ines-calder');
  },
);

it('a refused file leaves the present file in place, and its message goes once a valid one is chosen', () => {
  offer(linkedin, fileOfSize('mine.pdf', 10));
  offer(linkedin, fileOfSize('photo.png', 10));
  expect(screen.getByText('mine.pdf')).toBeTruthy();
  expect(screen.getByText(/takes LinkedIn's PDF/)).toBeTruthy();
  offer(linkedin, fileOfSize('Export.zip', 10));
  expect(screen.getByText('Export.zip')).toBeTruthy();
  expect(screen.queryByText(/takes LinkedIn's PDF/)).toBeNull();
});

it('the box for documents refuses an unsupported or empty file with what to do instead', () => {
  offer('Choose a document', fileOfSize('talk.key', 10));
  expect(screen.getByText(/Save the document as PDF and add that/)).toBeTruthy();
  offer('Choose a document', fileOfSize('talk.pdf', 0));
  expect(screen.getByText(/This file is empty/)).toBeTruthy();
});
