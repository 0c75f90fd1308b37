/* Sets the theme before anything is painted: the person's choice, else the system's. Not bundled, so that it can block.
   `data-js` tells style sheets that scripts run, so that nothing moves when they do. */
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage may be unavailable; the system's theme then applies.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.js = '';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
