/** Invented careers of executives, for tests. */
import { careerFacts } from './build';

export const operatingChief = careerFacts({
  name: 'Mara Lindqvist',
  headline: 'COO | Keynote speaker | Mother of three',
  location: 'Singapore',
  source: 'resume',
  about: [
    'Operating executive with eighteen years in health services, logistics and software.',
    'I help founders of companies between 30 and 300 people when growth has outpaced the way they work.',
    'I think best in writing and prefer a page before a meeting.',
    'Bad news should reach me the same day.',
  ],
  roles: [
    {
      title: 'Fractional COO',
      organisation: 'Lindqvist Operations',
      start: '2021-04',
      end: 'present',
      location: 'Singapore',
      statements: [
        'Serve founder-led companies in Southeast Asia and the Nordics, two or three days a week for six to twelve months',
        'Joined five acquired teams to their new owners, the largest with 120 people across three countries',
        'Built the first annual budget of a Series B software company from capacity rather than history',
      ],
    },
    {
      title: 'Chief Operating Officer',
      organisation: 'Tanager Health',
      start: '2016-01',
      end: '2021-03',
      location: 'Singapore',
      statements: [
        'Tanager Health is the leading operator of day clinics in the region.',
        'Took operations from 40 people in one country to 310 in four while staff turnover stayed below 9 % a year',
        'Negotiated supplier contracts worth US$40 million a year across six countries',
        'Cut patient waiting time from 19 days to 6 by redesigning clinic scheduling',
        'Hired 26 leaders with scorecards, panels and references; 21 of them are still there',
      ],
    },
    {
      title: 'Vice President Operations',
      organisation: 'Harrow & Vale Logistics',
      start: '2011-02',
      end: '2015-12',
      location: 'Gothenburg, Sweden',
      statements: [
        'Rebuilt the regional network after a merger, closing 4 of 11 warehouses without losing a customer',
        'Introduced lean methods in 7 warehouses, raising on-time delivery from 88% to 97%',
        'Managed a budget of EUR 85m and 420 staff',
      ],
    },
    {
      title: 'Engagement Manager',
      organisation: 'Brightwater Partners',
      start: '2007-09',
      end: '2011-01',
      location: 'Stockholm, Sweden',
      statements: ['Led cost programmes for hospitals and freight companies in Sweden and Denmark'],
    },
  ],
  education: [
    {
      school: 'Chalmers University of Technology',
      degree: 'Master of Science',
      field: 'Industrial Engineering',
      end: '2007',
    },
  ],
  certifications: [
    ['Lean Six Sigma Black Belt', 'ASQ'],
    ['International Directors Programme', 'INSEAD'],
  ],
  skills: [
    'Operating model design',
    'Annual planning',
    'Post-merger integration',
    'Vendor management',
    'Executive hiring',
    'Process improvement',
    'Unit economics',
  ],
  languages: ['Swedish (Native)', 'English (Full Professional)', 'German (Elementary)'],
  interests: ['Dinghy racing', 'Letterpress printing'],
});

export const financeChief = careerFacts({
  name: 'Tobias Achterberg',
  headline: 'Chief Financial Officer | M&A | Treasury',
  location: 'Rotterdam, Netherlands',
  about: [
    'Chartered accountant and CFO of industrial groups, listed and private equity owned.',
    'Proven track record of driving shareholder value.',
  ],
  roles: [
    {
      title: 'Chief Financial Officer',
      organisation: 'Noordkade Terminals',
      start: '2018-06',
      end: 'present',
      location: 'Rotterdam',
      statements: [
        'Responsible for finance, IT and procurement in a group with EUR 410 million revenue',
        'Refinanced EUR 180 million of debt in 2020 and lowered interest cost by 140 basis points',
        'Prepared the group for a sale to private equity; closed the transaction in 7 months',
        'Reduced month-end close from 12 to 5 working days',
      ],
    },
    {
      title: 'Group Controller',
      organisation: 'Velmar Chemicals N.V.',
      start: '2011-01',
      end: '2018-05',
      location: 'Antwerp, Belgium',
      statements: [
        'Led a team of 22 controllers in 9 countries',
        'Integrated three acquired businesses into one SAP finance platform',
        'Chaired the risk committee and reported quarterly to the audit committee of the listed parent',
      ],
    },
    {
      title: 'Audit Manager',
      organisation: 'Deventer & Partners',
      start: '2004-09',
      end: '2010-12',
      statements: ['Audited manufacturing and shipping clients under IFRS', 'Trained 14 junior auditors'],
    },
  ],
  education: [{ school: 'Erasmus University', degree: 'MSc', field: 'Business Economics', end: '2004' }],
  certifications: [['Register Accountant', 'NBA']],
  skills: ['IFRS', 'Treasury', 'M&A', 'Financial planning', 'Investor relations', 'SAP', 'Risk management'],
  languages: ['Dutch', 'English', 'French'],
});

