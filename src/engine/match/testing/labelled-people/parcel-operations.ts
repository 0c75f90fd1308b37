import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** An interim chief operating officer for parcel carriers. */
export const PARCEL_OPERATIONS: PersonWithVerdicts = {
  language: 'en',
  functions: ['operations'],
  resume: {
    basics: {
      label: 'Interim COO, parcels and field service',
      summary: 'I come when the depots are full and stay until they are dull.',
    },
    work: [
      resumePost('Brannock Interim', 'Interim Chief Operating Officer', '2020-02', undefined, [
        'Took a parcel carrier through its heaviest quarter: 92 % delivered on the first attempt, 81 % the year before.',
        'Closed two of nine depots and moved 310 drivers to new rounds in five weeks.',
        'Set up a daily control room and one page of figures for a lift-maintenance firm.',
        'Cost per stop fell by 17 % after new route planning software.',
      ]),
      resumePost('Quayside Couriers', 'Operations Director', '2012-05', '2020-01', [
        'Profit and loss responsibility for 14 depots and 1,900 people.',
        'Lost-time accidents fell by half after supervisors were trained by the drivers.',
        'Negotiated the framework contract for 700 vans.',
        'Sponsored the roll-out of handheld scanners to every round.',
      ]),
      resumePost('Quayside Couriers', 'Depot Manager', '2007-03', '2012-04', [
        'Ran the night shift and then the depot at Halewood, 160 people.',
      ]),
    ],
    education: [{ institution: 'Cranfield', studyType: 'MSc', area: 'Logistics' }],
    certificates: [{ name: 'Lean Six Sigma Green Belt' }],
    skills: [{ name: 'Operations', keywords: ['Tableau', 'Customer service', 'ISO 9001'] }],
  },
  requirements: [
    [
      'Last-mile delivery experience',
      'evidenced',
      [
        'Took a parcel carrier through its heaviest quarter: 92 % delivered on the first attempt, 81 % the year before.',
        'Cost per stop fell by 17 % after new route planning software.',
      ],
    ],
    [
      'Full P&L ownership of a multi-site operation',
      'evidenced',
      ['Profit and loss responsibility for 14 depots and 1,900 people.'],
    ],
    [
      'Improving health and safety',
      'evidenced',
      ['Lost-time accidents fell by half after supervisors were trained by the drivers.'],
    ],
    ['Fleet procurement', 'evidenced', ['Negotiated the framework contract for 700 vans.']],
    [
      'Network restructuring, including site closures',
      'evidenced',
      ['Closed two of nine depots and moved 310 drivers to new rounds in five weeks.'],
    ],
    [
      'Establishing performance management routines and KPIs',
      'evidenced',
      ['Set up a daily control room and one page of figures for a lift-maintenance firm.'],
    ],
    [
      'Introducing technology in field operations',
      'evidenced',
      [
        'Sponsored the roll-out of handheld scanners to every round.',
        'Cost per stop fell by 17 % after new route planning software.',
      ],
    ],
    [
      'Experience leading more than 1,000 employees',
      'evidenced',
      ['Profit and loss responsibility for 14 depots and 1,900 people.'],
    ],
    [
      '10+ years in logistics operations',
      'evidenced',
      [
        'Profit and loss responsibility for 14 depots and 1,900 people.',
        'Took a parcel carrier through its heaviest quarter: 92 % delivered on the first attempt, 81 % the year before.',
        'Closed two of nine depots and moved 310 drivers to new rounds in five weeks.',
      ],
    ],
    ['Six Sigma certification', 'evidenced', ['Lean Six Sigma Green Belt']],
    ['ISO 9001', 'mentioned'],
    ['Air freight and customs', 'gap'],
    [
      'Interim assignments under pressure of time',
      'evidenced',
      [
        'Took a parcel carrier through its heaviest quarter: 92 % delivered on the first attempt, 81 % the year before.',
        'Closed two of nine depots and moved 310 drivers to new rounds in five weeks.',
      ],
    ],
  ],
};
