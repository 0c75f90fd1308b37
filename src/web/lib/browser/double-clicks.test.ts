// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ignoreSecondClicks } from './double-clicks';

let pressed: string[];

beforeAll(ignoreSecondClicks);
beforeEach(() => {
  pressed = [];
  document.body.innerHTML = `<button id="undo"></button><button id="remove-1"></button><button id="remove-2"></button>
    <button id="add" data-once></button><label><input id="box" type="checkbox" /><span>Remote</span></label><p>Text</p>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.id));
});
/**
 * Clicks an element.
 * @param detail the click count of the event, 0 for the keyboard
 */
const click = (selector: string, detail: number) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));

it('second clicks: the second one of a double click does not press another control that moved under the pointer', () => {
  click('#remove-1', 1);
  click('#remove-2', 2);
  expect(pressed).toEqual(['remove-1']);
  click('#remove-2', 3);
  expect(pressed).toEqual(['remove-1']);
  click('#remove-2', 1);
  expect(pressed).toEqual(['remove-1', 'remove-2']);
});

it('second clicks: a control that appears where a text was clicked is not pressed', () => {
  click('p', 1);
  click('#remove-1', 2);
  expect(pressed).toEqual([]);
});

it('second clicks: a double click on one control presses it twice', () => {
  click('#undo', 1);
  click('#undo', 2);
  expect(pressed).toEqual(['undo', 'undo']);
});

it('second clicks: a control that adds an entry is pressed once by a double click, and at each key', () => {
  click('#add', 1);
  click('#add', 2);
  expect(pressed).toEqual(['add']);
  click('#add', 0);
  click('#add', 0);
  expect(pressed).toHaveLength(3);
});

it('second clicks: a double click on the label of a checkbox checks and unchecks it', () => {
  const box = document.querySelector<HTMLInputElement>('#box');
  click('span', 1);
  expect(box?.checked).toBe(true);
  click('span', 2);
  expect(box?.checked).toBe(false);
});
