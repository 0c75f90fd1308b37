import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { EngineChild } from './engine-child';

it('a job that exceeded a limit is not reported as crashed because its visitor aborts it afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-engine-child-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const entry = join(folder, 'child.mjs');
  writeFileSync(entry, "process.on('message', () => {});");
  const limits = { processorTimeMs: 60_000, timeoutMs: 60_000, memoryBytes: 1e9, niceness: 0 };
  const child = new EngineChild(entry, limits, () => {});
  const cancel = new AbortController();
  const request = { kind: 'read-role' as const, input: { text: 'A role' } };
  const outcome = child.run(request, { visitor: 'guest', signal: cancel.signal });
  child.end('memory');
  cancel.abort();
  expect(await outcome).toEqual({ ok: false, reason: 'memory' });
});
