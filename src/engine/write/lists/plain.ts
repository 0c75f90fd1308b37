import type { CareerFacts, TextFact } from '@/shared/facts';
import { isFirstPerson } from '../grammar/person';
import { printed } from '../statements/dossier';
import { upperFirst } from '../text/casing';
import { clean, fold, unpointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';

/** List entries without repetition, in order. */
export function unique(pieces: Piece[], most: number): Piece[] {
  const seen = new Set<string>();
  return pieces
    .filter(({ text }) => {
      const key = fold(text);
      if (!key || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, most);
}

/** 'Name, Issuer'. */
export function certificationsOf(facts: CareerFacts): Piece[] {
  const pieces = facts.certifications.map((fact) => {
    const name = printed(fact.value);
    const issuer = printed(fact.issuer ?? '');
    const named = issuer && name && !fold(name).includes(fold(issuer)) ? `${name}, ${issuer}` : name;
    return { text: named, spans: spansOf(fact) };
  });
  return unique(pieces, 30);
}

const INTERESTS =
  /(?:^|\.\s)(?:(?:my|personal|other)?\s*(?:interests|hobbies)(?:\s+(?:include|includes|are)|\s*:)|outside (?:of )?work,? i (?:enjoy|love|like)|in my (?:spare|free) time,? i (?:enjoy|love|like))\s+([^.]{3,300})/i;

function interestsIn(fact: TextFact): Piece[] {
  const list = INTERESTS.exec(clean(fact.value))?.[1] ?? '';
  return list
    .split(/,\s*(?:and\s+)?|(?<!\s)\s+and\s+|;\s*/)
    .map((text) => upperFirst(unpointed(text)))
    .filter((text) => text.length > 2 && text.length < 80 && !isFirstPerson(text))
    .map((text) => ({ text, spans: fact.spans }));
}

/** Interests as they were listed, and those an 'About' names as such. */
export function interestsOf(facts: CareerFacts): Piece[] {
  const listed = facts.interests.flatMap((fact) =>
    clean(fact.value)
      .split(/[;|]|,\s(?=\p{L})/u)
      .map((text) => ({ text: upperFirst(unpointed(text)), spans: fact.spans })),
  );
  return unique(
    [...listed, ...facts.about.flatMap(interestsIn)].filter(({ text }) => text.length < 120),
    12,
  );
}

/** The link of the profile, only when it is one a browser may follow. */
export function linkOf(facts: CareerFacts): string {
  const url = (facts.linkedinUrl ?? '').trim();
  return /^https?:\/\/\S+$/i.test(url) && url.length <= 2_000 ? url : '';
}
