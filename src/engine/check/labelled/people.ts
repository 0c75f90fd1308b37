import { careerFacts } from '../../write/testing';

/** Fictional people whose record the labelled sentences are about. */
export const LABELLED_PEOPLE = {
  ines: careerFacts({
    name: 'Ines Falkenberg',
    location: 'Hamburg, Germany',
    about: [
      'I am a supply chain executive with twenty years in food and retail.',
      'I lead procurement for a group of 310 supermarkets and I sit on its executive committee.',
      'Strong collaboration and direct communication matter to me.',
      'My teams are known for calm negotiations with suppliers.',
      'Ability to lead through change.',
    ],
    roles: [
      {
        title: 'Chief Procurement Officer',
        organisation: 'Nordhaven Retail',
        start: '2019',
        end: 'present',
        statements: [
          'Cut food waste between warehouse and shelf by 28% in two years',
          'Renegotiated 140 supplier contracts worth EUR 420 million',
          'Leads 64 buyers in 5 countries',
          'Helped the finance team to reduce working capital by EUR 30 million',
          'Nordhaven Retail operates 310 supermarkets in Germany and Denmark',
          'Integrated campaigns platform for suppliers',
        ],
      },
      {
        title: 'Purchasing Director',
        organisation: 'Elbmarkt Foods',
        start: '2012',
        end: '2018',
        statements: [
          'Created a private label with 260 products in fruit, vegetables and cheese',
          'Opened a sourcing office in Valencia with 12 people',
          'Profits of the dairy range rose by 31% in two years',
          'Hired to grow export sales',
          'Grew private label revenue from EUR 18 million to EUR 75 million',
          'Did not close any of the 9 depots during the merger',
          'Cold chain: Direction of 3 audit squads in dairies of the north, with a weekly report to the board',
        ],
      },
      {
        title: 'Category Buyer',
        organisation: 'Elbmarkt Foods',
        start: '2006',
        end: '2012',
        statements: [
          'Negotiated with 90 suppliers of dairy products',
          'Introduced weekly tastings with 14 farmers',
        ],
      },
      {
        title: 'Analyst',
        organisation: 'Kestrel & Moor',
        start: '2003',
        end: '2006',
        statements: ['Built a demand model for 40 stores', 'Reconciled petty cash of EUR 900 in 2004'],
      },
      {
        title: 'Depot Manager',
        organisation: '',
        start: '2000',
        end: '2002',
        statements: ['Moved 3 depots to one site in Rostock'],
      },
    ],
    education: [
      { school: 'University of Lund', degree: 'MSc', field: 'Logistics' },
      { school: 'Kiel Business School', degree: 'MBA' },
    ],
    languages: ['German', 'Swedish', 'Spanish'],
  }),
  owen: careerFacts({
    name: 'Owen Achebe',
    location: 'Leeds, United Kingdom',
    about: [
      'I help boards of family firms when a sale or a succession is near.',
      'Finance executive who has led two listings and one rescue.',
      'Varied background in network operations.',
    ],
    roles: [
      {
        title: 'Chief Financial Officer',
        organisation: 'Tarn Bridge Engineering',
        start: '2017',
        end: 'present',
        statements: [
          'Refinanced GBP 85 million of bank debt in 2021',
          'Shortened the month-end close from 12 days to 4',
          'Led the sale of the pumps division to a Danish group for GBP 31 million',
          'Built a finance team of 22 across Leeds and Gdansk',
          'Reports to the chairman',
          'Securitized mortgage marketplace',
        ],
      },
      {
        title: 'Finance Director',
        organisation: 'Corran Shipping',
        start: '2011',
        end: '2017',
        statements: [
          'Raised GBP 40 million in an initial public offering on the London exchange',
          'Reduced days sales outstanding from 71 to 48',
          'Saved GBP 6 million a year by pooling fuel purchases for 33 vessels',
          'The company doubled its fleet in that time',
          'Supported the integration of two acquired ferry lines',
        ],
      },
      {
        title: 'Group Executive',
        organisation: 'Hallam Trust',
        start: '1996',
        end: '2011',
        statements: [
          'Held a series of roles leading to the office of Group Executive',
          'Chaired the pension committee for 7,400 members',
          'Closed 3 loss-making branches without redundancies',
        ],
      },
    ],
    education: [{ school: 'University of Bradford', degree: 'BSc', field: 'Economics' }],
    certifications: [['Chartered Accountant', 'ICAEW']],
    languages: ['Igbo'],
  }),
  rosa: careerFacts({
    name: 'Rosa Valdivieso',
    location: 'Porto, Portugal',
    about: [
      'I lead engineering and I care about small teams that own what they run.',
      'Engineering leader with a background in distributed systems.',
      'With over 20 years of payments experience, I look for the slow query first.',
    ],
    roles: [
      {
        title: 'Chief Technology Officer',
        organisation: 'Brightsail',
        start: '2020',
        end: 'present',
        statements: [
          'Moved the platform from one data centre to the cloud without downtime, cutting hosting cost by 33%',
          'Raised deployment frequency from monthly to 40 a day',
          'Passed ISO 27001 certification at the first attempt',
          'Lead 64 engineers in 9 teams across Poland and Portugal',
          'Brightsail provides scheduling software to 900 clinics',
        ],
      },
      {
        title: 'Engineering Director',
        organisation: 'Quintavale',
        start: '2015',
        end: '2020',
        statements: [
          'Built the payments team from 3 to 28 engineers',
          'Designed a ledger service that handles 1,200 transactions a second',
          'Led due diligence on two acquired companies and merged their codebases',
          'Customer health dashboards for 300 accounts',
        ],
      },
      {
        title: 'Advisor',
        organisation: 'Douro Angels',
        start: '2018',
        end: 'present',
        statements: ['Advises 4 founders a year on hiring'],
      },
      {
        title: 'Senior Software Engineer',
        organisation: 'Vistamar Software',
        start: '2010',
        end: '2014',
        statements: [
          'Developed trading interfaces in Java for 6 brokers',
          'Mentored 5 junior engineers',
          'To maintain 12 test benches in Braga',
          'To prepare and present weekly reports for the brokers',
          'To train 3 apprentices and to inspect the benches',
          'I was handling requests from 70 traders',
          'As Build Officer handling 18 releases a month',
        ],
      },
    ],
    education: [{ school: 'University of Minho', degree: 'MSc', field: 'Computer Science' }],
    languages: ['Portuguese', 'Polish'],
  }),
} as const;

export type LabelledPerson = keyof typeof LABELLED_PEOPLE;
