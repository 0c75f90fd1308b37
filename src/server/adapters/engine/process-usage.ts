/** Reads a process's use of memory and processor time from Linux's `/proc`. */
import { readFileSync } from 'node:fs';

/** Bytes in a page of memory on x86-64 and most arm64 kernels; if pages are larger, memory is undercounted. */
const MEMORY_PAGE_BYTES = 4096;
/** Milliseconds in a clock tick of `/proc/PID/stat`, whose rate is 100 a second on every architecture Node runs on. */
const TICK_MS = 10;

/** Resident memory of a process in bytes; 0 if the system does not say (the heap limit still holds there). */
export function readResidentBytes(pid: number): number {
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1];
    return Number(pages) * MEMORY_PAGE_BYTES;
  } catch {
    return 0;
  }
}

/**
 * Processor time of a process since its start in milliseconds, in steps of 10; 0 if the system does not say (the
 * limit of elapsed time still holds there).
 */
export function readProcessorMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name, which may contain spaces; `utime` and `stime` are the 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}
