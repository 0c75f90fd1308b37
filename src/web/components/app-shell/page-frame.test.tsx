// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { use, useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type FrameOptions, SetFrameContext } from './frame-options';
import { PageFrame } from './page-frame';

afterEach(cleanup);

const Navigation = ({ rail }: FrameOptions) => (
  <nav>
    <a href="/roles">{rail ? 'R' : 'Roles'}</a>
  </nav>
);

function Screen({ name, rail }: { name: string; rail?: boolean }) {
  const setFrame = use(SetFrameContext);
  useLayoutEffect(() => setFrame({ Navigation, options: { rail } }), [setFrame, rail]);
  useLayoutEffect(() => () => setFrame(null), [setFrame]);
  return <main>{name}</main>;
}

it('the page frame keeps the navigation and its focus while screens change', () => {
  const { rerender } = render(
    <PageFrame>
      <Screen key="one" name="One" />
    </PageFrame>,
  );
  const link = screen.getByRole('link', { name: 'Roles' });
  link.focus();
  rerender(
    <PageFrame>
      <Screen key="two" name="Two" rail />
    </PageFrame>,
  );
  expect(screen.getByRole('main').textContent).toBe('Two');
  expect(screen.getByRole('link', { name: 'R' })).toBe(link);
  expect(document.activeElement).toBe(link);
});

it('the page frame removes the navigation when the page is replaced by one that provides none', () => {
  const { rerender } = render(
    <PageFrame>
      <Screen name="One" />
    </PageFrame>,
  );
  rerender(
    <PageFrame>
      <main>This screen could not be shown</main>
    </PageFrame>,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});
