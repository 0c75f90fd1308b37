/** Generations by a running product: several at once, then every hostile file, while `/healthz` is polled. */
import { readFileSync } from 'node:fs';
import { costlyFiles } from '@/server/testing/documents/costly-files';
import { hostileFiles } from '@/server/testing/documents/hostile-files';
import { startProduct } from '@/server/testing/product';
import { load } from '../load';
import type { SyntheticResult } from './run-synthetic';
import { generate, type UploadedFile } from './send';
import { runVisitors } from './visitors';

const HEALTH = { paths: ['/healthz'], connections: 1 };
/** Number of generations at once. */
const GENERATIONS = 10;
/** Thresholds in milliseconds. While costly files are read, those of `/healthz` are stricter. */
const THRESHOLD_MS = { generation: 10_000, health: 200, costly: { p99: 50, max: 200 } };

/** The resident memory of a process in MB. */
const readResidentMegabytes = (pid: number) =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * 4096) / 1024 / 1024;

/**
 * Runs several generations at once, then every hostile file, and prints the times.
 * @returns whether every threshold was met
 */
export async function runConcurrently(
  syntheticResults: readonly SyntheticResult[],
  dataDir: string,
): Promise<boolean> {
  const product = await startProduct({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' });
  try {
    // Each generation gets three files from different parts of the list, so that files of many kinds are read at once.
    const resultAt = (index: number) => syntheticResults[index % syntheticResults.length] as SyntheticResult;
    const fieldOf = ({ syntheticCase: { slot } }: SyntheticResult, index: number) =>
      slot === 'doc' ? `docs[${index}][file]` : slot === 'resume' ? 'resume' : 'linkedin';
    const filesOfGenerations = Array.from({ length: GENERATIONS }, (_, at) =>
      [resultAt(at * 4), resultAt(at * 4 + 13), resultAt(at * 4 + 26)].map((each, index): UploadedFile => {
        return { field: fieldOf(each, index), fileName: each.syntheticCase.fileName, bytes: each.bytes };
      }),
    );
    const areVisitorsServed = await runVisitors(product);
    await generate(product, filesOfGenerations[0] ?? []);
    let health = load({ ...HEALTH, port: product.port, seconds: 8 });
    const results = await Promise.all(filesOfGenerations.map((files) => generate(product, files)));
    const slowest = Math.max(...results.map(({ ms }) => ms));
    const failedCount = results.filter(({ status }) => status !== 200).length;
    const healthDuringGenerations = await health;
    console.log(
      `ten at once: ${failedCount} failed${failedCount > 0 ? ` (${results.find(({ status }) => status !== 200)?.text.slice(0, 200)})` : ''}, slowest ${slowest.toFixed(0)} ms, /healthz p99 ${healthDuringGenerations.p99.toFixed(1)} ms`,
    );

    const costly = costlyFiles();
    const files = [...hostileFiles({ megabytes: 1024, pages: 1_000 }), ...costly];
    let isHealthyUnderLoad = true;
    const megabytesBefore = readResidentMegabytes(product.pid);
    let overDeadlineCount = 0;
    let worstHealthP99 = 0;
    let unexplainedCount = 0;
    for (const file of files) {
      const { defect, slot, fileName, bytes, expected: expectedMessage } = file;
      const field = slot === 'document' ? 'docs[0][file]' : slot;
      health = load({ ...HEALTH, port: product.port, seconds: 1.5 });
      const { status, text, ms } = await generate(product, [{ field, fileName, bytes }]);
      const { p99, max } = await health;
      if (costly.includes(file) && (p99 >= THRESHOLD_MS.costly.p99 || max >= THRESHOLD_MS.costly.max))
        isHealthyUnderLoad = false;
      const isExplained =
        expectedMessage === 'read'
          ? status === 200
          : expectedMessage.test(text) && (status === 200 || status === 422);
      if (!isExplained) unexplainedCount += 1;
      if (ms > THRESHOLD_MS.generation) overDeadlineCount += 1;
      worstHealthP99 = Math.max(worstHealthP99, p99);
      console.log(
        `  ${defect.padEnd(34)} ${ms.toFixed(0).padStart(6)} ms, /healthz p99 ${p99.toFixed(1)}, max ${max.toFixed(1)} ms${isExplained ? '' : `  NOT EXPLAINED: ${status} ${text.slice(0, 120)}`}`,
      );
    }
    const growth = readResidentMegabytes(product.pid) - megabytesBefore;
    console.log(
      `${files.length} hostile files: ${unexplainedCount} without their reason, ${overDeadlineCount} over 10 s, worst /healthz p99 ${worstHealthP99.toFixed(1)} ms, server's memory ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB`,
    );
    return (
      areVisitorsServed &&
      isHealthyUnderLoad &&
      failedCount === 0 &&
      unexplainedCount === 0 &&
      overDeadlineCount === 0 &&
      slowest < THRESHOLD_MS.generation &&
      Math.max(healthDuringGenerations.p99, worstHealthP99) < THRESHOLD_MS.health
    );
  } finally {
    await product.stop();
  }
}
