export const OUTSIDE: string[];
export const RUNTIME: string[];
