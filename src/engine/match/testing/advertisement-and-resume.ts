/** An advertisement and a resume for tests. Every company and person is invented. */

export const ADVERTISEMENT = `Skip to main content
Home   |   Find jobs   |   Companies   |   Salaries   |   Sign in
We use cookies to personalise content and to analyse our traffic. Accept all cookies or manage preferences.

# Fractional Chief Operating Officer
at Kestrel Cold Chain

Location: Singapore (hybrid)

Kestrel Cold Chain moves vaccines for eleven hospitals. We are a Series B company and look for a fractional COO, two days a week, for 6 months to begin with, from 4 January 2027.

## What you'll do

- Run the weekly operations review
- Bring the acquired warehouse into one operating model

## Requirements

- At least ten years of experience in operations, in a business with several sites
- You have led a team of 50 or more people
- Experience with lean or Six Sigma process improvement; a black belt is preferred
- Fluent in English, and ideally Mandarin
- Excellent interpersonal skills
- MBA or a master's degree in engineering

## Nice to have

- Experience with SAP
- Temperature-controlled transport

## What we offer

- Competitive salary
- 25 days of holiday and health insurance

Pay: US$1,250 a day. You must have the right to work in Singapore.

We are an equal opportunity employer and do not discriminate on the basis of race, religion or gender.
`;

/** A resume in the JSON Resume format, with job preferences. */
export const JSON_RESUME = {
  basics: {
    name: 'Mara Lindqvist',
    label: 'Fractional chief operating officer',
    summary: 'Eighteen years in health services and logistics.',
    location: { city: 'Singapore', countryCode: 'SG' },
  },
  work: [
    {
      name: 'Lindqvist Operations',
      position: 'Fractional COO',
      startDate: '2021-02',
      highlights: [
        'Cut the order-to-delivery time of a cold-chain carrier from nine to four days with lean process work.',
      ],
    },
    {
      name: 'Tanager Health',
      position: 'Chief Operating Officer',
      startDate: '2012-03',
      endDate: '2021-01',
      highlights: [
        'Grew the clinics from 40 to 310 people across four countries; staff turnover stayed below 9 %.',
        'Joined two acquired teams to one operating model within a year.',
      ],
    },
  ],
  education: [
    { institution: 'Aalto University', studyType: 'MSc', area: 'Industrial Engineering', endDate: '2004' },
  ],
  certificates: [{ name: 'Lean Six Sigma Black Belt', issuer: 'ASQ' }],
  skills: [{ name: 'Systems', keywords: ['SAP', 'Power BI'] }],
  languages: [{ language: 'English', fluency: 'Full professional' }],
  meta: {
    preferences: {
      fullTime: { open: false },
      flexible: {
        open: true,
        rate: { min: 1400, max: 1900, currency: 'USD', period: 'day' },
        hoursPerWeek: 20,
        places: ['Singapore'],
        remote: 'hybrid',
        start: '2027-01-11',
        industries: [],
      },
      workEligibility: ['SG'],
    },
  },
};
