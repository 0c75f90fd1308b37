// @vitest-environment jsdom
/** React goes on working in a page of which a translator has replaced the text nodes. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allowTranslation } from './translated-pages';

beforeAll(allowTranslation);
afterEach(cleanup);

type Replace = (text: Text, font: Element) => void;
const insertAndRemove: Replace = (text, font) => {
  text.parentNode?.insertBefore(font, text);
  text.remove();
};

/** Replaces every text of the page by `<font>` elements in capitals, and waits until that was noticed. */
async function translate(replace: Replace) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(text.data.toUpperCase());
    replace(text, font);
  }
  await act(async () => {});
}

const Words = ({ before, after, step = 1 }: { before?: boolean; after?: boolean; step?: number }) => (
  <p data-testid="words">
    {before && <b>first </b>}
    step {step}
    {after && ' of four'}
  </p>
);

describe.each<[string, Replace]>([
  ['replaces texts at once', (text, font) => text.replaceWith(font)],
  ['inserts an element before it removes the text', insertAndRemove],
])('a translator that %s', (_, replace) => {
  const showTranslated = async (shown: Parameters<typeof Words>[0], next: Parameters<typeof Words>[0]) => {
    const { rerender } = render(<Words {...shown} />);
    await translate(replace);
    rerender(<Words {...next} />);
    return screen.getByTestId('words').textContent;
  };

  it('leaves nothing of a text that is removed', async () => {
    expect(await showTranslated({ after: true }, {})).toBe('STEP 1');
  });

  it('does not keep a changed text from being shown', async () => {
    expect(await showTranslated({}, { step: 2 })).toBe('STEP 2');
  });

  it('does not keep an element from its place before a text', async () => {
    expect(await showTranslated({}, { before: true })).toBe('first STEP 1');
  });

  it('may translate a text again', async () => {
    const { rerender } = render(<Words after />);
    await translate(replace);
    await translate(replace);
    rerender(<Words step={2} />);
    expect(screen.getByTestId('words').textContent).toBe('STEP 2');
  });
});

it('a text that another program has wrapped is removed with what it is wrapped in', () => {
  const { rerender } = render(<Words after />);
  const wrapper = document.createElement('mark');
  const text = screen.getByTestId('words').lastChild as Text;
  text.replaceWith(wrapper);
  wrapper.append(text);
  rerender(<Words />);
  expect(screen.getByTestId('words').innerHTML).toBe('step 1');
});

it('a text that another program has taken away may be removed, changed, and have a node put before it', () => {
  const { rerender } = render(<Words after />);
  screen.getByTestId('words').replaceChildren('theirs');
  rerender(<Words before step={2} />);
  expect(screen.getByTestId('words').textContent).toBe('theirsfirst ');
});
