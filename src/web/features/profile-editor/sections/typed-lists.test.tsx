// @vitest-environment jsdom
/** Lists that are typed in the rhythm of text and Enter: every text is an entry of its own, and none is lost. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PROFILE_LIMITS } from '@/shared/profile/limits';
import { emptyProfile, type Persona, type ProfileData } from '@/shared/profile/profile-data';
import { EditorContext, type EditorContextValue } from '../edit-session/context';
import { createFieldFlush } from '../edit-session/field-flush';
import { createOpenSection } from '../edit-session/open-section';
import { createRowIds } from '../edit-session/row-ids';
import { createEditorStore } from '../edit-session/store';
import { FunctionalSkillsEditor } from './functional-skills-editor';
import { ListEditor } from './list-editor';
import { PersonasEditor } from './personas-editor';
import { SuperpowersEditor } from './superpowers-editor';
import { LIST_SECTIONS } from './texts';

afterEach(cleanup);

/** Closes the editor that was shown last. @returns its store */
let close: () => ReturnType<typeof createEditorStore>;

/** Shows an editor of a profile with these fields. @returns the profile as it is stored when it is asked for */
function show(editor: ReactNode, fields: Partial<ProfileData> = {}) {
  const store = createEditorStore({ ...emptyProfile(), ...fields }, () => {});
  const fieldFlush = createFieldFlush();
  const session = {
    store,
    fieldFlush,
    openSection: createOpenSection(),
    autosave: { storeTyped: () => {} },
    evidence: { find: () => undefined },
  } as unknown as EditorContextValue;
  const { unmount } = render(
    <EditorContext value={session}>
      <section data-section="keyRoles">{editor}</section>
    </EditorContext>,
  );
  close = () => {
    unmount();
    return store;
  };
  return () => {
    fieldFlush.flush();
    return store.get();
  };
}

const focused = () => document.activeElement as HTMLElement;
const isText = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Types at the focus as a browser does: on a button, space presses it and letters do nothing. */
function type(text: string) {
  for (const key of text) {
    const pressed = focused();
    fireEvent.keyDown(pressed, { key: key === '\n' ? 'Enter' : key });
    const field = focused();
    if (key !== '\n' && isText(field)) fireEvent.change(field, { target: { value: field.value + key } });
    else if (key === ' ' && field === pressed) fireEvent.click(field);
  }
}
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const pressEscape = () => fireEvent.keyDown(focused(), { key: 'Escape' });

describe.each(LIST_SECTIONS.map((list) => [list.title, list] as const))('the list %s', (_, list) => {
  it('keeps each text that is followed by Enter, and the one that is not', () => {
    const stored = show(<ListEditor list={list} />);
    type('Chess\nDeep sea fishing\nOld maps\nA fourth');
    expect(stored()[list.field]).toEqual(['Chess', 'Deep sea fishing', 'Old maps', 'A fourth']);
  });
});

describe('a list of short texts', () => {
  const [roles] = LIST_SECTIONS;
  const showRoles = (...highlights: string[]) => {
    const stored = show(roles && <ListEditor list={roles} />, { highlights });
    return () => stored().highlights;
  };

  it('goes on after the row that a button has added, and says what it keeps', () => {
    const stored = showRoles('Chair');
    press('Add a role');
    type('Director\nTreasurer\n');
    expect(stored()).toEqual(['Chair', 'Director', 'Treasurer']);
    expect(screen.getByText('Treasurer is kept')).toBeTruthy();
    expect(focused().getAttribute('aria-label')).toBe('New role');
  });

  it.each([
    ['Enter', () => type('\n')],
    ['Escape', pressEscape],
  ])('ends with %s in an empty row, and what is typed on changes no entry', (_, end) => {
    const stored = showRoles('Chair');
    press('Add a role');
    type('Director\n');
    end();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(focused().textContent).toBe('Add a role');
    type('Deep sea');
    expect(stored()).toEqual(['Chair', 'Director', 'sea']);
  });

  it('does not end at a key that is held down', () => {
    showRoles();
    type('Director\n');
    fireEvent.keyDown(focused(), { key: 'Enter', repeat: true });
    expect(focused().getAttribute('aria-label')).toBe('New role');
  });

  it('takes a line break for Enter, as telephones type it that report the key as unknown', () => {
    const stored = showRoles('Chair');
    const typeLines = (text: string) =>
      fireEvent.change(focused(), { target: { value: (focused() as HTMLTextAreaElement).value + text } });
    press('Add a role');
    typeLines('Director');
    typeLines('\n');
    expect(focused().getAttribute('aria-label')).toBe('New role');
    typeLines('Treasurer\nDeep sea fishing');
    press('Edit Chair');
    typeLines('\n');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(stored()).toEqual(['Chair', 'Director', 'Treasurer', 'Deep sea fishing']);
  });

  it('closes an old row at Enter; typing on begins a new one', () => {
    const stored = showRoles('Chair', 'Director');
    press('Edit Chair');
    type(' of ports\n');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(focused().getAttribute('aria-label')).toBe('Edit Chair of ports');
    type('Deep sea fishing\nTreasurer');
    expect(stored()).toEqual(['Chair of ports', 'Director', 'Deep sea fishing', 'Treasurer']);
  });

  it('takes more entries than can be saved, and says so', () => {
    // Texts of one letter, since each letter renders all entries again.
    const full = Array.from({ length: PROFILE_LIMITS.lines - 1 }, (_, index) => `Role ${index}`);
    const stored = showRoles(...full);
    // Finding it by its role takes seconds among so many.
    fireEvent.click(screen.getByText('Add a role'));
    type('C\n');
    expect(stored()).toEqual([...full, 'C']);
    expect(screen.queryByText(/can be saved/)).toBeNull();
    type('M');
    expect(stored()).toEqual([...full, 'C', 'M']);
    type('\n');
    expect(screen.getByText('201 entries; at most 200 can be saved. Remove 1.')).toBeTruthy();
    fireEvent.click(screen.getByText('Add a role'));
    type('N');
    expect(stored().at(-1)).toBe('N');
  });
});

