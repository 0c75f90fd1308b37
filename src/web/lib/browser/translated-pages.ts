/**
 * What a translator has put in place of a node, by that node. Browsers translate a page by replacing its text nodes
 * with `<font>` elements, while React goes on changing and removing the nodes that it made.
 */
const replacements = new WeakMap<Node, Node>();

function noteReplacements(records: MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // The new element may have been inserted beside the text before that was removed.
    const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
    if (!font) continue;
    for (const node of removedNodes) if (node !== font) replacements.set(node, font);
    replacements.delete(font);
  }
}

/** The child of `parent` that now stands for `node`: what replaced it, or what it was wrapped in. */
function findStandIn(parent: Node, node: Node): Node | null {
  let shown: Node | null | undefined = node;
  while (shown && !shown.parentNode) shown = replacements.get(shown);
  while (shown && shown.parentNode !== parent) shown = shown.parentNode;
  return shown ?? null;
}

/**
 * Keeps React working while a browser or an extension translates the page: a node that is removed or changed after it
 * was replaced takes its translation with it, and nothing throws if that is gone too.
 */
export function allowTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  new MutationObserver(noteReplacements).observe(document, { childList: true, subtree: true });
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const shown = findStandIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    return insertBefore.call(this, node, next && findStandIn(this, next)) as T;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      // A changed text is shown again in place of the outdated translation, and is then translated anew.
      const shown = this.parentNode ? undefined : replacements.get(this);
      shown?.parentNode?.replaceChild(this, shown);
      nodeValue.set?.call(this, value);
    },
  });
}
