/** Bundles the document child for tests. @returns the path of the bundle */
export async function bundleDocumentChild(): Promise<string> {
  throw new Error('not built yet');
}
