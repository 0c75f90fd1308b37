import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A head of finance in mechanical engineering, with a German resume. */
export const ENGINEERING_FINANCE_GERMAN: PersonWithVerdicts = {
  language: 'de',
  functions: ['finance'],
  resume: {
    basics: {
      label: 'Kaufmännische Leiterin',
      summary: 'Kaufmännische Leiterin im Maschinenbau, zuletzt in einer Unternehmensgruppe mit vier Werken.',
    },
    work: [
      resumePost('Hallmann Antriebstechnik GmbH', 'Kaufmännische Leiterin', '2017-04', undefined, [
        'Verantworte Finanzen, Personal und IT mit 28 Mitarbeitern; Umsatz wuchs von 64 auf 112 Mio. €.',
        'Stellte die Rechnungslegung von HGB auf IFRS um, ohne Beanstandung des Wirtschaftsprüfers.',
        'Verhandelte einen Konsortialkredit über 30 Mio. € mit vier Banken.',
        'Führte SAP S/4HANA in zwei Werken ein, acht Wochen vor Plan.',
        'Kaufte einen Zulieferer in Tschechien und gliederte ihn in 14 Monaten ein.',
      ]),
      resumePost('Börner Pumpen AG', 'Leiterin Controlling', '2010-09', '2017-03', [
        'Baute das Controlling für drei Auslandsgesellschaften auf.',
        'Verkürzte den Monatsabschluss von 15 auf 6 Tage.',
        'Führte die Kostenträgerrechnung ein; 8 % der Artikel wurden danach gestrichen.',
      ]),
      resumePost('Wieland & Partner', 'Prüfungsassistentin', '2006-10', '2010-08', [
        'Prüfte Jahresabschlüsse mittelständischer Betriebe.',
      ]),
    ],
    skills: [{ name: 'Power BI' }, { name: 'Arbeitsrecht' }],
    languages: [
      { language: 'Deutsch', fluency: 'Muttersprache' },
      { language: 'Englisch', fluency: 'C1' },
    ],
    education: [
      { studyType: 'Diplom', area: 'Betriebswirtschaftslehre', institution: 'Hochschule Lindental' },
    ],
  },
  requirements: [
    [
      'Abgeschlossenes betriebswirtschaftliches Studium',
      'evidenced',
      ['Diplom Betriebswirtschaftslehre, Hochschule Lindental'],
    ],
    [
      'Mindestens 10 Jahre Erfahrung im Finanz- und Rechnungswesen eines produzierenden Unternehmens',
      'evidenced',
      [
        'Verantworte Finanzen, Personal und IT mit 28 Mitarbeitern; Umsatz wuchs von 64 auf 112 Mio. €.',
        'Stellte die Rechnungslegung von HGB auf IFRS um, ohne Beanstandung des Wirtschaftsprüfers.',
        'Verkürzte den Monatsabschluss von 15 auf 6 Tage.',
      ],
    ],
    [
      'Sichere Kenntnisse in HGB und IFRS',
      'evidenced',
      ['Stellte die Rechnungslegung von HGB auf IFRS um, ohne Beanstandung des Wirtschaftsprüfers.'],
    ],
    [
      'Erfahrung in der Verhandlung mit Banken und in der Unternehmensfinanzierung',
      'evidenced',
      ['Verhandelte einen Konsortialkredit über 30 Mio. € mit vier Banken.'],
    ],
    [
      'Erfahrung mit der Einführung von SAP S/4HANA',
      'evidenced',
      ['Führte SAP S/4HANA in zwei Werken ein, acht Wochen vor Plan.'],
    ],
    [
      'Führungserfahrung mit mindestens 20 Mitarbeitern',
      'evidenced',
      ['Verantworte Finanzen, Personal und IT mit 28 Mitarbeitern; Umsatz wuchs von 64 auf 112 Mio. €.'],
    ],
    [
      'Idealerweise Erfahrung mit Unternehmenskäufen und deren Integration',
      'evidenced',
      ['Kaufte einen Zulieferer in Tschechien und gliederte ihn in 14 Monaten ein.'],
    ],
    [
      'Fundierte Kenntnisse im Controlling',
      'evidenced',
      [
        'Baute das Controlling für drei Auslandsgesellschaften auf.',
        'Verkürzte den Monatsabschluss von 15 auf 6 Tage.',
      ],
    ],
    ['Kenntnisse im Arbeitsrecht', 'mentioned'],
    ['Sehr gute Englischkenntnisse', 'evidenced'],
    [
      'Erfahrung im Personalwesen',
      'evidenced',
      ['Verantworte Finanzen, Personal und IT mit 28 Mitarbeitern; Umsatz wuchs von 64 auf 112 Mio. €.'],
    ],
    [
      'Erfahrung in der Kostenrechnung',
      'evidenced',
      ['Führte die Kostenträgerrechnung ein; 8 % der Artikel wurden danach gestrichen.'],
    ],
    ['Steuerberaterexamen', 'gap'],
  ],
};
