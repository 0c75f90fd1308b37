// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Answers } from '@/shared/interview/answers';
import type { RoleStatement } from '@/shared/interview/questions';
import { Proudest } from './proudest';

afterEach(cleanup);

const LINES = [{ statement: { value: 'Closed the books in five days' } }] as RoleStatement[];

function Form() {
  const [proudest, setProudest] = useState({ line: '', why: '' });
  return (
    <Proudest
      lines={LINES}
      answers={{ proudest } as Answers}
      onChange={(part) => setProudest((now) => ({ ...now, ...part.proudest }))}
    />
  );
}

it('the interview keeps the own text while another line is selected', () => {
  render(<Form />);
  const own = screen.getByRole('radio', { name: 'Something that is not here' });
  fireEvent.click(own);
  fireEvent.change(screen.getByRole('textbox', { name: /What it was/ }), {
    target: { value: 'Opened the Bergen office' },
  });
  fireEvent.click(screen.getByRole('radio', { name: /Closed the books/ }));
  expect(screen.queryByRole('textbox', { name: /What it was/ })).toBeNull();
  fireEvent.click(own);
  expect(screen.getByRole('textbox', { name: /What it was/ })).toHaveProperty(
    'value',
    'Opened the Bergen office',
  );
});
