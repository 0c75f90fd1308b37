import { expect, it } from 'vitest';
import { achievementOfDescription } from './achievement-of-description';

it.each([
  [
    'A trusted adviser to mills who led nine of them, and built a tenth',
    'Led nine of them, and built a tenth',
  ],
  ['A planner who has governed nine mills at every scale', 'Governed nine mills at every scale'],
  ['A planner who knows nine mills', 'A planner who knows nine mills'],
  ['Growers who led nine mills', 'Growers who led nine mills'],
])('the achievement of "%s" is "%s"', (line, achievement) => {
  expect(achievementOfDescription(line)).toBe(achievement);
});
