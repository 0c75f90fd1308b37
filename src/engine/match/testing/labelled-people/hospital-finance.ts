import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A finance director of a hospital group. */
export const HOSPITAL_FINANCE: PersonWithVerdicts = {
  language: 'en',
  functions: ['finance'],
  resume: {
    basics: {
      label: 'Finance director for hospitals and care providers',
      summary:
        'Seventeen years in the finances of care. I make the numbers something that ward managers use.',
    },
    work: [
      resumePost('Aldermoor Hospitals', 'Group Finance Director', '2018-04', undefined, [
        'Responsible for the finances of five hospitals with an income of £412m.',
        'Closed a deficit of £19m within three years without closing a ward.',
        'Introduced service-line costing, so that each department sees its own margin every month.',
        'Chairs the capital committee; £66m of equipment and buildings approved since 2020.',
        'Leads a finance team of 58.',
      ]),
      resumePost('Aldermoor Hospitals', 'Deputy Finance Director', '2013-09', '2018-03', [
        'Renegotiated the contracts with two insurers; tariffs rose by 4 %.',
        'Brought the month-end close from eleven to five days.',
        'Moved payroll for 6,100 staff to a new provider.',
      ]),
      resumePost('Strand & Pole LLP', 'Audit Senior', '2009-09', '2013-08', [
        'Audited charities and two universities.',
        'Trained new graduates in audit methods.',
      ]),
    ],
    education: [{ institution: 'University of Leeds', studyType: 'BA', area: 'Economics' }],
    certificates: [{ name: 'Chartered Accountant (ACA)', issuer: 'ICAEW' }],
    skills: [{ name: 'Finance', keywords: ['Oracle Financials', 'Cash forecasting', 'Power BI'] }],
  },
  requirements: [
    [
      'At least eight years in senior finance positions in healthcare',
      'evidenced',
      [
        'Responsible for the finances of five hospitals with an income of £412m.',
        'Closed a deficit of £19m within three years without closing a ward.',
      ],
    ],
    ['Qualified accountant (ACA, ACCA or CIMA)', 'evidenced', ['Chartered Accountant (ACA), ICAEW']],
    [
      'A track record of financial turnaround',
      'evidenced',
      ['Closed a deficit of £19m within three years without closing a ward.'],
    ],
    [
      'Experience of cost accounting and profitability by department',
      'evidenced',
      ['Introduced service-line costing, so that each department sees its own margin every month.'],
    ],
    [
      'Experience negotiating with payers',
      'evidenced',
      ['Renegotiated the contracts with two insurers; tariffs rose by 4 %.'],
    ],
    [
      'You have shortened closing cycles',
      'evidenced',
      ['Brought the month-end close from eleven to five days.'],
    ],
    [
      'Oversight of capital expenditure',
      'evidenced',
      ['Chairs the capital committee; £66m of equipment and buildings approved since 2020.'],
    ],
    ['Led a finance team of at least 40', 'evidenced', ['Leads a finance team of 58.']],
    ['Cash flow forecasting', 'mentioned'],
    ['Experience with initial public offerings', 'gap'],
    ['Knowledge of Oracle Financials', 'mentioned'],
    ['Experience raising venture capital', 'gap'],
  ],
};
