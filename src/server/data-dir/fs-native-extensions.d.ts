/** The part of the package that we use; it brings no types of its own. */
declare module 'fs-native-extensions' {
  /**
   * Takes an exclusive lock of the kernel on a file that is open for writing. It belongs to the open file, not to the
   * process id, and ends when the file is closed, at the latest with the process.
   * @returns false while another open file holds it
   */
  export function tryLock(fd: number): boolean;
}
