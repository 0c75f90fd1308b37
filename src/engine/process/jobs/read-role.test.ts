import { describe, expect, it } from 'vitest';
import { personFromJsonResume } from '../../match/person/json-resume';
import { ADVERTISEMENT, CAREER } from '../../match/testing/roles';
import { runJob } from '../run-job';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (fileName: string, content: string) =>
  runJob('read-role', { file: { fileName, bytes: bytes(content) } });

describe('the jobs of role fit', () => {
  it('read a text and hold a person against it', async () => {
    const reading = await runJob('read-role', { text: ADVERTISEMENT });
    if (!reading.ok || reading.output.reading.kind !== 'role') throw new Error('not read as a role');
    const { role } = reading.output.reading;
    for (const { text, at } of role.requirements) {
      expect(reading.output.text.slice(at, at + text.length)).toBe(text);
    }
    const person = personFromJsonResume(CAREER);
    const judged = await runJob('judge-role', { role, person, today: '2026-11-20' });
    expect(judged.ok && judged.output.judgements.map(({ id }) => id)).toEqual(
      role.requirements.map(({ id }) => id),
    );
    expect(judged.ok && judged.output.fit.number).toBeGreaterThan(50);
  });

  it('read the article of a web page, without its menu', async () => {
    const page = `<html><body><nav><a>Jobs</a><a>Sign in</a></nav><main><h1>Head of Finance</h1><p>Orrin and Company is hiring a Head of Finance in Leeds, and looks forward to hearing from people who like numbers, order and growing teams.</p><h2>Requirements</h2><ul><li>Five years of experience in accounting</li><li>ACA or ACCA</li></ul></main></body></html>`;
    const outcome = await read('page.html', page);
    expect(outcome.ok && outcome.output.reading).toMatchObject({
      kind: 'role',
      role: {
        title: 'Head of Finance',
        requirements: [{ text: 'Five years of experience in accounting' }, { text: 'ACA or ACCA' }],
      },
    });
  });

  it.each([
    ['empty.pdf', '', 'empty'],
    ['broken.pdf', '%PDF-1.7\n%%EOF', 'damaged'],
    ['notes.pdf', 'Only a text.', 'mismatch'],
    ['job.json', '{"title": ', 'damaged'],
    ['job.json', '[]', 'unsupported'],
    ['role.txt', '\u0001\u0002\u0003'.repeat(40), 'mismatch'],
    ['role.exe', 'MZ', 'unsupported'],
  ])('refuse %s with its reason', async (name, content, reason) => {
    expect(await read(name, content)).toMatchObject({ ok: false, reason });
  });

  it('read no more of a very long text than the bound', async () => {
    const outcome = await runJob('read-role', {
      text: `${ADVERTISEMENT}\n${'A grey morning. '.repeat(60_000)}`,
    });
    expect(outcome.ok && outcome.output.text.length).toBe(200_000);
    expect(outcome.ok && outcome.output.reading.kind).toBe('role');
  });
});