describe('superpowers', () => {
  const showSuperpowers = (...superpowers: ProfileData['superpowers']) => {
    const stored = show(<SuperpowersEditor />, { superpowers });
    return () => stored().superpowers.map(({ title, description }) => `${title}: ${description}`);
  };

  // Loads the icons, since a part that is still loading holds up what React renders in a test.
  beforeAll(async () => {
    await act(async () => void showSuperpowers({ title: 'Any', description: '' }));
    await import('./superpower-mark');
    await act(async () => {});
    cleanup();
  });

  it('take titles and descriptions in turn', () => {
    const stored = showSuperpowers();
    press('Add superpower');
    type('Finds leaks\nReads a plant\nCalms boards\nListens first\n\n');
    expect(stored()).toEqual(['Finds leaks: Reads a plant', 'Calms boards: Listens first']);
    expect(focused().textContent).toBe('Add superpower');
  });

  it('do not append what is typed after Enter to another text', () => {
    const stored = showSuperpowers(
      { title: 'Finds leaks', description: 'Reads a plant' },
      { title: 'Calms boards', description: '' },
    );
    for (const index of [0, 1]) {
      (screen.getAllByRole('textbox', { name: 'Title of superpower' })[index] as HTMLElement).focus();
      type('!\nListens first\nwords of nothing');
    }
    expect(stored()).toEqual(['Finds leaks!: Reads a plant', 'Calms boards!: Listens first']);
  });

  it('are taken beyond those that can be saved, which is said', () => {
    const full = Array.from({ length: PROFILE_LIMITS.superpowers }, (_, index) => ({
      title: `Power ${index}`,
      description: 'Works',
    }));
    const stored = showSuperpowers(...full);
    fireEvent.click(screen.getByText('Add superpower'));
    type('C\nL\n');
    expect(stored().at(-1)).toBe('C: L');
    expect(screen.getByText('51 entries; at most 50 can be saved. Remove 1.')).toBeTruthy();
  });

  it('store no superpower that was only begun', () => {
    const stored = showSuperpowers();
    press('Add superpower');
    pressEscape();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(stored()).toEqual([]);
  });
});

it('skills are typed by their names, the first after that of its category', () => {
  const stored = show(<FunctionalSkillsEditor />, { functional_skills: [{ name: '', value: [] }] });
  screen.getByRole('textbox', { name: 'Name of category' }).focus();
  type('Languages\nRust lang\nZig lang\nAda lang\n\n');
  const titles = ['Rust lang', 'Zig lang', 'Ada lang'].map((title) => ({ title, description: '' }));
  expect(stored().functional_skills).toEqual([{ name: 'Languages', value: titles }]);
});

it('categories and personas are taken beyond those that can be saved, which is said', () => {
  const message = '51 entries; at most 50 can be saved. Remove 1.';
  const indexes = Array.from({ length: 50 }, (_, index) => index);
  const skills = show(<FunctionalSkillsEditor />, {
    functional_skills: indexes.map((index) => ({ name: `Category ${index}`, value: [] })),
  });
  fireEvent.click(screen.getByText('Add category'));
  expect(skills().functional_skills).toHaveLength(51);
  expect(screen.getByText(message)).toBeTruthy();
  cleanup();
  const stored = show(<PersonasEditor tab="" setTab={() => {}} rows={createRowIds<Persona>()} />, {
    personas: indexes.map((index) => ({ title: `Persona ${index}`, bullets: [] })),
  });
  fireEvent.click(screen.getByText('Add persona'));
  expect(stored().personas).toHaveLength(51);
  expect(screen.getByText(message)).toBeTruthy();
});

describe('an entry that was added and never filled in', () => {
  const personas = (...titles: string[]) => titles.map((title) => ({ title, bullets: [] }));
  const showPersonas = (...titles: string[]) => {
    const rows = createRowIds<Persona>();
    show(<PersonasEditor tab="" setTab={() => {}} rows={rows} />, { personas: personas(...titles) });
  };

  it('is gone when the personas are closed, also from what can be undone; others stay', () => {
    showPersonas('The Builder', '');
    press('Add persona');
    const store = close();
    expect(store.get().personas).toEqual(personas('The Builder', ''));
    expect(store.canUndo()).toBe(false);
  });

  it('is gone with the empty persona that was shown where there was none', () => {
    showPersonas();
    press('Add persona');
    expect(close().get().personas).toEqual([]);
  });

  it('is gone when the skills are closed; a category that was named or has a skill stays', () => {
    show(<FunctionalSkillsEditor />, { functional_skills: [{ name: 'New Category', value: [] }] });
    for (let count = 0; count < 3; count += 1) press('Add category');
    const names = screen.getAllByRole('textbox', { name: 'Name of category' });
    fireEvent.change(names[2] as HTMLElement, { target: { value: 'Finance' } });
    expect(
      close()
        .get()
        .functional_skills.map(({ name }) => name),
    ).toEqual(['New Category', 'Finance']);
  });
});
