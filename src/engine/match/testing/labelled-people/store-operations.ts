import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A chief operating officer of a retail chain. */
export const STORE_OPERATIONS: PersonWithVerdicts = {
  language: 'en',
  functions: ['operations'],
  resume: {
    basics: {
      label: 'Chief Operating Officer, specialty retail',
      summary:
        'Operator of store networks and the warehouses behind them. Twelve years in grocery, seven in sporting goods.',
    },
    work: [
      resumePost('Ridgeline Sports', 'Chief Operating Officer', '2019-03', undefined, [
        'Run 86 stores, two distribution centres and 2,400 people; stock turn rose from 3.1 to 4.6.',
        'Renegotiated leases of 41 stores and closed nine, saving $11m a year in occupancy cost.',
        'Chose and introduced Manhattan warehouse management in both distribution centres; picking errors fell by 62 %.',
        'Work with the union on a new shift model; no day of strike since 2020.',
      ]),
      resumePost('Farrow Grocers', 'Regional Director', '2011-01', '2019-02', [
        'Led 31 store managers in three states.',
        'Brought shrinkage from 2.4 % to 1.1 % with a weekly review of the forty worst lines.',
        'Opened fourteen stores on time and within budget.',
      ]),
      resumePost('Farrow Grocers', 'Store Manager', '2007-06', '2010-12', [
        'Trained eleven people who became store managers.',
      ]),
    ],
    skills: [{ name: 'Operations', keywords: ['Lean', 'SAP', 'Labour relations'] }],
    education: [{ studyType: 'Bachelor', area: 'Business Administration', institution: 'Caldera State' }],
  },
  requirements: [
    [
      '10+ years of multi-unit retail operations leadership',
      'evidenced',
      [
        'Run 86 stores, two distribution centres and 2,400 people; stock turn rose from 3.1 to 4.6.',
        'Led 31 store managers in three states.',
      ],
    ],
    [
      'Experience selecting and implementing warehouse management systems',
      'evidenced',
      [
        'Chose and introduced Manhattan warehouse management in both distribution centres; picking errors fell by 62 %.',
      ],
    ],
    [
      'Proven ability to negotiate leases and reduce occupancy costs',
      'evidenced',
      ['Renegotiated leases of 41 stores and closed nine, saving $11m a year in occupancy cost.'],
    ],
    [
      'Experience in a unionised environment',
      'evidenced',
      ['Work with the union on a new shift model; no day of strike since 2020.'],
    ],
    [
      'Track record of opening new stores',
      'evidenced',
      ['Opened fourteen stores on time and within budget.'],
    ],
    [
      'Loss prevention and inventory shrink reduction',
      'evidenced',
      ['Brought shrinkage from 2.4 % to 1.1 % with a weekly review of the forty worst lines.'],
    ],
    [
      'Led an organisation of at least 1,000 employees',
      'evidenced',
      ['Run 86 stores, two distribution centres and 2,400 people; stock turn rose from 3.1 to 4.6.'],
    ],
    ['Experience with SAP', 'mentioned'],
    ['Experience taking a company public', 'gap'],
    ['Experience with franchise models', 'gap'],
    [
      'Talent development: you have grown managers from within',
      'evidenced',
      ['Trained eleven people who became store managers.'],
    ],
    [
      "Bachelor's degree in business or a related field",
      'evidenced',
      ['Bachelor Business Administration, Caldera State'],
    ],
    ['Fluency in Spanish', 'gap'],
  ],
};
