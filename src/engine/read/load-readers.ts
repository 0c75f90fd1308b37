/** Loads what reading a document needs, so that the first file does not wait for it. */
export async function loadReaders(): Promise<void> {
  await Promise.all([
    import('./read-file'),
    import('./extract/pdf'),
    import('./layout/lines'),
    import('./linkedin-pdf'),
    import('./linkedin-zip'),
    import('./resume'),
    import('unpdf/pdfjs'),
  ]);
}
