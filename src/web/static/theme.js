/* Sets the theme before anything is painted: the person's choice, else the system's. Not bundled, so that it blocks
   rendering. `data-js` tells style sheets that scripts run, which prevents layout shifts. */
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
