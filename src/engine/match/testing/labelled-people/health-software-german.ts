import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A chief technology officer for health software, with a German resume. */
export const HEALTH_SOFTWARE_GERMAN: PersonWithVerdicts = {
  language: 'de',
  functions: ['engineering'],
  resume: {
    basics: {
      label: 'CTO',
      summary: 'Technischer Geschäftsführer für Softwarefirmen im Gesundheitswesen.',
    },
    work: [
      resumePost('Medara Software GmbH', 'CTO', '2019-01', undefined, [
        'Leite 55 Entwicklerinnen und Entwickler in sechs Teams.',
        'Zerlegte ein zwölf Jahre altes System in Dienste; ausgeliefert wird jetzt täglich statt einmal im Quartal.',
        'Erreichte die Zertifizierung nach ISO 27001 und ISO 13485.',
        'Senkte die Cloudkosten um 38 %.',
      ]),
      resumePost('Nordlicht IT', 'Leiter Softwareentwicklung', '2013-05', '2018-12', [
        'Führte Scrum in vier Teams ein.',
        'Baute einen Standort in Krakau mit 20 Leuten auf.',
        'Verantwortete die Schnittstellen zu 140 Krankenhäusern.',
      ]),
      resumePost('Uniklinikum Ostheim', 'Softwareentwickler', '2008-04', '2013-04', [
        'Entwickelte die Bettenplanung in Java.',
      ]),
    ],
    skills: [{ name: 'Kubernetes' }, { name: 'Python' }],
    languages: [
      { language: 'Deutsch', fluency: 'Muttersprache' },
      { language: 'Englisch', fluency: 'fließend' },
    ],
    education: [{ studyType: 'Diplom', area: 'Informatik', institution: 'Hochschule Elbmarsch' }],
  },
  requirements: [
    [
      'Abgeschlossenes Studium der Informatik oder vergleichbare Qualifikation',
      'evidenced',
      ['Diplom Informatik, Hochschule Elbmarsch'],
    ],
    [
      'Mehrjährige Führungserfahrung in der Softwareentwicklung, idealerweise mit mehr als 40 Mitarbeitern',
      'evidenced',
      ['Leite 55 Entwicklerinnen und Entwickler in sechs Teams.'],
    ],
    [
      'Erfahrung mit der Modernisierung von Altsystemen und Microservices',
      'evidenced',
      [
        'Zerlegte ein zwölf Jahre altes System in Dienste; ausgeliefert wird jetzt täglich statt einmal im Quartal.',
      ],
    ],
    [
      'Kenntnisse in Informationssicherheit (ISO 27001)',
      'evidenced',
      ['Erreichte die Zertifizierung nach ISO 27001 und ISO 13485.'],
    ],
    ['Erfahrung mit agilen Methoden', 'evidenced', ['Führte Scrum in vier Teams ein.']],
    [
      'Erfahrung im Aufbau internationaler Entwicklungsstandorte',
      'evidenced',
      ['Baute einen Standort in Krakau mit 20 Leuten auf.'],
    ],
    [
      'Branchenkenntnisse im Gesundheitswesen',
      'evidenced',
      [
        'Verantwortete die Schnittstellen zu 140 Krankenhäusern.',
        'Technischer Geschäftsführer für Softwarefirmen im Gesundheitswesen.',
      ],
    ],
    ['Sicherer Umgang mit Cloud-Infrastrukturen', 'evidenced', ['Senkte die Cloudkosten um 38 %.']],
    ['Erfahrung mit Java', 'evidenced', ['Entwickelte die Bettenplanung in Java.']],
    ['Python', 'mentioned'],
    ['Verhandlungssicheres Englisch', 'evidenced'],
    ['Erfahrung im Vertrieb', 'gap'],
    ['SAP-Kenntnisse', 'gap'],
  ],
};
