/** A port of the loopback address that is free now. */
export function freePort(): Promise<number>;
