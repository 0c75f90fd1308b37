/** An invented career in banking, for tests. */
import { careerFacts } from './build';

export const bankingManager = careerFacts({
  name: 'Rajan Pillai',
  headline: 'General Manager | Retail and SME banking | Change that customers notice',
  location: 'Kuala Lumpur, Malaysia',
  source: 'linkedin-pdf',
  about: [
    'General manager who has run branch networks, call centres and digital channels in Malaysia, India and Vietnam.',
    'Dynamic, results-driven leader with unwavering commitment to excellence.',
  ],
  roles: [
    {
      title: 'General Manager, Retail Banking',
      organisation: 'Straits Union Bank',
      start: '2017-03',
      end: 'present',
      location: 'Kuala Lumpur, Malaysia',
      statements: [
        'Leading a retail bank with 2,300 staff, 140 branches and 1.9 million customers.',
        'Product innovation: launched a savings account for gig workers that reached 210,000 customers in its first year.',
        'Profits lifted by 38% in 24 months.',
        'Digital channels: moved 64% of service requests from branch to app.',
        'The position reports to the Group CEO.',
      ],
    },
    {
      title: 'Head of SME Banking',
      organisation: 'Coromandel Bank',
      start: '2010-07',
      end: '2017-02',
      location: 'Chennai, India',
      statements: [
        'Turned around a loss-making SME portfolio within 18 months after 4 years of losses.',
        'Introduced a scoring model that cut credit decisions from 11 days to 48 hours.',
        'Recruitment and training of 160 relationship managers.',
      ],
    },
    {
      title: 'Regional Sales Manager',
      organisation: 'Coromandel Bank',
      start: '2005-01',
      end: '2010-06',
      location: 'Mumbai, India',
      statements: ['Managed 22 branches and a sales team of 180.', 'Opened 9 branches in smaller cities.'],
    },
    {
      title: 'Product Manager, Cards',
      organisation: 'Mekong Commercial Bank',
      start: '2001-02',
      end: '2004-12',
      location: 'Hanoi, Vietnam',
      statements: ['Launched the first debit card of the bank.'],
    },
  ],
  education: [
    {
      school: 'University of Madras',
      degree: 'Master of Business Administration - MBA',
      field: 'Finance',
      end: '2000',
    },
  ],
  skills: [
    'Retail banking',
    'SME banking',
    'Branch networks',
    'Credit risk',
    'Digital channels',
    'Customer service',
  ],
});
