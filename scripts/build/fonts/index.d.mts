export function ensureFonts(target: string): Promise<void>;
