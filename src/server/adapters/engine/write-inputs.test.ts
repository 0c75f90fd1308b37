import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { JobKind } from '@/engine/process/jobs';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { createEngine, type ReadInput, writeInputs } from '.';
import { engineOf } from './engine';
import { createInProcessEngine } from './in-process';

const address: ReadInput = { slot: 'linkedin_url', value: 'https://www.linkedin.com/in/ines-calder' };
const resume: ReadInput = { slot: 'resume', fileName: 'resume.docx', bytes: docxOf(RESUME_LINES) };
const deck: ReadInput = { slot: 'document', fileName: 'deck.docx', bytes: docxOf(RESUME_LINES.slice(0, 6)) };
const broken: ReadInput = { slot: 'document', fileName: 'deck.pptx', bytes: new Uint8Array() };

/** Writes a profile from the inputs; returns the jobs that ran and the stages that were reported. */
async function write(...inputs: ReadInput[]) {
  const jobs: JobKind[] = [];
  const stages: string[] = [];
  const inProcess = createInProcessEngine();
  const engine = engineOf((kind, input, options) => {
    jobs.push(kind);
    return inProcess.attempt(kind, input, options);
  });
  const written = await writeInputs(engine, inputs, {
    visitor: 'network:198.51.100.7',
    onStage: ({ stage, ...rest }) => stages.push('ok' in rest && !rest.ok ? 'unread' : stage),
    onRead: () => stages.push('onRead'),
  });
  return { jobs, stages, written };
}

it('one file is read, merged and written by one job', async () => {
  const { jobs, stages, written } = await write(address, resume);
  expect(jobs).toEqual(['profile']);
  expect(stages).toEqual(['reading', 'read', 'composing', 'checking']);
  expect(written.sources).toMatchObject([
    { id: 's2', kind: 'resume' },
    { id: 's1', kind: 'url' },
  ]);
  expect(written.profile.name).toBe('Ines Calder');
  expect(written.stored?.record.facts.roles.length).toBeGreaterThan(0);
});

it('several files are read by one job each, and their profile is written by one more', async () => {
  const { jobs, stages, written } = await write(address, resume, deck);
  expect(jobs).toEqual(['read', 'read', 'profile']);
  expect(stages.slice(-3)).toEqual(['onRead', 'composing', 'checking']);
  const alone = await write(address, resume);
  expect(written.profile.highlights).toEqual(alone.written.profile.highlights);
});

it('a profile is still written if the only file cannot be read, which a notice names', async () => {
  const { jobs, stages, written } = await write(address, broken);
  expect(jobs).toEqual(['profile', 'profile']);
  expect(stages).toEqual(['reading', 'unread', 'onRead', 'composing', 'checking']);
  expect(written.notices[0]).toMatchObject({ kind: 'unread', about: 'deck.pptx' });
  expect(written.profile.name).toBe('Ines Calder');
});

it('reading and writing in one job get a full deadline each', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-time-test-'));
  // Each job takes 6 s of a limit of 5 s. One reports after 3 s that it has read its file, which restarts the limit.
  const entry = join(folder, 'child.mjs');
  writeFileSync(
    entry,
    `process.on('message', ({ input: { sources } }) => {
       const reportsRead = sources.some(({ file }) => file?.fileName === 'reports-read.pdf');
       if (!sources.some(({ file }) => file)) return process.send({ outcome: { ok: true, output: { notices: [] } } });
       if (reportsRead) setTimeout(() => process.send({ progress: 'read' }), 3_000);
       setTimeout(() => process.send({ outcome: { ok: true, output: { notices: [] } } }), 6_000);
     });
     process.on('disconnect', () => process.exit(0));`,
  );
  const engine = createEngine({ childEntry: entry, size: 2, spare: 0, timeoutMs: 5_000, niceness: 0 });
  onTestFinished(async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const onRead = vi.fn();
  const send = (fileName: string) =>
    writeInputs(engine, [{ slot: 'resume', fileName, bytes: new Uint8Array([1]) }], {
      visitor: fileName,
      onRead,
    });
  const [reporting, silent] = await Promise.all([send('reports-read.pdf'), send('never-reports.pdf')]);
  expect(reporting.notices).toEqual([]);
  expect(silent.notices).toMatchObject([
    { about: 'never-reports.pdf', message: expect.stringMatching(/took too long/) },
  ]);
}, 60_000);
