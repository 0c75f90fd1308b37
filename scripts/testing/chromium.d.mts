/**
 * Finds a Chromium, and installs one if there is none.
 * @returns the program and the environment variables it needs
 */
export function findChromium(): Promise<{ path: string; env: Record<string, string> }>;
