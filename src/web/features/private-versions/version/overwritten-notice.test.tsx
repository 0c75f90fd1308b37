// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { VersionDraft } from './draft';
import { OverwrittenNotice } from './overwritten-notice';

afterEach(cleanup);

const draft = { name: 'For Kestrel', for_whom: '', note: '', open_until: null } as unknown as VersionDraft;

it('the notice of overwritten texts shows both values of each field, an empty one in words', () => {
  render(
    <OverwrittenNotice
      draft={draft}
      overwritten={{ note: 'See page two', open_until: null }}
      onSettle={() => {}}
    />,
  );
  const texts = screen.getByText('Note above the profile now:').closest('dl')?.textContent;
  expect(texts).toContain('Note above the profile now:nothingThe other:See page two');
  expect(texts).toContain('Open until now:No end');
});

it('the notice of overwritten texts reports which side its owner chose', () => {
  const onSettle = vi.fn();
  render(<OverwrittenNotice draft={draft} overwritten={{ note: '' }} onSettle={onSettle} />);
  fireEvent.click(screen.getByRole('button', { name: 'Use the other' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep as is' }));
  expect(onSettle.mock.calls).toEqual([[true], [false]]);
});
