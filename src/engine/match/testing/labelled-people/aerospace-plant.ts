import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A plant director of an aerospace supplier. */
export const AEROSPACE_PLANT: PersonWithVerdicts = {
  language: 'en',
  functions: ['operations'],
  resume: {
    basics: { label: 'Plant director, aerospace components' },
    work: [
      resumePost('Tarn Aerostructures', 'Plant Director', '2016-02', undefined, [
        'On-time delivery of wing parts rose from 71 % to 97 % in two years.',
        'Kept the AS9100 certificate through three audits without a major finding.',
        'Reduced scrap by $3.8m a year with a cell layout and daily boards.',
        'Responsible for profit and loss of $140m and 520 employees.',
        'Commissioned a $26m autoclave line, five weeks early.',
      ]),
      resumePost('Tarn Aerostructures', 'Head of Supply Chain', '2012-04', '2016-01', [
        'Moved forty part numbers to two suppliers in Portugal; landed cost fell by 17 %.',
        'Cut inventory from 92 to 58 days.',
      ]),
      resumePost('Bexhill Castings', 'Process Engineer', '2005-09', '2012-03', [
        'Designed gating for 60 titanium castings.',
        'Trained as Six Sigma black belt and led nine projects.',
      ]),
    ],
    skills: [{ name: 'Oracle' }, { name: 'Kaizen' }],
    certificates: [{ name: 'Six Sigma Black Belt' }],
    education: [{ studyType: 'BEng', area: 'Mechanical Engineering', institution: 'Aldwick Polytechnic' }],
  },
  requirements: [
    [
      'P&L responsibility of at least $100m',
      'evidenced',
      ['Responsible for profit and loss of $140m and 520 employees.'],
    ],
    [
      'Deep knowledge of lean manufacturing and continuous improvement',
      'evidenced',
      ['Reduced scrap by $3.8m a year with a cell layout and daily boards.'],
    ],
    [
      'Experience with aerospace quality systems (AS9100)',
      'evidenced',
      ['Kept the AS9100 certificate through three audits without a major finding.'],
    ],
    [
      'Experience managing capital projects',
      'evidenced',
      ['Commissioned a $26m autoclave line, five weeks early.'],
    ],
    [
      'Strategic sourcing and supplier development, preferably overseas',
      'evidenced',
      ['Moved forty part numbers to two suppliers in Portugal; landed cost fell by 17 %.'],
    ],
    ['Inventory management', 'evidenced', ['Cut inventory from 92 to 58 days.']],
    [
      'Improving delivery performance to customers',
      'evidenced',
      ['On-time delivery of wing parts rose from 71 % to 97 % in two years.'],
    ],
    ['Engineering degree', 'evidenced', ['BEng Mechanical Engineering, Aldwick Polytechnic']],
    ['Six Sigma certification', 'evidenced', ['Six Sigma Black Belt']],
    [
      '15 years of experience in manufacturing',
      'evidenced',
      [
        'On-time delivery of wing parts rose from 71 % to 97 % in two years.',
        'Responsible for profit and loss of $140m and 520 employees.',
        'Reduced scrap by $3.8m a year with a cell layout and daily boards.',
      ],
    ],
    ['Experience with Oracle ERP', 'mentioned'],
    ['Union negotiations', 'gap'],
    ['Pharmaceutical GMP experience', 'gap'],
  ],
};
