import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A fractional chief product officer for health apps. */
export const HEALTH_APP_PRODUCT: PersonWithVerdicts = {
  language: 'en',
  functions: ['product'],
  resume: {
    basics: {
      label: 'Fractional chief product officer',
      summary: 'Former designer. I find out what a product should stop doing.',
    },
    work: [
      resumePost('Ibarra Product', 'Fractional CPO', '2021-03', undefined, [
        'Removed eleven of thirty features from a sleep app; weekly retention rose from 22 % to 37 %.',
        'Introduced discovery interviews, six a week, at a dental software firm.',
        'Priced three plans for a nutrition coach; revenue per user up by half.',
        'Coaches two first-time heads of product.',
      ]),
      resumePost('Somna Health', 'Head of Product', '2015-10', '2021-02', [
        'Led eight product managers and four designers.',
        'Took the device companion app through medical certification (MDR class IIa).',
        'Experiments: 140 A/B tests in 2019.',
        'Wrote the product part of the Series B deck.',
      ]),
      resumePost('Studio Kranz', 'Interaction Designer', '2009-04', '2015-09', [
        'Designed kiosks for museums and a ticketing app.',
      ]),
    ],
    education: [{ institution: 'Umeå Institute of Design', studyType: 'MFA', area: 'Interaction Design' }],
    skills: [{ name: 'Product', keywords: ['Figma', 'SQL', 'Amplitude', 'Scrum'] }],
  },
  requirements: [
    [
      'Data-driven improvement of user retention and engagement',
      'evidenced',
      ['Removed eleven of thirty features from a sleep app; weekly retention rose from 22 % to 37 %.'],
    ],
    [
      'User research and continuous discovery',
      'evidenced',
      ['Introduced discovery interviews, six a week, at a dental software firm.'],
    ],
    [
      'Pricing and packaging',
      'evidenced',
      ['Priced three plans for a nutrition coach; revenue per user up by half.'],
    ],
    ['Managing product managers', 'evidenced', ['Led eight product managers and four designers.']],
    [
      'Regulated medical device software',
      'evidenced',
      ['Took the device companion app through medical certification (MDR class IIa).'],
    ],
    ['Experimentation culture', 'evidenced', ['Experiments: 140 A/B tests in 2019.']],
    ['Mentoring of product leaders', 'evidenced', ['Coaches two first-time heads of product.']],
    ['UX design background', 'evidenced', ['Designed kiosks for museums and a ticketing app.']],
    [
      'Seven years of product leadership in digital health',
      'evidenced',
      [
        'Led eight product managers and four designers.',
        'Removed eleven of thirty features from a sleep app; weekly retention rose from 22 % to 37 %.',
        'Took the device companion app through medical certification (MDR class IIa).',
      ],
    ],
    ['SQL', 'mentioned'],
    ['Experience with hardware supply chains', 'gap'],
    ['Enterprise sales', 'gap'],
    ['Support of fundraising', 'evidenced', ['Wrote the product part of the Series B deck.']],
  ],
};
