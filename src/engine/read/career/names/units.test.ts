/** Units of an organisation beside a title: the employer is the organisation as a whole. */
import { describe, expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['* Inga Marlowe', 'inga@example.com', '* EXPERIENCE', ...lines].map((line) => paragraphOf(line)),
  ).roles.map(({ title, organisation, start }) => [title, organisation, start?.year]);

describe('a unit beside the title', () => {
  it('belongs to the university or company in the line below', () => {
    expect(
      postsOf(
        'Studentischer Mitarbeiter – Institut für Meereskunde ¦ 04/2021 – 02/2022',
        'Universität Kleinort',
        'Auswertung der Daten des Hafens',
        'Studentischer Mitarbeiter – Lehrstuhl für Fischerei ¦ 03/2019 – 09/2020',
        'Universität Kleinort',
        'Messungen im Labor der Küste',
        'Software Engineer, Marlowe Lab ¦ 03/2018 – 01/2019',
        'Nordhav Foods GmbH, Berlin',
        'Programme für Kühlhäuser',
      ),
    ).toEqual([
      ['Studentischer Mitarbeiter', 'Universität Kleinort', 2021],
      ['Studentischer Mitarbeiter', 'Universität Kleinort', 2019],
      ['Software Engineer, Marlowe Lab', 'Nordhav Foods GmbH', 2018],
    ]);
  });

  it('belongs to the university above, if several posts with units follow it', () => {
    expect(
      postsOf(
        '* Velmont University ¦ Oslo, Norway',
        'Teaching Assistant ¦ 2018 – 2020',
        'Marked the assignments of two courses.',
        'Research Fellow, Marlowe Lab ¦ 2016 – 2018',
        'Studied the currents of the northern sea.',
        'Research Assistant, Coastal Research Group ¦ 2014 – 2016',
        'Wrote programs for the analysis of tides.',
      ),
    ).toEqual([
      ['Teaching Assistant', 'Velmont University', 2018],
      ['Research Fellow, Marlowe Lab', 'Velmont University', 2016],
      ['Research Assistant, Coastal Research Group', 'Velmont University', 2014],
    ]);
  });

  it('is an employer where no line names the whole, as is a company beside a title', () => {
    const employers = postsOf(
      'Research Engineer – Institut für Meereskunde ¦ 04/2021 – 02/2022',
      'Analysis of data of the harbour',
      'Software Engineer – Redwell Group ¦ 03/2019 – 09/2020',
      'Programs for cold stores',
    ).map(([, organisation]) => organisation);
    expect(employers).toEqual(['Institut für Meereskunde', 'Redwell Group']);
  });
});

describe('a unit below the title', () => {
  it('is not an employer where the other posts under the header have one too', () => {
    expect(
      postsOf(
        '* Velmont College, Oslo, Norway ¦ | ¦ December 2006 – Present',
        'Director of Computing ¦ June 2020 – Present',
        'Research Computing, MCO',
        '• Manage a team',
        'Assistant Director of Computing ¦ March 2016 – June 2020',
        'Research Computing, MCO',
        '• Grew the team',
        'Senior Database Administrator ¦ January 2013 – March 2016',
        'Enterprise Systems Group, MCO',
        '• Ran the databases',
        'Infrastructure Applications Administrator ¦ January 2011 – December 2012',
        'Enterprise Systems Group, MCO',
        '• Primary technical administrator for Fjordmail 2007/2010 and Fjordshare 2007/2010',
        'System Administrator ¦ July 2008 – December 2010',
        'Technical Services, MCO',
        '• Ran the servers',
        'Computer Coordinator ¦ December 2006 – June 2008',
        'Technical Services, MCO',
        '• Ran the desk',
      ).map(([, organisation]) => organisation),
    ).toEqual(Array(6).fill('Velmont College'));
  });
});

describe('a way of employment behind a title', () => {
  it('is part of the title, and the line above names the employer', () => {
    expect(
      postsOf(
        '• Fjordline ¦ Rennes, France',
        'Ingénieur logiciel - Alternance ¦ Avril 2023 – Présent',
        '• Modernisation des services du port',
        '• Nordhav Innov ¦ Lyon, France',
        'Ingénieur DevOps - Stage ¦ Juin 2022 – Septembre 2022',
        '• Gestion de projets en mer',
        '• Lundbutik ¦ Nantes, France',
        'Employé en manutention ¦ Étés 2019 – 2021',
        '• Livraison des commandes',
      ),
    ).toEqual([
      ['Ingénieur logiciel - Alternance', 'Fjordline', 2023],
      ['Ingénieur DevOps - Stage', 'Nordhav Innov', 2022],
      ['Employé en manutention', 'Lundbutik', 2019],
    ]);
  });
});
