/** Runs patterns over adversarial texts in a child process, which is killed if a pattern does not finish. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { shapesAgainst } from './adversarial-texts';
import type { Pattern } from './patterns';

const PROCESS = fileURLToPath(new URL('./match-cost.mjs', import.meta.url));
/**
 * Maximum milliseconds for all texts of one pattern, even on a busy machine; a linear pattern takes a few.
 */
const MAX_PATTERN_MS = 60_000;

/** A line that the child process writes: the pattern it begins, or the times of a slow one. */
interface Line {
  at?: number;
  slow?: number;
  shape?: [unit: string, end: string];
  part?: number;
  whole?: number;
}

/**
 * Lists the patterns whose time grows faster than the text.
 * @param length characters of each text
 * @param maxPatternMs milliseconds after which a pattern counts as never finishing
 */
export async function findSlowPatterns(
  patterns: readonly Pattern[],
  length: number,
  maxPatternMs = MAX_PATTERN_MS,
): Promise<string[]> {
  const slow: string[] = [];
  for (let done = 0; done < patterns.length; ) {
    const { names, measured } = await measure(patterns.slice(done), length, maxPatternMs);
    slow.push(...names);
    done += measured;
  }
  return slow;
}

/**
 * Measures patterns on texts that are bad for them, in a child process that can be killed.
 * @returns the slow ones, and how many were measured: all, or those up to one that does not finish
 */
function measure(
  patterns: readonly Pattern[],
  length: number,
  maxPatternMs: number,
): Promise<{ names: string[]; measured: number }> {
  const cases = patterns.map(({ source, flags }) => ({ source, flags, shapes: shapesAgainst(source) }));
  const name = (at: number) => `${patterns[at]?.where} /${patterns[at]?.source.slice(0, 80)}/`;
  return new Promise((resolve, reject) => {
    const names: string[] = [];
    let at = 0;
    let rest = '';
    const child = spawn(process.execPath, [PROCESS], { stdio: ['pipe', 'pipe', 'inherit'] });
    const kill = () => child.kill('SIGKILL');
    let timer = setTimeout(kill, maxPatternMs);
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      clearTimeout(timer);
      timer = setTimeout(kill, maxPatternMs);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.map((text): Line => JSON.parse(text))) {
        at = line.at ?? at;
        if (line.slow === undefined) continue;
        const times = `${line.part?.toFixed(2)} ms, then ${line.whole?.toFixed(1)} ms`;
        names.push(`${name(line.slow)} on ${JSON.stringify(line.shape)}: ${times}`);
      }
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (signal) resolve({ names: [...names, `${name(at)} did not end`], measured: at + 1 });
      else if (code) reject(new Error(`The measuring process failed with ${code} at ${name(at)}`));
      else resolve({ names, measured: patterns.length });
    });
    child.stdin.end(JSON.stringify({ length, cases }));
  });
}
