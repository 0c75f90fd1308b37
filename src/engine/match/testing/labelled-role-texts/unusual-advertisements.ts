/** A board, a tender, an hourly rate, a role without requirements. Every company and person is invented. */
import type { LabelledRoleText } from './labelled-role-text';

export const UNUSUAL_ADVERTISEMENTS: LabelledRoleText[] = [
  {
    file: 'board.txt',
    text: `Non-Executive Director (Chair of Audit Committee)

Our client, a listed water utility in the south of England, is looking for a Non-Executive Director who will chair the audit committee. Time commitment: around 25 days a year. Fee: £65,000 per annum.

Essential criteria
• Recent and relevant financial experience
• Board experience in a regulated company
• Qualified accountant

Desirable criteria
• Knowledge of large capital programmes

Appointment from July 2027 for three years.`,
    expected: {
      title: /Non-Executive Director/,
      organisation: null,
      seniority: ['board'],
      functions: ['general-management', 'finance'],
      kind: ['board'],
      remote: [null],
      pay: 'GBP year 65000',
      start: '2027-07',
      must: [
        'Recent and relevant financial experience',
        'Board experience in a regulated company',
        'Qualified accountant',
      ],
      nice: ['Knowledge of large capital programmes'],
    },
  },
  {
    file: 'hourly.txt',
    text: `Part-time CMO for Bluebell Pet Food

We're a family business in Austin, TX and we want a part-time CMO, 15 hours a week, paid $140-160 per hour as a contractor. Fully remote within the US, but you must be in Central or Eastern time.

What we need from you:
1. Ten years in consumer brands
2. Amazon and Chewy marketplace experience
3. You've managed agencies
Nice to have: pet industry experience, TikTok Shop.

We don't care about degrees. We can't sponsor visas: you must be authorized to work in the US.`,
    expected: {
      title: /part-time CMO|^CMO$/i,
      organisation: /Bluebell Pet Food/,
      seniority: ['c-level'],
      functions: ['marketing'],
      kind: ['part-time', 'contract'],
      hoursPerWeek: 15,
      place: /Austin|US/,
      remote: ['remote'],
      pay: 'USD hour 140 160',
      must: [
        'Fully remote within the US, but you must be',
        'Ten years in consumer brands',
        'Amazon and Chewy marketplace experience',
        "You've managed agencies",
        'you must be authorized to work in the US',
      ],
      nice: ['pet industry experience', 'TikTok Shop'],
    },
  },
  {
    file: 'rfp.txt',
    text: `REQUEST FOR PROPOSALS
Interim Chief Information Officer
City of Bramwell, Vermont

1. Background
The City of Bramwell (the "City") seeks proposals from qualified individuals or firms to serve as Interim Chief Information Officer for a period of six (6) months.

2. Scope of work
a. Oversee the migration of the permitting system
b. Supervise a staff of eleven

3. Minimum qualifications
a. Seven years of progressively responsible experience in public-sector IT
b. Experience with Tyler Technologies software
c. Bachelor's degree

4. Desired qualifications
a. CGCIO certification

5. Proposal requirements
Proposals shall include a resume, three references and an hourly rate. Proposals are due by 15 January 2027.

6. Terms
The work is on site, 32 hours per week, beginning 1 February 2027.`,
    expected: {
      title: /^Interim Chief Information Officer$/i,
      organisation: /City of Bramwell/,
      seniority: ['c-level'],
      functions: ['engineering'],
      kind: ['interim'],
      hoursPerWeek: 32,
      months: 6,
      place: /Bramwell|Vermont/,
      remote: ['onsite'],
      pay: null,
      start: '2027-02-01',
      must: [
        'Seven years of progressively responsible experience',
        'Experience with Tyler Technologies',
        "Bachelor's degree",
      ],
      nice: ['CGCIO certification'],
    },
  },
  {
    file: 'none.txt',
    text: `Chief Operating Officer – Ashdown Toys

Ashdown Toys is a fun place. We make wooden toys in Dorset and sell them in 40 countries. Our COO leaves after ten happy years. The new one will look after our workshop, our warehouse and our people. If that sounds like you, write to Mary.`,
    expected: {
      title: /^Chief Operating Officer/,
      organisation: /Ashdown Toys/,
      seniority: ['c-level'],
      functions: ['operations'],
      kind: [null],
      remote: [null],
      pay: null,
      must: [],
      nice: [],
    },
  },
  {
    file: 'aufsichtsrat.txt',
    text: `Aufsichtsratsmitglied (w/m/d) gesucht

Die Stadtwerke Hohenfels AG, ein kommunaler Energieversorger, besetzt zum 1. Juli 2027 ein Mandat im Aufsichtsrat neu. Vergütung: 12.000 Euro pro Jahr.

Das sollten Sie mitbringen:
- Erfahrung in der Energiewirtschaft
- Kenntnisse in Rechnungslegung und Abschlussprüfung
- Etwa 10 Tage im Jahr Zeit`,
    expected: {
      title: /Aufsichtsratsmitglied/,
      organisation: /Stadtwerke Hohenfels/,
      seniority: ['board'],
      functions: ['general-management'],
      kind: ['board'],
      remote: [null],
      pay: 'EUR year 12000',
      start: '2027-07-01',
      must: ['Erfahrung in der Energiewirtschaft', 'Kenntnisse in Rechnungslegung', 'Etwa 10 Tage'],
      nice: [],
    },
  },
];