export const peopleChief = careerFacts({
  name: 'Adaeze Okonjo',
  headline: 'CHIEF HUMAN RESOURCES OFFICER',
  location: 'Lagos, Nigeria',
  about: [
    'Adaeze has led human resources in telecommunications and consumer goods.',
    'She builds leadership pipelines and her teams are known for calm negotiations with unions.',
  ],
  roles: [
    {
      title: 'Chief Human Resources Officer',
      organisation: 'Savanna Telecom',
      start: '2019',
      end: 'present',
      location: 'Lagos, Nigeria',
      statements: [
        'Lead 85 HR professionals serving 6,200 employees in 5 countries.',
        'Redesigned the organisation from 9 to 6 layers and kept regretted attrition at 4%.',
        'Negotiated a three-year agreement with two unions without a strike.',
        'Launched a leadership academy; 61% of senior vacancies are now filled from within.',
      ],
    },
    {
      title: 'HR Director, West Africa',
      organisation: 'Marula Foods',
      start: '2012',
      end: '2019',
      location: 'Accra, Ghana',
      statements: [
        'Opened operations in Ghana and Senegal, hiring the first 240 employees.',
        'Introduced performance reviews and pay bands for 1,900 staff.',
        'Coached four country managers into their first general management role.',
      ],
    },
  ],
  education: [
    { school: 'University of Ibadan', degree: 'Bachelor of Science', field: 'Psychology', end: '2003' },
  ],
  certifications: [['SHRM-SCP', 'SHRM']],
  skills: [
    'Organisation design',
    'Labour relations',
    'Succession planning',
    'Executive compensation',
    'Leadership development',
  ],
  languages: ['English', 'Yoruba', 'French'],
});

export const marketingChief = careerFacts({
  name: 'Lucía Ferrante',
  headline: 'Fractional CMO for B2B software | Brand, demand and the story in between',
  location: 'Lisbon, Portugal',
  source: 'linkedin-pdf',
  about: [
    'I am a fractional CMO for B2B software companies between Series A and Series C.',
    'I have built marketing teams from scratch three times and I enjoy the first ninety days most.',
    'My work starts with twenty customer interviews, because the words are already there.',
    'I’m passionate about storytelling!',
    'Outside work I enjoy sea kayaking, ceramics and old maps.',
  ],
  roles: [
    {
      title: 'Fractional CMO',
      organisation: 'Ferrante Marketing',
      start: '2020-02',
      end: 'present',
      location: 'Lisbon, Portugal',
      statements: [
        'Working with four companies a year, from positioning to pipeline.',
        '• Repositioned a payroll platform and lifted qualified leads by 74% in two quarters',
        '• Built a partner programme that brought 31% of new bookings',
      ],
    },
    {
      title: 'VP Marketing',
      organisation: 'Ledgerloop',
      start: '2016-05',
      end: '2020-01',
      location: 'Berlin, Germany',
      statements: [
        'I grew the marketing team from 2 to 19 people across Berlin and Lisbon',
        'Generated pipeline of €24m a year with a media budget of €1.8m',
        'Launched the brand in France, Spain and Italy',
      ],
    },
    {
      title: 'Product Marketing Manager',
      organisation: 'Quillstone',
      start: '2012-01',
      end: '2016-04',
      location: 'Milan, Italy',
      statements: ['Wrote launch plans for 9 products', 'Ran customer research in 5 countries'],
    },
  ],
  skills: [
    'Positioning',
    'Demand generation',
    'Brand strategy',
    'Product marketing',
    'Content strategy',
    'Customer research',
  ],
  languages: ['Italian', 'Spanish', 'Portuguese', 'English'],
});
