import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A marketing director for food and drink. */
export const FOOD_BRAND: PersonWithVerdicts = {
  language: 'en',
  functions: ['marketing'],
  resume: {
    basics: {
      label: 'Brand and marketing director, food and drink',
      summary: 'I grow old brands without making them young.',
    },
    work: [
      resumePost('Fennimore Teas', 'Marketing Director', '2019-01', undefined, [
        'Relaunched the house brand with new packaging; household penetration went from 6 % to 11 %.',
        'Annual media budget of €9m across television, posters and online video.',
        'Opened a web shop that now brings 14 % of sales.',
        'Commissioned the segmentation study on which all three product lines rest.',
      ]),
      resumePost('Orsa Beverages', 'Senior Brand Manager', '2013-03', '2018-12', [
        'Launched a sugar-free range in Spain and Portugal; second in its category after two years.',
        'Worked with the sales team on promotions in six supermarket chains.',
        'Supervised two advertising agencies.',
      ]),
      resumePost('Orsa Beverages', 'Trade Marketing Analyst', '2010-09', '2013-02', [
        'Reported weekly sales by region and channel.',
      ]),
    ],
    education: [{ institution: 'ESADE', studyType: 'MSc', area: 'Marketing' }],
    skills: [{ name: 'Marketing', keywords: ['Nielsen data', 'Influencer marketing', 'Public relations'] }],
    languages: [
      { language: 'Spanish', fluency: 'Native' },
      { language: 'English', fluency: 'Fluent' },
    ],
  },
  requirements: [
    [
      'Proven brand management in fast-moving consumer goods',
      'evidenced',
      [
        'Relaunched the house brand with new packaging; household penetration went from 6 % to 11 %.',
        'Launched a sugar-free range in Spain and Portugal; second in its category after two years.',
      ],
    ],
    [
      'Managed advertising budgets of several million',
      'evidenced',
      ['Annual media budget of €9m across television, posters and online video.'],
    ],
    [
      'Experience launching new products in international markets',
      'evidenced',
      ['Launched a sugar-free range in Spain and Portugal; second in its category after two years.'],
    ],
    [
      'Consumer insight and market research',
      'evidenced',
      ['Commissioned the segmentation study on which all three product lines rest.'],
    ],
    [
      'Direct-to-consumer and e-commerce experience',
      'evidenced',
      ['Opened a web shop that now brings 14 % of sales.'],
    ],
    ['Management of external agencies', 'evidenced', ['Supervised two advertising agencies.']],
    [
      'Trade marketing with grocery retailers',
      'evidenced',
      ['Worked with the sales team on promotions in six supermarket chains.'],
    ],
    ['Influencer campaigns', 'mentioned'],
    ['Fluent Spanish', 'evidenced', ['Spanish (Native)']],
    ['Experience with account-based marketing for enterprise software', 'gap'],
    ['Degree in marketing or business', 'evidenced', ['MSc Marketing, ESADE']],
    ['Marketing automation with Salesforce', 'gap'],
  ],
};
