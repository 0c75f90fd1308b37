// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs';

afterEach(cleanup);

const items = ['one', 'two', 'three'].map((value) => ({
  value,
  label: value,
  content: <p>{`Content of ${value}`}</p>,
}));
const selectedTabs = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

it('tabs show the content of one tab, and are one tab stop', () => {
  render(<Tabs label="Parts" items={items} />);
  expect(selectedTabs()).toEqual(['one']);
  expect(screen.getByRole('tabpanel', { name: 'one' }).textContent).toBe('Content of one');
  expect(screen.queryByText('Content of two')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'two' }));
  expect(screen.getByRole('tabpanel', { name: 'two' }).textContent).toBe('Content of two');
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});

it('arrow keys move between tabs and wrap around at both ends', () => {
  render(<Tabs label="Parts" items={items} />);
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return [selectedTabs(), document.activeElement?.textContent];
  };
  screen.getByRole('tab', { name: 'one' }).focus();
  expect(press('ArrowLeft')).toEqual([['three'], 'three']);
  expect(press('ArrowRight')).toEqual([['one'], 'one']);
  expect(press('End')).toEqual([['three'], 'three']);
  expect(press('Home')).toEqual([['one'], 'one']);
});

it('controlled tabs follow their value, and report changes only', () => {
  const changes: string[] = [];
  const tabsWith = (value: string) => (
    <Tabs label="Parts" items={items} value={value} onChange={(next) => changes.push(next)} />
  );
  const { rerender } = render(tabsWith('two'));
  fireEvent.click(screen.getByRole('tab', { name: 'two' }));
  fireEvent.click(screen.getByRole('tab', { name: 'three' }));
  expect(selectedTabs()).toEqual(['two']);
  rerender(tabsWith('three'));
  expect(selectedTabs()).toEqual(['three']);
  expect(changes).toEqual(['three']);
});
