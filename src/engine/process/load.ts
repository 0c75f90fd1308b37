/** Loads what the usual jobs need, so that the first of them does not wait for it. */
export async function load(): Promise<void> {
  await Promise.all([
    import('../read/read-file'),
    import('../read/extract/pdf'),
    import('../read/layout/lines'),
    import('../read/linkedin-pdf'),
    import('../read/linkedin-zip'),
    import('../read/resume'),
    import('unpdf/pdfjs'),
  ]);
  await import('./jobs/profile');
}
