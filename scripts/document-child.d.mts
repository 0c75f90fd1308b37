export function buildDocumentChild(outDir: string): Promise<string>;
