/** Advertisements in English. Every company and person is invented. */
import type { LabelledRoleText } from './labelled-role-text';

export const ENGLISH_ADVERTISEMENTS: LabelledRoleText[] = [
  {
    file: 'plain-en.txt',
    text: `Head of Operations
Fernhill Foods
Cork, Ireland | On-site | Permanent

Fernhill Foods makes chilled meals for supermarkets. 240 people work in our plant.

The job
You will run the plant and the warehouse, and report to the Managing Director.

You will have
At least eight years in food manufacturing
Led a team of 100 or more
A food safety qualification (HACCP level 4)
Experience with SAP

It would be great if you also have
A degree in food science
Worked with retailers' own labels

Salary: €95k - €110k plus bonus. Start: as soon as possible.`,
    expected: {
      title: /^Head of Operations$/,
      organisation: /Fernhill Foods/,
      seniority: ['director'],
      functions: ['operations'],
      kind: ['full-time'],
      place: /Cork/,
      remote: ['onsite'],
      pay: 'EUR year 95000 110000',
      start: 'immediate',
      must: [
        'At least eight years in food manufacturing',
        'Led a team of 100 or more',
        'A food safety qualification',
        'Experience with SAP',
      ],
      nice: ['A degree in food science', "Worked with retailers' own labels"],
    },
  },
  {
    file: 'fractional.txt',
    text: `Fractional Head of Sales - Lantern Robotics

Location: Eindhoven or remote in the EU
Commitment: 6-8 days a month
Duration: 12 months, extension likely
Rate: EUR 850 - 1,000 per day

Lantern Robotics builds picking robots for greenhouses. Two founders sell today; that has to change.

WHAT WE NEED DONE
* Hire and coach the first three sellers
* Put a pipeline review in place

WHO WE ARE LOOKING FOR
* Someone who has built a B2B sales team from zero
* Hardware or industrial automation background
* Dutch is a plus

Interested? Write to jobs@lantern.example`,
    expected: {
      title: /Fractional Head of Sales/,
      organisation: /Lantern Robotics/,
      seniority: ['director'],
      functions: ['sales'],
      kind: ['fractional'],
      months: 12,
      place: /Eindhoven/,
      remote: ['remote', 'hybrid'],
      pay: 'EUR day 850 1000',
      must: ['Someone who has built a B2B sales team', 'Hardware or industrial'],
      nice: ['Dutch is a plus'],
    },
  },
  {
    file: 'bold.md',
    text: `**Chief Financial Officer (m/f/d)**

Munich · permanent · hybrid

*Who we are*

Greenfurrow is a climate-tech start-up with 70 employees and offices in Munich and Zagreb.

**Your tasks**

- Prepare our Series B
- Lead finance, legal and HR

**Your profile**

- At least 8 years in finance, of which 3 years as CFO or VP Finance
- Experience with German GAAP and IFRS
- Fluent German and English
- Ideally experience in energy

**Benefits**

- Virtual shares
- 30 days of vacation

We value diversity and welcome all applications, regardless of gender, nationality or age.`,
    expected: {
      title: /^Chief Financial Officer/,
      organisation: /Greenfurrow/,
      seniority: ['c-level'],
      functions: ['finance'],
      kind: ['full-time'],
      place: /Munich/,
      remote: ['hybrid'],
      pay: null,
      must: ['At least 8 years in finance', 'Experience with German GAAP', 'Fluent German and English'],
      nice: ['Ideally experience in energy'],
    },
  },
];
