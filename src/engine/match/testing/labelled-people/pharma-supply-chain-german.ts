import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A head of supply chain for pharmaceuticals, with a German resume. */
export const PHARMA_SUPPLY_CHAIN_GERMAN: PersonWithVerdicts = {
  language: 'de',
  functions: ['operations'],
  resume: {
    basics: {
      label: 'Leiterin Supply Chain, Pharma und Medizintechnik',
      summary: 'Ich sorge dafür, dass Medikamente da sind, bevor jemand fragt.',
    },
    work: [
      resumePost('Venloh Pharma', 'Leiterin Supply Chain', '2018-01', undefined, [
        'Lieferfähigkeit von 88 % auf 97 % erhöht, bei einem Fünftel weniger Bestand.',
        'Zweitlieferanten für 34 Wirkstoffe qualifiziert.',
        'Absatzplanung für 19 Länder in SAP IBP zusammengeführt.',
        'Führt 45 Mitarbeitende an drei Standorten.',
      ]),
      resumePost('Medikor Implantate', 'Einkaufsleiterin', '2012-05', '2017-12', [
        'Rahmenverträge mit Titanlieferanten neu verhandelt und 2,3 Mio. Euro eingespart.',
        'Lieferantenaudits nach ISO 13485 durchgeführt.',
        'Zoll und Exportpapiere für 40 Länder verantwortet.',
      ]),
      resumePost('Medikor Implantate', 'Disponentin', '2008-09', '2012-04', [
        'Termine mit Fertigung und Lager abgestimmt.',
      ]),
    ],
    education: [{ institution: 'Hochschule Bremen', studyType: 'Diplom', area: 'Wirtschaftsingenieurwesen' }],
    skills: [{ name: 'Logistik', keywords: ['Power BI', 'Gefahrgut', 'Kanban'] }],
    languages: [
      { language: 'Deutsch', fluency: 'Muttersprache' },
      { language: 'Englisch', fluency: 'verhandlungssicher' },
    ],
  },
  requirements: [
    [
      'Nachweisliche Erfolge in der Bestandsoptimierung',
      'evidenced',
      ['Lieferfähigkeit von 88 % auf 97 % erhöht, bei einem Fünftel weniger Bestand.'],
    ],
    [
      'Erfahrung im strategischen Einkauf und in Vertragsverhandlungen',
      'evidenced',
      ['Rahmenverträge mit Titanlieferanten neu verhandelt und 2,3 Mio. Euro eingespart.'],
    ],
    ['Sicherer Umgang mit SAP', 'evidenced', ['Absatzplanung für 19 Länder in SAP IBP zusammengeführt.']],
    [
      'Aufbau und Qualifizierung von Lieferanten',
      'evidenced',
      ['Zweitlieferanten für 34 Wirkstoffe qualifiziert.'],
    ],
    [
      'Mindestens fünf Jahre Führungserfahrung in der Supply Chain',
      'evidenced',
      [
        'Führt 45 Mitarbeitende an drei Standorten.',
        'Lieferfähigkeit von 88 % auf 97 % erhöht, bei einem Fünftel weniger Bestand.',
      ],
    ],
    [
      'Kenntnisse in Zoll und Außenhandel',
      'evidenced',
      ['Zoll und Exportpapiere für 40 Länder verantwortet.'],
    ],
    [
      'Erfahrung in regulierten Branchen (Pharma, Medizintechnik)',
      'evidenced',
      ['Lieferantenaudits nach ISO 13485 durchgeführt.', 'Zweitlieferanten für 34 Wirkstoffe qualifiziert.'],
    ],
    [
      'Absatz- und Bedarfsplanung (S&OP)',
      'evidenced',
      ['Absatzplanung für 19 Länder in SAP IBP zusammengeführt.'],
    ],
    [
      'Abgeschlossenes Studium im Wirtschaftsingenieurwesen oder vergleichbar',
      'evidenced',
      ['Diplom Wirtschaftsingenieurwesen, Hochschule Bremen'],
    ],
    ['Gefahrgut', 'mentioned'],
    ['Erfahrung in der Personalentwicklung und im Arbeitsrecht', 'gap'],
    [
      'Verhandlungssicheres Englisch',
      'evidenced',
      ['Englisch (verhandlungssicher)', 'English (verhandlungssicher)'],
    ],
    ['Führung von mindestens 30 Mitarbeitenden', 'evidenced', ['Führt 45 Mitarbeitende an drei Standorten.']],
    ['Erfahrung in der Softwareentwicklung', 'gap'],
  ],
};
