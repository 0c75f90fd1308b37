/** Words for fictional careers, drawn from one seed. */
import { randomFrom } from '../../seeded-random';

const list = (words: string) => words.split('|');

const MODIFIERS = list(
  '|||Senior|Senior|Junior|Lead|Assistant|Deputy|Associate|Chief|Group|Sr.|Regional|Principal|Trainee',
);
const DOMAINS = list(
  'Finance|Sales|Civil|Mechanical|Electrical|Software|Product|Marketing|Operations|Supply Chain|Customer Success|Quality|HR|IT|Data|Project|Production|Accounts|Business Development|Safety|Network|Research|Procurement|Branch|Credit|Site|Web|Legal|Nursing|Design|Maintenance',
);
const TITLE_NOUNS = list(
  'Manager|Manager|Manager|Engineer|Engineer|Engineer|Director|Officer|Analyst|Consultant|Supervisor|Coordinator|Executive|Technician|Developer|Accountant|Assistant|Specialist|Administrator|Intern|Planner|Architect|Controller|Advisor',
);
const WHOLE_TITLES = list(
  'Orthopaedic Surgeon|Teacher|Lecturer|Research Assistant|Tandoor Chef|Pipe Fabricator|Salesman|Accountant|CFO|CTO|Chief Executive Officer|Managing Director|Board Member|Head of Finance|Head of People|VP Engineering|Vice President, Claims|Security Guard|Staff Nurse|Cashier|Data Entry|Electrician|Founder & CEO|Partner|Freelance Designer|Computer Operator|Bookkeeping|Technical Support|Customer Care',
);
const NAME_STARTS = list(
  'Nor|Vel|Kar|Tal|Bren|Os|Mir|Lum|Der|Fal|Quin|Hes|Wal|Sor|Ard|Zen|Pol|Cas|Ryn|Tor|Al|Ib|Sha|Men|Kol',
);
const NAME_MIDDLES = list('|va|de|ri|lo|mi|an|ta|sen|ko|be');
const NAME_ENDS = list(
  'dal|wick|mont|berg|tech|ex|ara|ion|hav|stad|ford|lin|dorf|well|num|ika|ano|osh|field|mar|ya|kor|by',
);
const COMPANY_KINDS = list(
  '||||||Systems|Group|Bank|Hospital|Technologies|Trading & Contracting|Foods|Industries|Consulting|Solutions|Engineering|Logistics|Pharma|Software|Construction Co|Services|Media|Energy|Academy|Insurance|Institute of Technology|Hotels|Labs|Partners|Studio|Capital|Motors|Infra|Constructions|Restaurant|Enterprises|Retail|Electricals',
);
const LEGAL_FORMS = list(
  '||||||||Ltd|Ltd.|Pvt. Ltd.|Private Limited|GmbH|LLC|W.L.L.|Inc.|AG|S.A.|Limited|Corp.',
);
const PLACES = list(
  'Hamburg, Germany|Dayton, OH|Pune, India|Kuwait|Doha, Qatar|London|Chennai|Lyon, France|Madrid, Spain|Dubai, UAE|Austin, TX|Nairobi, Kenya|Berlin|Mumbai|New York, NY|Riyadh, KSA|Toronto, Canada|Zürich|Porto, Portugal|Bangalore|Leeds, UK|Boston, MA|Singapore',
);
const VERBS = list(
  'Managed|Led|Prepared|Built|Coordinated|Responsible for|Supervised|Handled|Designed|Reduced|Monitored|Introduced',
);
const OBJECTS = list(
  'the monthly reports for all branches|a team of twelve people in three countries|contracts with suppliers and vendors|the new billing system in 2014|daily site activities|relations with key customers|the annual budget of the department|inspection and testing of equipment|invoices and payments from time to time|the migration of 40 services|training of new employees|quality standards as per ISO 9001',
);
const SECTORS = list(
  'Construction|Oil & Gas|Banking|Real Estate|Administration|Information Technology|Healthcare|Retail|Government Administration|Education',
);
const DEGREES = list(
  'BSc Computer Science|MBA|B.E. Mechanical Engineering|Bachelor of Arts|Diploma in Civil Engineering|M.Sc. Physics|B.Com|PhD in Chemistry|High School Certificate',
);
const GIVEN_NAMES = list('Ines|Tomas|Rhea|Olaf|Priya|Jonas|Mara|Ahmed|Lucia|Victor');

export interface Draw {
  below(count: number): number;
  chance(share: number): boolean;
  one<T>(items: readonly T[]): T;
  /** A list of indexes whose random length is between two numbers. */
  some(min: number, max: number): number[];
  shuffled<T>(items: readonly T[]): T[];
  stem(): string;
  employer(): string;
  title(): string;
  place(): string;
  sector(): string;
  school(): string;
  degree(): string;
  sentence(): string;
  person(): string;
  year(): number;
}

/** Creates the functions that draw the parts of careers. The same seed gives the same parts in the same order. */
export function createDraw(seed: number): Draw {
  const random = randomFrom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const one = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const chance = (share: number) => random() < share;
  const stem = () => {
    const name = `${one(NAME_STARTS)}${one(NAME_MIDDLES)}${one(NAME_ENDS)}`;
    return chance(0.12) ? name.slice(0, 4).toUpperCase() : name;
  };
  const joinWords = (parts: readonly string[]) => parts.filter(Boolean).join(' ');
  const title = () => {
    if (chance(0.25)) return one(WHOLE_TITLES);
    const [modifier, domain, head] = [one(MODIFIERS), one(DOMAINS), one(TITLE_NOUNS)];
    return one([
      joinWords([modifier, domain, head]),
      joinWords([modifier, domain, head]),
      joinWords([modifier, domain, head]),
      joinWords([modifier, head, `– ${domain}`]),
      joinWords([modifier, `${head}, ${domain}`]),
      joinWords([modifier, head, `(${domain})`]),
      `Head of ${domain}`,
    ]);
  };
  const employer = () =>
    one([
      () => joinWords([stem(), one(COMPANY_KINDS), one(LEGAL_FORMS)]),
      () => joinWords([stem(), one(COMPANY_KINDS), one(LEGAL_FORMS)]),
      () => joinWords([stem(), one(COMPANY_KINDS), one(LEGAL_FORMS)]),
      () => joinWords([stem(), stem(), one(COMPANY_KINDS), one(LEGAL_FORMS)]),
      () => `${stem()} & ${stem()}`,
      () => `University of ${stem()}`,
      () => `${stem()} University`,
      () => `The ${stem()} Company`,
      () => `Ministry of ${one(['Health', 'Finance', 'Education', 'Works'])}`,
    ])();
  return {
    below,
    chance,
    one,
    some: (min, max) => Array.from({ length: min + below(max - min + 1) }, (_, index) => index),
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
    stem,
    employer,
    title,
    place: () => one(PLACES),
    sector: () => one(SECTORS),
    school: () =>
      one([
        `${stem()} University`,
        `University of ${stem()}`,
        `${stem()} College`,
        `${stem()} Institute of Technology`,
      ]),
    degree: () => one(DEGREES),
    sentence: () => `${one(VERBS)} ${one(OBJECTS)}${chance(0.6) ? '.' : ''}`,
    person: () => `${one(GIVEN_NAMES)} ${stem()}`,
    year: () => 1995 + below(22),
  };
}
