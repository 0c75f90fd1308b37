export function buildEngineChild(outDir: string): Promise<string>;
