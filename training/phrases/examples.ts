/** Phrases with their kinds, sampled from public lists and varied as they vary in resumes. */
import { PHRASE_KINDS, type PhraseKind } from '@/engine/read/phrases/kinds';
import { randomFrom } from '../seeded-random';
import type { Lists } from './sources';

export interface PhraseExample {
  phrase: string;
  /** Index in `PHRASE_KINDS`. */
  kind: number;
}

/** Number of phrases of each kind. */
const PHRASES_PER_KIND: Readonly<Record<PhraseKind, number>> = {
  organisation: 60_000,
  school: 16_000,
  title: 60_000,
  place: 30_000,
  person: 16_000,
  skill: 12_000,
  prose: 50_000,
  mixture: 20_000,
};

/** A legal form at the end of a company's name, or a word like 'Group' that the name is often written without. */
const LEGAL_FORM_PATTERN =
  /[\s,]+(?:&\s*co\.?|co\.?,?\s*ltd\.?|inc\.?|incorporated|ltd\.?|limited|private limited|pvt\.? ltd\.?|plc|p\.l\.c\.?|llc|l\.p\.|lp|corp\.?|corporation|company|gmbh|ag|se|s\.?a\.?s?\.?|s\.?p\.?a\.?|n\.?v\.?|b\.?v\.?|ab|asa|as|a\/s|oyj|tbk|berhad|bhd|holdings?|group)\.?\s*(?:\(publ\)|\(.{1,15}\))?$/iu;
/** How the names of smaller companies end, which are not listed on exchanges: mostly legal forms. */
const SMALL_COMPANY_FORMS =
  'Pvt Ltd|Pvt. Ltd.|Private Limited|LLC|L.L.C.|W.L.L|WLL|FZE|FZCO|Est.|& Sons|& Co|GmbH|GmbH & Co. KG|KG|e.V.|SARL|SAS|S.r.l.|Srl|SL|Ltda|Sp. z o.o.|s.r.o.|Oy|AB|ApS|BV|Inc|Ltd|Co. Ltd|Group|Partners|Associates|LLP'.split(
    '|',
  );
/** Words appended to the names of smaller firms and public bodies. */
const TRADES =
  'Contracting|Trading|Trading & Contracting|General Trading|Electromechanical|Engineering|Engineers|Constructions|Builders|Developers|Hospital|Hospitals|Clinic|Nursing Home|Medical Center|Hotel|Hotels & Resorts|Restaurant|Travels|Tours|Logistics|Transport|Textiles|Enterprises|Industries|Electricals|Technologies|Infotech|Softwares|Solutions|Systems|Consultants|Consulting|Advisory|Studio|Labs|Media|Publications|Motors|Automobiles|Insurance|Bank|Co-operative Bank|Microfinance|Foundation|Trust|NGO|Municipality|City Council|Police|Airport|Airlines|Power Plant|Refinery|Mills|Foods|Bakery|Supermarket|Pharmacy|Pharma|Agency|Security Services|Facility Management|Call Center|Services|Fabrication|Interiors|Ltd Co'.split(
    '|',
  );
/** Words before a title, some of them abbreviated as people write them. */
const RANKS =
  'Senior|Sr.|Sr|Junior|Jr.|Jr|Asst.|Asst|Assistant|Deputy|Dy.|Lead|Chief|Head|Trainee|Associate|Executive|Principal|Regional|Acting'.split(
    '|',
  );
/** How the names of schools end. */
const SCHOOL_ENDINGS =
  'Public School|High School|International School|College|Engineering College|Degree College|Polytechnic|Academy|Institute of Technology|Business School|School|Gymnasium|Lycée|Hochschule|Medical College'.split(
    '|',
  );
/** Public bodies and the like; `%` stands for a town. */
const PUBLIC_BODIES =
  'Ministry of Health|Ministry of Education|Ministry of Defence|Department of Agriculture|Department of Justice|City of %|% City Council|Government of %|University Hospital %|Bank of %|State Bank of %|% Chamber of Commerce|Port of %|Stadt %|Mairie de %|Ayuntamiento de %|Comune di %|Urząd Miasta %|% Red Cross|US Army|Navy|Air Force|United Nations|World Bank|% Airport|Hospital %|Klinikum %|CHU de %'.split(
    '|',
  );
const SEPARATORS = [', ', ' - ', ' – ', ' | ', ' at ', ' / ', ': ', ' ', ' with ', ' in '];

/** Examples of all kinds, shuffled. The same seed gives the same examples. */
export function phraseExamples(lists: Lists, seed: number): PhraseExample[] {
  const random = randomFrom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const chance = (share: number) => random() < share;
  const fragment = () => {
    const words = pick(lists.sentences).split(' ');
    if (chance(0.25)) return words.join(' ');
    const size = 1 + Math.max(1, below(9));
    const from = below(Math.max(1, words.length - size));
    return words.slice(from, from + size).join(' ');
  };
  const family = () => pick(lists.familyNames);
  const company = (): string => {
    if (chance(0.1)) return pick(PUBLIC_BODIES).replace('%', pick(lists.towns));
    if (chance(0.22)) {
      const name = pick([
        family,
        family,
        () => `Al ${family()}`,
        () => pick(lists.towns),
        () => `${family()} ${family()}`,
        () => pick(lists.givenNames),
        () => pick(lists.companies).split(' ')[0] ?? '',
      ])();
      const firm = `${name} ${pick(TRADES)}`;
      return chance(0.35) ? `${firm} ${pick(SMALL_COMPANY_FORMS)}` : firm;
    }
    const name = pick(lists.companies);
    if (chance(0.5)) return name;
    const withoutLegalForms = name.replace(LEGAL_FORM_PATTERN, '').replace(LEGAL_FORM_PATTERN, '');
    if (chance(0.12)) return withoutLegalForms.split(' ')[0] ?? withoutLegalForms;
    return chance(0.15) ? `${withoutLegalForms} ${pick(SMALL_COMPANY_FORMS)}` : withoutLegalForms;
  };
  const school = () =>
    chance(0.3)
      ? `${chance(0.5) ? pick(lists.towns) : family()} ${pick(SCHOOL_ENDINGS)}`
      : pick(lists.schools);
  const place = () =>
    pick([
      () => pick(lists.towns),
      () => pick(lists.countries),
      () => `${pick(lists.towns)}, ${pick(lists.countries)}`,
      () => `${pick(lists.towns)}, ${pick(lists.towns)}`,
    ])();
  const draw: Record<PhraseKind, () => string> = {
    organisation: company,
    school,
    title: () => (chance(0.2) ? `${pick(RANKS)} ${pick(lists.titles)}` : pick(lists.titles)),
    place,
    person: () => `${pick(lists.givenNames)} ${family()}`,
    skill: () => pick(lists.skills),
    prose: fragment,
    mixture: () => {
      const parts = pick([
        () => [pick(lists.titles), company()],
        () => [company(), pick(lists.titles)],
        () => [pick(lists.titles), place()],
        () => [company(), company()],
        () => [pick(lists.titles), fragment()],
      ])();
      return parts.join(pick(SEPARATORS));
    },
  };
  const examples = PHRASE_KINDS.flatMap((name, kind) =>
    Array.from({ length: PHRASES_PER_KIND[name] }, () => ({ phrase: draw[name](), kind })),
  );
  for (let at = examples.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [examples[at], examples[other]] = [examples[other] as PhraseExample, examples[at] as PhraseExample];
  }
  return examples;
}
