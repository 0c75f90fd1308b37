/** References by fictional people, in several scripts. */
import type { ShownReference } from '@/shared/references/reference';

export const REFERENCES: ShownReference[] = [
  {
    name: 'Ingrid Solheim',
    office: 'Chief executive of Tanager Health until 2022',
    domain: '@tanager.example',
    words:
      'Mara told me on a Tuesday what I did not want to hear, with the page that proved it.\nBy Friday there was a plan.',
    confirmed: ['Mara was Chief Operating Officer at Tanager Health from 2016 to 2021.'],
    corrected: [
      {
        text: 'Staff turnover stayed below nine per cent a year.',
        other: 'Below nine until 2020, ten after.',
      },
    ],
    day: '2026-11-20',
  },
  {
    name: 'Daniel Reyes',
    office: 'Founder, Corbel Software',
    domain: '',
    words: 'She left on the date we had agreed at the start. #show * `rm` _x_ $1$ <b>',
    confirmed: [],
    corrected: [],
    day: '2026-11-20',
  },
  {
    name: 'ليلى الحداد',
    office: '山田電機',
    domain: '',
    words: '',
    confirmed: ['Наладила поставки в трёх странах.'],
    corrected: [],
    day: '2026-11-20',
  },
];
