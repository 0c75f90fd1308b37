/** Finds prizes that stand among lines about oneself or certificates, so that they are told as honours. */
import type { CareerFacts, TextFact } from '@/shared/record/facts';

/** The holder of a prize, with which a line about oneself begins, and for what: 'Tides Prizewinner - highest mark'. */
const PRIZE_LINE_PATTERN =
  /^((?:\p{Lu}[\p{L}&’'-]* ){1,5}(?:[Pp]rize[ -]?[Ww]inner|[Mm]edall?ist|[Ll]aureate|[Aa]ward [Ww]inner))(?: \([^()]{2,30}\))?(?:\s?[-–—:,]\s?((?:highest|best|top|first) [^.;,()]{3,24}?(?: in \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?))?(?= in \p{Lu}| at |[.;]|$| \()/u;
/** A prize among certificates, but not a qualification of that name: 'NCFE Level 1 Award in Employability'. */
const PRIZE_AMONG_CERTIFICATES_PATTERN =
  /(?:^|, )((?:\p{Lu}[\p{L}’'-]* ){1,4}(?:Award|Prize|Medal))(?=$|,| \()/u;
const QUALIFICATION_PATTERN = /\blevel \d|\baward in\b|\bdiploma\b/iu;

function prizeOf(value: string): string | undefined {
  const [, prize, reason] = PRIZE_LINE_PATTERN.exec(value) ?? [];
  return prize && (reason ? `${prize} (${reason})` : prize);
}

/** The honours of a record with the prizes that stand elsewhere in it. */
export function withPrizes({ honours, about, statements, certifications }: CareerFacts): TextFact[] {
  const known = new Set(honours.map(({ value }) => value));
  const found = [
    ...[...about, ...statements].map((fact) => ({ fact, prize: prizeOf(fact.value) })),
    ...certifications.map((fact) => ({
      fact,
      prize: QUALIFICATION_PATTERN.test(fact.value)
        ? undefined
        : PRIZE_AMONG_CERTIFICATES_PATTERN.exec(fact.value)?.[1],
    })),
  ];
  const prizes = found.flatMap(({ fact: { id, spans, confidence }, prize }) => {
    if (!prize || known.has(prize)) return [];
    known.add(prize);
    return [{ id: `${id}-prize`, spans, confidence, value: prize }];
  });
  return prizes.length === 0 ? honours : [...honours, ...prizes];
}
