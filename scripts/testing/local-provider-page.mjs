/** The sign-in page of the local provider, on which a developer chooses a fictional person. */

const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Renders the page as HTML, with a link for each person and one that cancels.
 * @param people the claims of each, as the provider's list has them
 * @param {URLSearchParams} query the query parameters of the product's request to authorise
 */
export function renderChoicePage(people, query) {
  const urlFor = (sub) => `/authorize?${new URLSearchParams([...query, ['person', sub]])}`;
  const cancelUrl = new URL(query.get('redirect_uri') ?? 'http://localhost');
  cancelUrl.searchParams.set('error', 'user_cancelled_login');
  cancelUrl.searchParams.set('state', query.get('state') ?? '');
  const rows = people.map(
    ({ sub, given_name, family_name, email, verified }) =>
      `<li><a href="${escapeHtml(urlFor(sub))}">Continue as ${given_name} ${family_name}</a>
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
<p><a href="${escapeHtml(cancelUrl.href)}">Cancel</a></p>
</html>`;
}
