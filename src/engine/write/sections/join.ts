import { type CitedText, spansOf } from '../../language/text/cited-text';
import { unpointed } from '../../language/text/hygiene';

const LONGEST = 210;

/** Two neighbours that both begin with the name become one sentence; a paragraph should not keep calling it. */
export function joinNeighbours(citedTexts: CitedText[], name: string): CitedText[] {
  const joined: CitedText[] = [];
  let open = false;
  for (const cited of citedTexts) {
    const before = joined.at(-1);
    const begins = name !== '' && cited.text.startsWith(`${name} `);
    const fits =
      before !== undefined &&
      before.text.length + cited.text.length <= LONGEST &&
      !/[:;]/.test(before.text + cited.text) &&
      !(/ and /.test(before.text) && / and /.test(cited.text));
    if (open && begins && before && fits) {
      const rest = cited.text.slice(name.length + 1);
      joined[joined.length - 1] = {
        text: `${unpointed(before.text)}, and ${rest}`,
        spans: spansOf(before, cited),
      };
      open = false;
    } else {
      joined.push(cited);
      open = begins;
    }
  }
  return joined;
}
