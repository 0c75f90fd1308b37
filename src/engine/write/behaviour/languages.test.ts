/** Profiles in languages other than English, and of sources that mix languages. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const compose = (
  title: string,
  organisation: string,
  statements: string[],
  about: string[] = [],
  name = 'Noor Aldersen',
) =>
  composeProfile(
    careerFacts({
      name,
      about,
      roles: [{ title, organisation, start: '2018', end: 'present', statements }],
    }),
  );

describe('a draft in the language of its source', () => {
  it.each([
    [
      'German',
      [
        'Werkleiterin',
        'Lechtal Antriebe',
        ['Senkung der Ausschussquote von 4,2% auf 1,1%', 'Leitet ein Werk mit 480 Mitarbeitenden'],
      ],
      /ist seit 2018 Werkleiterin bei Lechtal Antriebe\. Zu den Ergebnissen bei Lechtal Antriebe zählt die Senkung der Ausschussquote/,
    ],
    [
      'German whose lines end in a participle',
      [
        'Werkleiterin',
        'Lechtal Antriebe',
        ['Sanierung zweier Werke mit 480 Mitarbeitenden in vier Monaten abgeschlossen', 'Leitet ein Werk'],
      ],
      /Bei Lechtal Antriebe hat \p{Lu}\p{Ll}+ die Sanierung zweier Werke .* abgeschlossen\./u,
    ],
    [
      'German whose participle stands before a further clause',
      [
        'Werkleiterin',
        'Lechtal Antriebe',
        [
          'Planungen für 480 Mitarbeitende umgesetzt, sodass neue Modelle in vier Monaten lieferbar waren',
          'Leitet ein Werk',
        ],
      ],
      /Bei Lechtal Antriebe hat \p{Lu}\p{Ll}+ Planungen für 480 Mitarbeitende umgesetzt, sodass/u,
    ],
    [
      'French',
      [
        'Directrice des achats',
        'Papeteries du Vivier',
        ['Réduction des coûts de transport de 18 %', 'Animation d’une équipe de 12 acheteurs'],
      ],
      /est directrice des achats chez Papeteries du Vivier depuis 2018\. Parmi les résultats chez Papeteries du Vivier figure la réduction des coûts/,
    ],
    [
      'Spanish',
      [
        'Directora de operaciones',
        'Viñas del Sur',
        ['Redujo los costes de transporte en un 18%', 'Dirigió un equipo de 40 personas en tres países'],
      ],
      /es directora de operaciones en Viñas del Sur desde 2018\. En Viñas del Sur, Noor redujo los costes de transporte en un 18%/,
    ],
    [
      'Portuguese',
      [
        'Diretora de operações',
        'Casa do Vale',
        [
          'Lancei 12 produtos no mercado ibérico com a equipa',
          'Redução dos custos de transporte em 18% na fábrica',
        ],
      ],
      /é diretora de operações \(Casa do Vale\) desde 2018\. Noor lançou 12 produtos/,
    ],
    [
      'Italian',
      [
        'Direttrice di stabilimento',
        'Officine Ardenza',
        [
          'Riduzione degli scarti dal 4% al 1% nello stabilimento',
          'Gestito un gruppo di 40 persone in tre paesi',
        ],
      ],
      /è direttrice di stabilimento presso Officine Ardenza dal 2018\. Tra i risultati presso Officine Ardenza c’è la riduzione/,
    ],
    [
      'Dutch',
      [
        'Directeur logistiek',
        'Waalhaven Groep',
        [
          'Verlaagde de kosten van het vervoer met 18% in twee jaar',
          'Leidde een team van 40 medewerkers in het magazijn',
        ],
      ],
      /is sinds 2018 directeur logistiek bij Waalhaven Groep\. Bij Waalhaven Groep verlaagde Noor de kosten van het vervoer met 18%/,
    ],
  ] as const)(
    'combines role, employer, date and result in the grammar of %s',
    (_, [title, organisation, statements], summary) => {
      const { profile } = compose(title, organisation, [...statements]);
      expect(profile.summary).toMatch(summary);
      expect(profile.summary).not.toMatch(/\b(?:has been|since|there|and)\b/i);
    },
  );

  it('has lists, posts with their lines as they stand, and a notice in a language without connecting phrases', () => {
    const { profile, notices } = compose(
      'Dyrektor operacyjny',
      'Odra Logistyka',
      [
        'Zarządzałem zespołem 40 osób w trzech krajach oraz za granicą',
        'Zwiększenie sprzedaży i marży o 18% w ciągu dwóch lat',
        'JAN oraz uzgodnione zmiany w harmonogramie dostaw',
      ],
      ['Od dwudziestu lat w logistyce i transporcie na rynku krajowym.'],
      'Jan Wilczek',
    );
    expect([profile.meet_them, profile.sweetspot, profile.superpowers]).toEqual(['', '', []]);
    // Not the line in the first person, nor the one that a name in large type was read into.
    expect(profile.highlights).toEqual([
      'Dyrektor operacyjny, Odra Logistyka, 2018–: Zwiększenie sprzedaży i marży o 18% w ciągu dwóch lat',
    ]);
    expect(notices.filter(({ message }) => /no sentence was made/.test(message))).toHaveLength(1);
  });

  it('omits a statement in another language', () => {
    const { profile } = compose('Chief Operating Officer', 'Tanager Health', [
      'Cut patient waiting time from 19 days to 6.',
      'Opened 14 clinics in three years and closed none of the old ones.',
      'Built a finance team of 18 people in the first year.',
      'Führung von 160 Mitarbeitern in der Montage und in der Prüfung.',
    ]);
    expect(JSON.stringify(profile)).not.toMatch(/Mitarbeitern|Montage/);
    expect(profile.summary).toMatch(/waiting time from 19 days to 6/);
  });
});

describe('a statement read with low confidence', () => {
  it('is omitted, while a confident one of the same role is used', () => {
    const facts = careerFacts({
      name: 'Noor Aldersen',
      roles: [
        {
          title: 'Chief Operating Officer',
          organisation: 'Tanager Health',
          start: '2018',
          end: 'present',
          statements: ['Cut patient waiting time from 19 days to 6.', 'Opened 14 clinics in three years.'],
        },
      ],
    });
    const [role] = facts.roles;
    if (role?.statements[0]) role.statements[0].confidence = 0.2;
    const { profile } = composeProfile(facts);
    expect(JSON.stringify(profile)).not.toMatch(/waiting time/);
    expect(JSON.stringify(profile)).toMatch(/14 clinics/);
  });
});

it('in German, training is completed and schools take an article', () => {
  const summaryOf = (title: string, organisation: string) =>
    composeProfile(
      careerFacts({
        name: 'Noor Aldersen',
        roles: [
          {
            title,
            organisation,
            start: '2017',
            end: '2018',
            statements: ['Entwicklung einer Software für die Erfassung der Daten an drei Anlagen'],
          },
        ],
      }),
    ).profile.summary;
  const placement = summaryOf('Berufspraktikum', 'Lechtal Antriebe');
  expect(placement).toMatch(/^Von 2017 bis 2018 absolvierte Noor Aldersen ein Berufspraktikum bei Lechtal/);
  expect(placement).not.toMatch(/\bwar\b/);
  expect(summaryOf('Projektleiterin', 'Universität Lechtal')).toMatch(
    /war Noor Aldersen Projektleiterin an der Universität Lechtal/,
  );
  expect(summaryOf('Projektleiterin', 'Institut für Antriebe')).toContain('am Institut für Antriebe');
});

describe('the present role', () => {
  it.each([
    ['Spanish', 'Redujo los costes de transporte en un 40% con el equipo', /, 2018 a hoy/],
    ['Portuguese', 'Liderou uma equipe de 40 pessoas em três países', /, 2018 a hoje/],
    ['Italian', 'Ha guidato una squadra di 40 persone in tre paesi', /, 2018–oggi/],
    ['French', 'Dirigé une équipe de 40 personnes dans trois pays', /, 2018 à aujourd’hui/],
    ['German', 'Leitung eines Teams von 40 Mitarbeitern in drei Ländern', /, 2018 bis heute/],
    ['Dutch', 'Leidde een team van 40 medewerkers in drie landen', /, 2018 tot heden/],
  ])('has its line in the key roles: %s', (_, statement, years) => {
    const { highlights, summary } = compose('Head of Depot Planning', 'Brillwater', [
      statement,
      statement.replace('40', '50'),
    ]).profile;
    expect(highlights[0]).toMatch(/^Head of Depot Planning, Brillwater/);
    expect(highlights[0]).toMatch(years);
    expect(summary).toContain('Head of Depot Planning');
  });
});

describe('a result that no sentence of the language can be made of', () => {
  it.each([
    [
      'French',
      'Directrice des ventes',
      'Laiteries Varnel',
      [
        '112 % de l’objectif annuel des ventes, premier rang sur les douze régions',
        'Animation d’une équipe de 12 acheteurs dans la région',
      ],
      /Parmi les résultats chez Laiteries Varnel : 112 ?% de l’objectif annuel/,
    ],
    [
      'German',
      'Vertriebsleiterin',
      'Lechtal Antriebe',
      [
        'Umsatzwachstum von 30% auf 12 Millionen Euro in zwei Jahren mit dem Team',
        'Leitung von zwei Werken in drei Ländern',
      ],
      /Zu den Ergebnissen bei Lechtal Antriebe zählt: Umsatzwachstum von 30%/,
    ],
    [
      'Spanish',
      'Directora de ventas',
      'Viñas del Sur',
      [
        '112 % del objetivo anual de ventas, primera de las doce regiones',
        'Dirigió un equipo de 40 personas en tres países',
      ],
      /Entre los resultados en Viñas del Sur: 112 ?% del objetivo/,
    ],
  ] as const)('is quoted after a colon in %s', (_, title, organisation, [line, ...others], summary) => {
    expect(compose(title, organisation, [line, ...others]).profile.summary).toMatch(summary);
  });

  it('is left to the list of roles without figures, and with a colon of its own', () => {
    const lines = ['Ateliers de découverte du fromage pour les écoles de la région'];
    const { profile } = compose('Directrice des ventes', 'Laiteries Varnel', lines);
    expect(profile.summary).not.toContain('Ateliers');
    expect(JSON.stringify([profile.highlights, profile.personas]).toLowerCase()).toContain('ateliers de');
  });
});

it('a German verb at the end of a subordinate clause is not a participle', () => {
  const { profile } = compose('Entwicklerin', 'Lechtal Antriebe', [
    'Entwicklung einer Bibliothek für Getriebe, die vollständig dem Standard des Verbands entspricht',
  ]);
  expect(profile.summary).not.toMatch(/ hat Noor /);
});
