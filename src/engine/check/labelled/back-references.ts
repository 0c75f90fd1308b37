import type { LabelledPerson } from './people';

/**
 * Pairs of a sentence and the one before it, to which it refers ('There', 'In that post'), with whether the
 * pair is true.
 */
export const BACK_REFERENCES: readonly [
  person: LabelledPerson,
  before: string,
  sentence: string,
  passesCheck: boolean,
][] = [
  [
    'ines',
    'Ines was Category Buyer at Elbmarkt Foods from 2006 to 2012',
    'In that post Ines negotiated with 90 suppliers of dairy products',
    true,
  ],
  [
    'ines',
    'Ines was Category Buyer at Elbmarkt Foods from 2006 to 2012',
    'In that post Ines opened a sourcing office in Valencia with 12 people',
    false,
  ],
  [
    'ines',
    'Ines is Chief Procurement Officer at Nordhaven Retail',
    'There, Ines renegotiated 140 supplier contracts',
    true,
  ],
  [
    'ines',
    'Ines is Chief Procurement Officer at Nordhaven Retail',
    'There, Ines built a demand model for 40 stores',
    false,
  ],
  [
    'ines',
    'Ines was Purchasing Director at Elbmarkt Foods from 2012 to 2018',
    'There, Ines cut food waste between warehouse and shelf by 28%',
    false,
  ],
  [
    'ines',
    'Ines was Purchasing Director at Elbmarkt Foods from 2012 to 2018',
    'Earlier, as Category Buyer at Elbmarkt Foods, Ines negotiated with 90 suppliers of dairy products',
    true,
  ],
  [
    'ines',
    'Ines was Category Buyer at Elbmarkt Foods from 2006 to 2012',
    'Earlier, as Purchasing Director at Elbmarkt Foods, Ines opened a sourcing office in Valencia with 12 people',
    false,
  ],
  [
    'owen',
    'Owen is Chief Financial Officer of Tarn Bridge Engineering',
    'There, Owen built a finance team of 22',
    true,
  ],
  [
    'owen',
    'Owen is Chief Financial Officer of Tarn Bridge Engineering',
    'There, Owen reduced days sales outstanding from 71 to 48',
    false,
  ],
  [
    'owen',
    'Owen is Chief Financial Officer of Tarn Bridge Engineering',
    'In that post Owen closed 3 loss-making branches without redundancies',
    false,
  ],
  [
    'rosa',
    'Rosa has been Chief Technology Officer of Brightsail since 2020',
    'There, Rosa passed ISO 27001 certification at the first attempt',
    true,
  ],
  [
    'rosa',
    'Rosa is also Advisor at Douro Angels',
    'There, Rosa passed ISO 27001 certification at the first attempt',
    false,
  ],
  [
    'rosa',
    'Rosa was Engineering Director at Quintavale from 2015 to 2020',
    'There, Rosa leads 64 engineers in 9 teams',
    false,
  ],
];
