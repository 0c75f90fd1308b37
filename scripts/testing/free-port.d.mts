/** A free port of the loopback address. */
export function freePort(): Promise<number>;
