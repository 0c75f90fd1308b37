/** The page on which a developer chooses who signs in. */

const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Renders the page as HTML.
 * @param {URLSearchParams} asked the query parameters of the product's request
 */
export function choicePage(people, asked) {
  const choose = (sub) => `/authorize?${new URLSearchParams([...asked, ['person', sub]])}`;
  const back = new URL(asked.get('redirect_uri') ?? 'http://localhost');
  back.searchParams.set('error', 'user_cancelled_login');
  back.searchParams.set('state', asked.get('state') ?? '');
  const rows = people.map(
    ({ sub, given_name, family_name, email, verified }) =>
      `<li><a href="${escapeHtml(choose(sub))}">Continue as ${given_name} ${family_name}</a>
       <small>${email}, ${verified ? 'confirmed' : 'not confirmed'} at the provider</small></li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local sign-in</title><link rel="icon" href="data:,">
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 12vh auto; padding: 0 1rem; color: #16202b; background: #faf8f4 }
  ul { list-style: none; padding: 0 } li { margin: 0 0 1rem } small { display: block; color: #45515e }
  a { color: #17324d }
</style>
<h1>Local sign-in</h1>
<p>This stands in for LinkedIn on this machine. The people are fictional.</p>
<ul>${rows.join('')}</ul>
<p><a href="${escapeHtml(back.href)}">Cancel</a></p>
</html>`;
}
