/**
 * Splits prose of documents into the sentences that become facts. Since a wrong split is stored in a record, a full
 * stop ends a sentence only if nothing suggests otherwise ('Inc.', 'U.S.', 'e.g.', '3.5', 'Node.js'), and text without
 * a mark that ends a sentence is not split. `language/text/sentences` splits statements further, for writing.
 */

/** Words before a full stop that usually does not end a sentence, in lower case. */
const ABBREVIATIONS = new Set(
  'inc ltd llc corp co dr mr mrs ms prof st no vs etc approx dept est fig gen gov hon jr sr jan feb mar apr jun jul aug sep sept oct nov dec bzw ca usw inkl exkl zzgl abzgl bspw ggf insb evtl vgl aprox z.b u.a d.h nr str av avda sra srta ee.uu p.ej e.g i.e ph.d b.sc m.sc b.a m.a u.s u.k u.s.a d.c a.m p.m resp incl excl max min mio mrd tel vol ed eds al bros mfg intl univ assoc mt ft rs'.split(
    ' ',
  ),
);

/** The sentences of a text, trimmed, in order. A text without a mark that ends a sentence is one sentence. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(
    /[.!?…]+["'”’)\]]*(?=\s|$)|[。！？]+[」』”）]*|[.!?](?=\p{Lu}[\p{Ll}’']*(?:\s|:\s))/gu,
  )) {
    const end = match.index + match[0].length;
    if (!endsSentence(text.slice(start, end), text.slice(end))) continue;
    sentences.push(text.slice(start, end));
    start = end;
  }
  sentences.push(text.slice(start));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function endsSentence(sentence: string, rest: string): boolean {
  const next = rest.trimStart();
  if (next === '') return true;
  if (/[。！？]/.test(sentence.at(-1) ?? '')) return true;
  // The next sentence starts with a capital, a digit, a quote or a script without capitals; 'Inc. and'
  // continues.
  if (/^[\p{Ll},;:)–—&/]/u.test(next)) return false;
  // Sentences without a space between them ('change safe.I lead') are split only after a word, so that
  // 'Node.JS' is not.
  if (!/^\s/.test(rest)) return /\p{Ll}{3}[.!?]$/u.test(sentence) && beginsSentence(sentence, next);
  if (!sentence.endsWith('.')) return true;
  const word = /(?<!\S)(\S+)\.$/.exec(sentence)?.[1]?.replace(/^[("'“‘[]+/, '') ?? '';
  if (/^\p{Lu}$/u.test(word)) return false;
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return /^(?:The|I|We|He|She|My|In|At|This)\b/.test(next);
  const folded = word.toLowerCase();
  if (ABBREVIATIONS.has(folded)) {
    // 'at Acme Inc. Managed' is split because a new clause clearly starts; 'Dr. Meier' never is.
    return (
      /^(?:inc|ltd|llc|corp|co|etc)$/.test(folded) &&
      /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|The|I|We|My|In|At|This|As)\s/u.test(next)
    );
  }
  return true;
}

/**
 * Minimum number of words of a sentence before a full stop without a space; a name such as 'ASP.Net' alone has fewer.
 */
const MIN_WORDS_BEFORE_GLUED_SENTENCE = 4;

/** Ends of domains and of names of tools, which are not words of a sentence: 'Com' in 'on Booking.Com in Rome'. */
const NAME_ENDING_PATTERN = /^(?:Com|Net|Org|Io|Js|Ai|Co|Py|Ts|Edu|Gov)\b/;

/** Whether what follows a full stop without a space begins a sentence or a label. */
function beginsSentence(before: string, next: string): boolean {
  if (/^(?:I|The|My|We|In|At|As|He|She|It|This|With|For|Led|A)\b/.test(next)) return true;
  return (
    before.trim().split(/\s+/).length >= MIN_WORDS_BEFORE_GLUED_SENTENCE &&
    !NAME_ENDING_PATTERN.test(next) &&
    /^\p{Lu}[\p{Ll}’']+(?:\s+\p{Ll}|:\s)/u.test(next)
  );
}
