/** Records of forms with other text between the dates and a label. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* PROFESSIONAL EXPERIENCE', ...texts].map((text) =>
      paragraphOf(text),
    ),
  ).roles.map(({ title, organisation, start }) => [title, organisation, start?.year]);

it('the labelled title is read where text boxes stand between it and the employer', () => {
  expect(
    postsOf(
      '* Mar 2008 - To present ¦ Nordhav Petroleum Company - Oslo, Norway',
      '* Position ¦ Finance Department Head',
      '• Kept the books of the company',
      '* Nov 1998 - Mar 2008 ¦ Redwell Services Middle East',
      '* Position ¦ Area Financial Controller ¦ Dubai',
      '• Managed the reports',
      '* Nov 1991 – Oct 1998 ¦ Lund Fjordline Co',
      '* www.lund.example',
      '* Fjordline',
      '* Lund',
      '* Position ¦ Country (District) Controller ¦ Dubai, Oman',
      '• Assisted the manager',
    )[2],
  ).toEqual(['Country (District) Controller', 'Lund Fjordline Co', 1991]);
});

it('the labelled employer is read where several lines about it stand above its dates', () => {
  expect(
    postsOf(
      '• Employer : M/S Nordhav Rubber Works, Lillevik Engaged In',
      'Manufacturing Of Rubber Parts, Plastic Droppers',
      'And Stoppers, Having Turn Over More Than 10 Crores working since July 2009 to September 2012.',
      'Responsibilities : Worked As a Production Manager Reporting To The Managing',
      'Board And Approximately 140 Persons.',
      '• Employer : Redwell Rubber Industries, Nurpet Engaged In Manufacturing',
      'Of Rubber Rollers , Having Turn Over',
      'More Than 150 Crores. Working Since December 2006 to July 2009',
      'Responsibilities : Worked As A Shift Manager Reporting To The',
      'Board And Approximately 110 Persons.',
      '• Employer : M/S Nordhav Rubber Works, Lillevik Engaged In',
      'Manufacturing Of Rubber Parts, Plastic Droppers,',
      'Assembly, stoppers, droppers, caps and tops',
      'Caps of 22 mm size, tops for bottles, tablet',
      'applicators, collection tubes, plungers etc. Having Turn Over More',
      'Than 12 Crores .Working since August 1998 to November 2006.',
      'Responsibilities : Worked As An Assistant Production Manager Reporting To',
      'The Technical Board , Approximately 70 Persons.',
    )[2],
  ).toEqual(['Assistant Production Manager', 'Nordhav Rubber Works', 1998]);
});

it('an employer above labelled dates is that of the record before if records begin with their dates', () => {
  expect(
    postsOf(
      'Dates ¦ Jan 2012 – Jun 2014',
      'Occupation or position held ¦ Plant Manager',
      'Main activities ¦ Ran the plant',
      'Name and address of employer ¦ Nordhav Foods Ltd',
      'Type of business ¦ Food',
      'Size ¦ 300 people',
      'Region ¦ North',
      'Remark ¦ Seasonal',
      'Dates ¦ Jun 2008 – Dec 2011',
      'Occupation or position held ¦ Shift Supervisor',
      'Main activities ¦ Led a shift',
      'Name and address of employer ¦ Redwell Foods Ltd',
      'Type of business ¦ Food',
    ).filter(([title, employer]) => title === 'Shift Supervisor' && employer === 'Nordhav Foods Ltd'),
  ).toEqual([]);
});
