/** @returns the program and what its environment needs */
export function findChromium(): Promise<{ path: string; env: Record<string, string> }>;
