import { readFileSync } from 'node:fs';

/** Bytes in a page of memory on x86-64 and most arm64 kernels; where pages are larger, memory is undercounted. */
const PAGE = 4096;

/** Resident memory of a process in bytes; 0 where the system does not say (the heap limit still holds there). */
export function residentBytes(pid: number): number {
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1];
    return Number(pages) * PAGE;
  } catch {
    return 0;
  }
}
