/** Entries about which the model hesitates are read as the others of their section are set. */
import { describe, expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const statedPostsIn = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* PROFESSIONAL EXPERIENCE', ...lines].map((text) =>
      paragraphOf(text),
    ),
  )
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation, start }) => [title, organisation, start?.year]);

describe('an entry set like most entries of its section', () => {
  it('has title and employer around the same sign, whatever words they have', () => {
    expect(
      statedPostsIn(
        '* Marketing Lead — Redwell Dynamics ¦ Jul 2020 – Aug 2022',
        '• Ran twelve events',
        '* Clubs & Guild Growth — Plumb ¦ Jul 2018 – Jul 2020',
        '• Closed key accounts',
        '* Relations Manager, Freight & Storage — LedgerFold (now Fold) ¦ Mar 2016 – Jun 2018',
        '• Managed 54 growers',
        '* Staffing Consultant — Tarnholt Agency ¦ Apr 2015 – Feb 2016',
        '• Advised mills',
      ).map(([, organisation]) => organisation),
    ).toEqual(['Redwell Dynamics', 'Plumb', 'LedgerFold', 'Tarnholt Agency']);
  });

  it('may have a title that no list knows, and an employer whose name begins in lower case', () => {
    expect(
      statedPostsIn(
        '* BDM - inCranes.example ¦ September 2025 – Present',
        'Software that plans the use of cranes',
        '• Closed two customers',
        '* Sales Manager - Redwell Baltic ¦ September 2022 – March 2025',
        '• Built a network of dealers',
        '* Sales Director - Brillwater Hydraulics Limited ¦ April 2019 – August 2022',
        '• Managed sales',
        '* Operations Manager - Fjordline Systems ¦ October 2003 – May 2007',
        '• Led the works',
      )[0],
    ).toEqual(['BDM', 'inCranes.example', 2025]);
  });

  it('is not stated as a post if it is a break', () => {
    expect(
      statedPostsIn(
        '* Sales Manager - Redwell Baltic ¦ September 2022 – March 2025',
        '• Built a network of dealers',
        '* Sabbatical - World Tour ¦ May 2021 – August 2022',
        '* Sales Director - Brillwater Hydraulics Limited ¦ April 2019 – April 2021',
        '• Managed sales',
        '* Operations Manager - Fjordline Systems ¦ October 2003 – May 2007',
        '• Led the works',
      ).map(([title]) => title),
    ).toEqual(['Sales Manager', 'Sales Director', 'Operations Manager']);
  });

  it('has the employer that stands behind two titles', () => {
    expect(
      statedPostsIn(
        '* April 2021 – current ¦ Data Scientist | Data Engineer, Department of Fisheries',
        '• Built pipelines',
        '* January 2020 – April 2021 ¦ Consulting Data Scientist, Lund Patents',
        '• Built models',
        '* September 2018 – December 2019 ¦ Senior Analyst, National Harbour Body',
        '• Managed data',
        '* May 2016 – August 2018 ¦ Data Scientist, Redwell Partners',
        '• Advised',
      ).map(([, organisation]) => organisation),
    ).toContain('Department of Fisheries');
  });

  it('has its employer in the line below, though its title is not a known one', () => {
    expect(
      statedPostsIn(
        'Marzo 2018 – Actualidad ¦ Profesora de Formación Profesional',
        'Centro Valle Verde (Sevilla)',
        'Octubre 2005 – Actualidad ¦ Dramatización',
        'La Farola Teatro (Sevilla)',
        'Octubre 2016 – Marzo 2018 ¦ Monitora de Paraescolares',
        'Colegio Las Encinas (Sevilla)',
        'Enero 2014 – Marzo 2016 ¦ Coordinadora de Aulas',
        'Educanova (Sevilla)',
        'Enero 2012 – Marzo 2013 ¦ Profesora de Apoyo',
        'Grupo Nublado (Sevilla)',
      ).map(([, organisation]) => organisation),
    ).toEqual([
      'Centro Valle Verde',
      'La Farola Teatro',
      'Colegio Las Encinas',
      'Educanova',
      'Grupo Nublado',
    ]);
  });

  it('may have a name whose later words are small', () => {
    expect(
      statedPostsIn(
        '* July 2016 – Present – Nordhav Fincorp Ltd, Velmont.',
        '* Branch Manager.',
        '• Ran the branch',
        '* May 2010 – April 2011 – Redwell weaving mill, Velmont.',
        '* General Accountant.',
        '• Kept the accounts',
        '* August 2007 – April 2010 – Fjordline Candle Works, Velmont.',
        '* Accountant.',
        '• Paid the vendors',
        '* June 2005 – August 2007 – Lund Industries FZ Co, Velmont.',
        '* General Accountant.',
        '• Recorded transactions',
      ).map(([, organisation]) => organisation),
    ).toContain('Redwell weaving mill');
  });

  it('has no employer in a town that stands behind the employers of others', () => {
    const employers = statedPostsIn(
      '08.2017 – 09.2018 ¦ Qualitätsmanager, Brunner AG, Kleinort',
      '06.2009 – 07.2015 ¦ Leiter Qualitätskontrolle, Büchner AG, Kleinort',
      '06.2005 – 06.2007 ¦ Polymechaniker, Almer AG, Grossdorf',
      '08.2002 – 05.2005 ¦ Polymechaniker (temporär), Kleinort',
    ).map(([, organisation]) => organisation);
    expect(employers).toEqual(['Brunner AG', 'Büchner AG', 'Almer AG']);
  });
});

it('an area of work before a title is not an employer', () => {
  const employers = statedPostsIn(
    '* Mar 2014 – Present ¦ Lund Asset Management Ltd',
    '* Product Development & Marketing Communications, Assistant Vice President',
    '• Drove the catalogue',
    '* Apr 2012 – Feb 2014',
    '* Product Development & Marketing Communications, Manager',
    '• Developed products',
  ).map(([, organisation]) => organisation);
  expect(employers).not.toContain('Product Development & Marketing Communications');
});
