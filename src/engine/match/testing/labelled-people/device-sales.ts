import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A chief revenue officer for medical devices. */
export const DEVICE_SALES: PersonWithVerdicts = {
  language: 'en',
  functions: ['sales'],
  resume: {
    basics: {
      label: 'Chief Revenue Officer',
      summary:
        'Revenue leader for medical device and diagnostics companies. I have carried a bag, run a region and run the whole.',
    },
    work: [
      resumePost('Lumen Diagnostics', 'Chief Revenue Officer', '2020-06', undefined, [
        'Took annual sales from $31m to $74m in four years, half of it from hospitals that were not customers before.',
        'Rebuilt the compensation plan; voluntary turnover among reps went from 28 % to 11 %.',
        'Signed group purchasing contracts covering 1,900 hospitals.',
        'Introduced Salesforce and a weekly forecast call; the forecast now lands within 4 %.',
      ]),
      resumePost('Orsay Medical', 'VP Sales, Europe', '2014-02', '2020-05', [
        'Opened direct sales in Germany, Italy and Poland and ended eleven distributor contracts.',
        'Built a field team of 46 with six regional managers.',
        'Won a national tender in Denmark worth €9m over three years.',
      ]),
      resumePost('Orsay Medical', 'Territory Manager', '2008-03', '2014-01', [
        'Finished first of 38 in 2011 and 2012.',
      ]),
    ],
    skills: [{ name: 'MEDDIC' }, { name: 'HubSpot' }],
    education: [{ studyType: 'BSc', area: 'Biology', institution: 'Northmere University' }],
    languages: [
      { language: 'English', fluency: 'Native' },
      { language: 'German', fluency: 'B2' },
    ],
  },
  requirements: [
    [
      '10+ years of sales experience in medical devices',
      'evidenced',
      [
        'Took annual sales from $31m to $74m in four years, half of it from hospitals that were not customers before.',
        'Built a field team of 46 with six regional managers.',
        'Opened direct sales in Germany, Italy and Poland and ended eleven distributor contracts.',
      ],
    ],
    [
      'Track record of growing revenue and winning new accounts',
      'evidenced',
      [
        'Took annual sales from $31m to $74m in four years, half of it from hospitals that were not customers before.',
      ],
    ],
    [
      'Experience designing sales incentive plans',
      'evidenced',
      ['Rebuilt the compensation plan; voluntary turnover among reps went from 28 % to 11 %.'],
    ],
    [
      'Experience with GPO contracting and large health systems',
      'evidenced',
      ['Signed group purchasing contracts covering 1,900 hospitals.'],
    ],
    [
      'Strong forecasting discipline and CRM experience (Salesforce)',
      'evidenced',
      ['Introduced Salesforce and a weekly forecast call; the forecast now lands within 4 %.'],
    ],
    [
      'Experience managing distributors and building direct sales in Europe',
      'evidenced',
      ['Opened direct sales in Germany, Italy and Poland and ended eleven distributor contracts.'],
    ],
    ['Public tenders', 'evidenced', ['Won a national tender in Denmark worth €9m over three years.']],
    [
      'Experience leading a field sales force of 40+',
      'evidenced',
      ['Built a field team of 46 with six regional managers.'],
    ],
    ['HubSpot', 'mentioned'],
    ['Fluent German', 'mentioned'],
    ['Experience with software-as-a-service business models', 'gap'],
    ['Venture fundraising', 'gap'],
    ["Bachelor's degree in life sciences", 'evidenced', ['BSc Biology, Northmere University']],
  ],
};
