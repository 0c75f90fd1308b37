import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A general counsel of an energy company. */
export const ENERGY_LAW: PersonWithVerdicts = {
  language: 'en',
  functions: ['legal'],
  resume: {
    basics: { label: 'General Counsel', summary: 'Lawyer for energy and infrastructure companies.' },
    work: [
      resumePost('Brightwater Renewables', 'General Counsel', '2018-09', undefined, [
        'Negotiated power purchase agreements for 1.4 GW of solar and wind.',
        'Led the legal side of a $480m project financing with eight lenders.',
        'Set up the whistleblowing line and an anti-bribery programme in six countries.',
        'Manage five lawyers and $3m of outside counsel spend, down by a quarter since 2019.',
        'Secretary to the board and its audit committee.',
      ]),
      resumePost('Harlan & Moss LLP', 'Partner, Disputes', '2009-01', '2018-08', [
        'Won a $62m arbitration against a turbine maker.',
        'Advised a utility through a two-year antitrust inquiry that closed without a fine.',
      ]),
      resumePost('Ministry of Energy', 'Policy Adviser', '2005-09', '2008-12', [
        'Drafted the licensing rules for private grid operators.',
      ]),
    ],
    skills: [{ name: 'GDPR' }, { name: 'Employment law' }],
    education: [{ studyType: 'LLB', area: 'Law', institution: 'Kingsferry University' }],
    certificates: [{ name: 'Admitted as solicitor, England and Wales' }],
  },
  requirements: [
    [
      "Qualified solicitor or barrister with at least 12 years' PQE",
      'evidenced',
      [
        'Admitted as solicitor, England and Wales',
        'Negotiated power purchase agreements for 1.4 GW of solar and wind.',
      ],
    ],
    [
      'Experience in the renewable energy sector',
      'evidenced',
      ['Negotiated power purchase agreements for 1.4 GW of solar and wind.'],
    ],
    [
      'Project finance experience',
      'evidenced',
      ['Led the legal side of a $480m project financing with eight lenders.'],
    ],
    [
      'Experience of designing compliance and anti-corruption programmes',
      'evidenced',
      ['Set up the whistleblowing line and an anti-bribery programme in six countries.'],
    ],
    ['Company secretarial experience', 'evidenced', ['Secretary to the board and its audit committee.']],
    [
      'Management of an in-house legal team and external counsel budgets',
      'evidenced',
      ['Manage five lawyers and $3m of outside counsel spend, down by a quarter since 2019.'],
    ],
    [
      'International arbitration or litigation experience',
      'evidenced',
      ['Won a $62m arbitration against a turbine maker.'],
    ],
    [
      'Competition law',
      'evidenced',
      ['Advised a utility through a two-year antitrust inquiry that closed without a fine.'],
    ],
    [
      'Understanding of energy regulation and licensing',
      'evidenced',
      ['Drafted the licensing rules for private grid operators.'],
    ],
    ['Knowledge of data protection law', 'mentioned'],
    ['Employment law', 'mentioned'],
    ['Patent prosecution', 'gap'],
    ['Experience of an IPO', 'gap'],
  ],
};
