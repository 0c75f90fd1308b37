// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ignoreHeldEnter } from './held-enter';

let heard: string[];

beforeAll(ignoreHeldEnter);
beforeEach(() => {
  heard = [];
  document.body.innerHTML = `<button></button><a href="#end"></a><div role="button" tabindex="0"></div><input />
    <textarea></textarea>`;
  document.body.onkeydown = ({ key }) => void heard.push(key);
});

/** Presses a key on an element. @returns whether the browser does what it does by itself, and handlers hear of it */
function press(selector: string, init: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return { isDone: !event.defaultPrevented, isHeard: heard.length > 0 };
}

describe('an Enter that is held down', () => {
  it.each(['button', 'a', '[role="button"]', 'input'])('works once on %s', (selector) => {
    expect(press(selector, { key: 'Enter' })).toEqual({ isDone: true, isHeard: true });
    heard = [];
    expect(press(selector, { key: 'Enter', repeat: true })).toEqual({ isDone: false, isHeard: false });
  });

  it('breaks lines in a text of several lines', () => {
    expect(press('textarea', { key: 'Enter', repeat: true })).toEqual({ isDone: true, isHeard: true });
  });

  it.each(['ArrowDown', 'z', ' '])('does not concern the key "%s"', (key) => {
    expect(press('button', { key, repeat: true })).toEqual({ isDone: true, isHeard: true });
  });
});
