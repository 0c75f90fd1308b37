// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ReferenceTopic } from '@/shared/references/topics';
import { TopicChoice } from './topic-choice';

afterEach(cleanup);

const topics = Array.from({ length: 9 }, (_, index) => ({
  key: `topic-${index}`,
  label: `Topic ${index}`,
  statements: [],
  sentences: ['Cut the time in port.'],
})) as unknown as ReferenceTopic[];

function showTopics(chosen: string[]) {
  render(<TopicChoice topics={topics} chosen={chosen} onChange={() => {}} />);
  return screen.getAllByRole('checkbox').length;
}

it('a long list of topics begins with the first ones', () => {
  expect(showTopics(['topic-0'])).toBe(6);
  expect(screen.getByRole('button', { name: 'Show all 9' })).toBeTruthy();
});

it('a long list of topics is shown whole if one of the later ones was chosen on an earlier visit', () => {
  expect(showTopics(['topic-8'])).toBe(9);
});
