/** The jobs of role fit: `read-role` and `judge-role`. */
import { describe, expect, it } from 'vitest';
import { emptyFacts } from '@/shared/record/facts';
import { ADVERTISEMENT, JSON_RESUME } from '../../match/testing/advertisement-and-resume';
import { runJob } from '../run-job';

const bytes = (text: string) => new TextEncoder().encode(text);
const readRoleFile = (fileName: string, content: string) =>
  runJob('read-role', { file: { fileName, bytes: bytes(content) } });

describe('the jobs of role fit', () => {
  it('read a text and compare a person with it', async () => {
    const reading = await runJob('read-role', { text: ADVERTISEMENT });
    if (!reading.ok || reading.output.reading.kind !== 'role') throw new Error('not read as a role');
    const { role } = reading.output.reading;
    for (const { text, at } of role.requirements) {
      expect(reading.output.text.slice(at, at + text.length)).toBe(text);
    }
    const line = (ref: string, text: string, sourced = true) =>
      ({ ref, text, sourced, kind: 'statement' }) as const;
    const highlights = JSON_RESUME.work.flatMap((work) => work.highlights);
    const person = {
      facts: emptyFacts(),
      lines: [
        ...highlights.map((text, at) => line(`line-${at}`, `Mara Lindqvist: ${text}`)),
        line('own', 'She holds a current food safety certificate.', false),
      ],
      name: 'Mara Lindqvist',
      headline: 'Fractional chief operating officer',
    };
    const added = [{ id: 'own-1', text: 'A current food safety certificate', must: true }];
    const judged = await runJob('judge-role', { role, added, person, today: '2026-11-20' });
    if (!judged.ok) throw new Error('not judged');
    const { judgements, types } = judged.output;
    expect(judgements.map(({ id }) => id)).toEqual([...role.requirements.map(({ id }) => id), 'own-1']);
    const shown = judgements.find(({ ref }) => ref?.startsWith('line-'));
    // The name is removed for the comparison and restored in the text that is shown.
    expect(shown?.evidence).toContain('Mara Lindqvist: ');
    expect(judgements.at(-1)).toMatchObject({ verdict: 'mentioned', ref: 'own#1' });
    expect(types['own-1']).toBe('credential');
  });

  it('read one role of a page that lists several, with the address of each title', async () => {
    const titles = [
      'Head of Finance',
      'Head of People',
      'Sales Director',
      'Product Manager',
      'Legal Counsel',
    ];
    const page = `<html><body><h1>Open roles</h1><ul>${titles
      .map((title, at) => `<li><a href="/jobs/${at}">${title}</a></li>`)
      .join('')}</ul></body></html>`;
    const outcome = await runJob('read-role', {
      file: { fileName: 'page.html', bytes: bytes(page) },
      address: 'https://careers.example/all',
    });
    if (!outcome.ok || outcome.output.reading.kind !== 'several') throw new Error('not several');
    expect(outcome.output.reading.titles).toEqual(titles);
    expect(outcome.output.addresses?.['Sales Director']).toBe('https://careers.example/jobs/2');
    const text = titles
      .map((title) => `${title}\nRequirements\n- Experience with ${title} work\n`)
      .join('\n');
    const one = await runJob('read-role', { text, only: { title: 'Sales Director', titles } });
    expect(one.ok && one.output.reading).toMatchObject({
      kind: 'role',
      role: { title: 'Sales Director', requirements: [{ text: 'Experience with Sales Director work' }] },
    });
  });

  it('read the article of a web page, without its menu', async () => {
    const page = `<html><body><nav><a>Jobs</a><a>Sign in</a></nav><main><h1>Head of Finance</h1><p>Orrin and Company is hiring a Head of Finance in Leeds, and looks forward to hearing from people who like numbers, order and growing teams.</p><h2>Requirements</h2><ul><li>Five years of experience in accounting</li><li>ACA or ACCA</li></ul></main></body></html>`;
    const outcome = await readRoleFile('page.html', page);
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
    ['role.txt', '\u0001\u0002\u0003'.repeat(40), 'mismatch'],
    ['role.exe', 'MZ', 'unsupported'],
  ])('reject %s with its reason', async (name, content, reason) => {
    expect(await readRoleFile(name, content)).toMatchObject({ ok: false, reason });
  });

  const JOB = JSON.stringify({
    title: 'Interim Head of Finance',
    company: 'Orrin and Company',
    qualifications: ['Five years of experience in accounting', 'ACA or ACCA', 'Knowledge of treasury'],
  });

  it('read a job description in JSON alike from a file and from a pasted text', async () => {
    const pasted = await runJob('read-role', { text: `\n${JOB}` });
    expect(pasted).toEqual(await readRoleFile('job.json', JOB));
    expect(pasted.ok && pasted.output.reading).toMatchObject({
      kind: 'role',
      role: {
        title: 'Interim Head of Finance',
        organisation: 'Orrin and Company',
        requirements: [{}, {}, {}],
      },
    });
    expect(pasted.ok && pasted.output.text).toContain('- Knowledge of treasury');
  });

  it.each([
    ['a JSON Resume', JSON.stringify(JSON_RESUME), 'resume'],
    ['other JSON', '{"cells": [1, 2, 3]}', 'none'],
    ['a list', '[]', 'none'],
  ])('recognise that %s is not a role', async (_, content, kind) => {
    expect(await readRoleFile('data.json', content)).toMatchObject({
      ok: true,
      output: { reading: { kind } },
    });
    const pasted = await runJob('read-role', { text: content });
    expect(pasted).toMatchObject({ ok: true, output: { reading: { kind } } });
  });

  it('read a text that only begins like JSON as it is', async () => {
    const outcome = await runJob('read-role', {
      text: `{{first_name}}, we have a role.\n\n${ADVERTISEMENT}`,
    });
    expect(outcome.ok && outcome.output.reading.kind).toBe('role');
  });

  it('read no more than the limit of a very long text', async () => {
    const outcome = await runJob('read-role', {
      text: `${ADVERTISEMENT}\n${'A grey morning. '.repeat(60_000)}`,
    });
    expect(outcome.ok && outcome.output.text.length).toBe(200_000);
    expect(outcome.ok && outcome.output.reading.kind).toBe('role');
  });
});
