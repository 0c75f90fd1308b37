/** Splitting and joining of prose. */

const ABBREVIATION =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|Inc|Ltd|Pvt|Pty|Engg|Dept|Univ|Govt|Asst|Co|Corp|Jr|Sr|vs|etc|approx|incl|No|Nr|ca|bzw|ggf|Mio|Mrd|Abs|Std|e\.g|i\.e|z\.B|d\.h|u\.a|p\.a|U\.S|U\.K|Ph\.D|M\.Sc|B\.Sc|p\.ex)|(?:^|\s)\p{Lu})\.$/u;

/** Sentences of a text in order, trimmed, with their final points. Abbreviations and initials do not end one. */
export function sentencesOf(text: string): string[] {
  const parts = text.split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])|(?<=[a-z)])\.(?=[A-Z][a-z]+ )/u);
  const out: string[] = [];
  for (const part of parts) {
    const previous = out.at(-1);
    if (previous !== undefined && ABBREVIATION.test(previous)) out[out.length - 1] = `${previous} ${part}`;
    else if (part.trim()) out.push(part.trim());
  }
  return out;
}

/** 'a', 'a and b', 'a, b and c'. A part that holds 'and' itself gets a comma before the last 'and'. */
export function listed(items: string[], and = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  const nested = items.some((item) => new RegExp(`\\s${and}\\s`).test(item));
  const last = items.at(-1);
  const head = items.slice(0, -1).join(', ');
  return `${head}${nested && items.length > 2 ? ',' : ''} ${and} ${last}`;
}
