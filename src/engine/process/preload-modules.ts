/** Preloads the modules of the usual jobs, so that the first job does not wait for them. */
export async function preloadModules(): Promise<void> {
  await Promise.all([
    import('../read/read-file'),
    import('../read/extract/pdf'),
    import('../read/layout/lines'),
    import('../read/linkedin-page'),
    import('../read/linkedin-pdf'),
    import('../read/linkedin-zip'),
    import('../read/resume'),
    import('unpdf/pdfjs'),
  ]);
  await import('./jobs/profile');
}
