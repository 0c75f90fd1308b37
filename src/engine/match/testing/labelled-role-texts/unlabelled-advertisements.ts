/** Short advertisements whose employer, town or list has no label. Every company and person is invented. */
import type { LabelledRoleText } from './labelled-role-text';

export const UNLABELLED_ADVERTISEMENTS: LabelledRoleText[] = [
  {
    file: 'sede.txt',
    text: `Director/a de Marketing

Viveros Almazora busca incorporar en su centro de Murcia un/a Director/a de Marketing. Somos una empresa familiar.

Requisitos
- Cinco años de experiencia

Se valorará
- Francés
`,
    expected: {
      title: /Director\/a de Marketing/,
      organisation: /^Viveros Almazora$/,
      seniority: ['director'],
      functions: ['marketing'],
      kind: [null],
      place: /Murcia/,
      remote: [null],
      pay: null,
      must: ['Cinco años de experiencia'],
      nice: ['Francés'],
    },
  },
  {
    file: 'departement.txt',
    text: `Responsable des achats (H/F)
Atelier Corvin – Annecy (74) – CDI

Atelier Corvin dessine des luminaires.

Profil recherché
- Huit ans d'expérience
`,
    expected: {
      title: /Responsable des achats/,
      organisation: /^Atelier Corvin$/,
      seniority: ['manager'],
      functions: ['operations'],
      kind: ['full-time'],
      place: /^Annecy$/,
      remote: [null],
      pay: null,
      must: ["Huit ans d'expérience"],
      nice: [],
    },
  },
  {
    file: 'apposition.txt',
    text: `Chief People Officer

Pinehollow Pictures, an independent producer and distributor, seeks a Chief People Officer in Toronto. Hybrid.

YOU HAVE
• Ten years in HR
`,
    expected: {
      title: /Chief People Officer/,
      organisation: /^Pinehollow Pictures$/,
      seniority: ['c-level'],
      functions: ['people'],
      kind: [null],
      place: /^Toronto$/,
      remote: ['hybrid'],
      pay: null,
      must: ['Ten years in HR'],
      nice: [],
    },
  },
  {
    file: 'employer-and-town.txt',
    text: `Trustee (Treasurer)

Eastfell Homes, Halifax
Unpaid. About one day a month.

Essential
1. A qualified accountant
`,
    expected: {
      title: /Trustee/,
      organisation: /^Eastfell Homes$/,
      seniority: ['board'],
      functions: ['finance'],
      kind: ['part-time', 'board'],
      place: /^Halifax$/,
      remote: [null],
      pay: null,
      must: ['A qualified accountant'],
      nice: [],
    },
  },
  {
    file: 'city.txt',
    text: `City of Brantwell, Oregon
Invites applications for the position of

DIRECTOR OF PUBLIC WORKS

SALARY: $110,000 - $140,000 Annually

MINIMUM QUALIFICATIONS
Bachelor's degree in civil engineering.
`,
    expected: {
      title: /DIRECTOR OF PUBLIC WORKS/,
      organisation: /^City of Brantwell$/,
      seniority: ['director'],
      functions: ['engineering', 'operations'],
      kind: [null],
      place: /Brantwell/,
      remote: [null],
      pay: 'USD year 110000 140000',
      must: ["Bachelor's degree in civil engineering"],
      nice: [],
    },
  },
  {
    file: 'we-are.txt',
    text: `Hello,

I'm Nadia. We're Quillpoint and we print packaging for small brands. We're in Leeds. We need a part-time finance director for one day a week, for nine months.

You'd need to have run finance in manufacturing.

It would help if

- you know Xero

We pay £650 a day. No agencies.
`,
    expected: {
      title: /^(?:part-time )?finance director$/i,
      organisation: /^Quillpoint$/,
      seniority: ['director'],
      functions: ['finance'],
      kind: ['part-time'],
      daysPerWeek: 1,
      months: 9,
      place: /^Leeds$/,
      remote: [null],
      pay: 'GBP day 650',
      must: ["You'd need to have run finance"],
      nice: ['you know Xero'],
    },
  },
  {
    file: 'wir-die.txt',
    text: `Interim Produktionsleiter (m/w/d)

Für unseren Standort in Aalen suchen wir, die Hollerbach Präzision GmbH, ab sofort Verstärkung. Das Mandat ist zunächst auf 4 bis 6 Monate angelegt.

Ihr Profil
- Erfahrung in der Zerspanung
`,
    expected: {
      title: /Interim Produktionsleiter/,
      organisation: /Hollerbach Präzision GmbH/,
      seniority: ['director'],
      functions: ['operations'],
      kind: ['interim'],
      months: 4,
      place: /^Aalen$/,
      remote: [null],
      pay: null,
      must: ['Erfahrung in der Zerspanung'],
      nice: [],
    },
  },
  {
    file: 'no-bullets.txt',
    text: `Head of Operations at Fernwick

Remote (UK time zones)

Requirements

6+ years in operations for a marketplace
Experience with a warehouse system
Good with suppliers

Nice to have

Experience with returns
Shopify
`,
    expected: {
      title: /Head of Operations/,
      organisation: /^Fernwick$/,
      seniority: ['director'],
      functions: ['operations'],
      kind: [null],
      remote: ['remote'],
      pay: null,
      must: ['6+ years in operations', 'Experience with a warehouse', 'Good with suppliers'],
      nice: ['Experience with returns', 'Shopify'],
    },
  },
];
