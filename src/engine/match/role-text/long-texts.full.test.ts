/** The time that reading a very long role takes: many seconds in all, so the full tests alone run it. */
import { expect, it } from 'vitest';
import { readRole } from './';

it('200,000 repeated characters are read in under three seconds', () => {
  const time = (text: string) => {
    // Processor time, since wall-clock time depends on the machine's load.
    const started = process.cpuUsage();
    readRole(text);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000;
  };
  for (const unit of [
    'a',
    ' ',
    '(',
    '1,000 ',
    '- x\n',
    '*',
    '**',
    '[',
    '. A',
    '\n\n# ',
    'and, or ',
    '$1 to ',
  ]) {
    time(unit.repeat(20_000 / unit.length));
    expect(time(unit.repeat(Math.floor(200_000 / unit.length)))).toBeLessThan(3_000);
  }
});
