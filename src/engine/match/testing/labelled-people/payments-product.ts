import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A chief product officer for marketplaces and payments. */
export const PAYMENTS_PRODUCT: PersonWithVerdicts = {
  language: 'en',
  functions: ['product'],
  resume: {
    basics: {
      label: 'Chief Product Officer',
      summary: 'Product leader for marketplaces and payments. I interview customers every week.',
    },
    work: [
      resumePost('Stallwise', 'Chief Product Officer', '2021-01', undefined, [
        'Rebuilt checkout; conversion rose from 2.9 % to 4.4 %.',
        'Product organisation of 38 in four squads, with designers and researchers.',
        'Introduced continuous discovery: each squad talks to five merchants a week.',
        'Shut down two products with 3 % of revenue and moved their 900 customers.',
      ]),
      resumePost('Corvo Pay', 'Director of Product', '2016-03', '2020-12', [
        "Launched card issuing under an e-money licence with the regulator's approval in seven months.",
        'Priced the enterprise tier; it made 34 % of revenue in its second year.',
        'Ran 120 experiments a year with two data scientists.',
      ]),
      resumePost('Belltower Games', 'Product Manager', '2012-07', '2016-02', [
        'Shipped a mobile game with 4 million downloads.',
      ]),
    ],
    skills: [{ name: 'Figma' }, { name: 'SQL' }],
  },
  requirements: [
    [
      '8+ years in product management, including at least 3 in a leadership role',
      'evidenced',
      [
        'Product organisation of 38 in four squads, with designers and researchers.',
        'Rebuilt checkout; conversion rose from 2.9 % to 4.4 %.',
      ],
    ],
    [
      'Experience with regulated payments products',
      'evidenced',
      ["Launched card issuing under an e-money licence with the regulator's approval in seven months."],
    ],
    [
      'Strong user research and discovery skills',
      'evidenced',
      [
        'Introduced continuous discovery: each squad talks to five merchants a week.',
        'I interview customers every week.',
      ],
    ],
    [
      'Data-driven: A/B testing and experimentation',
      'evidenced',
      ['Ran 120 experiments a year with two data scientists.'],
    ],
    [
      'Experience with pricing and packaging',
      'evidenced',
      ['Priced the enterprise tier; it made 34 % of revenue in its second year.'],
    ],
    [
      'Has managed cross-functional teams of product, design and research',
      'evidenced',
      ['Product organisation of 38 in four squads, with designers and researchers.'],
    ],
    ['Mobile consumer apps', 'evidenced', ['Shipped a mobile game with 4 million downloads.']],
    [
      'Courage to sunset products that do not work',
      'evidenced',
      ['Shut down two products with 3 % of revenue and moved their 900 customers.'],
    ],
    [
      'E-commerce or marketplace experience',
      'evidenced',
      [
        'Rebuilt checkout; conversion rose from 2.9 % to 4.4 %.',
        'Product leader for marketplaces and payments.',
        'Introduced continuous discovery: each squad talks to five merchants a week.',
      ],
    ],
    ['SQL', 'mentioned'],
    ['Experience with hardware products', 'gap'],
    ['Machine learning background', 'gap'],
  ],
};
