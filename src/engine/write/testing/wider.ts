/**
 * Invented careers of special kinds, for tests: in German, of one role, with a long text about oneself, with faults of
 * layout, of a name alone.
 */
import { careerFacts } from './build';

export const germanSpeaker = careerFacts({
  name: 'Katharina Brückner',
  headline: 'Werkleiterin | Produktion und Logistik',
  location: 'Augsburg, Bayern, Deutschland',
  source: 'linkedin-pdf',
  about: [
    'Seit 15 Jahren in der Produktion von Getrieben und Antrieben zu Hause.',
    'Ich leite ein Werk mit 480 Mitarbeitenden und verantworte Qualität, Logistik und Arbeitssicherheit.',
  ],
  roles: [
    {
      title: 'Werkleiterin',
      organisation: 'Lechtal Antriebstechnik GmbH',
      start: '2018-04',
      end: 'present',
      location: 'Augsburg, Deutschland',
      statements: [
        'Aufbau einer dritten Fertigungslinie mit einem Investitionsvolumen von 18 Mio. Euro',
        'Senkung der Ausschussquote von 4,2 % auf 1,1 % innerhalb von zwei Jahren',
        'Einführung von SAP S/4HANA im Werk ohne Produktionsausfall',
        'Verhandlung einer Betriebsvereinbarung zur Schichtarbeit mit dem Betriebsrat',
      ],
    },
    {
      title: 'Leiterin Produktion',
      organisation: 'Wertach Maschinenbau AG',
      start: '2012-01',
      end: '2018-03',
      location: 'Kempten, Deutschland',
      statements: [
        'Führung von 160 Mitarbeitern in Montage und Prüfung',
        'Reduzierung der Durchlaufzeit um 35 % durch Wertstromanalyse',
        'Verlagerung der Vormontage nach Ungarn und Aufbau des Teams vor Ort',
      ],
    },
    {
      title: 'Fertigungsingenieurin',
      organisation: 'Wertach Maschinenbau AG',
      start: '2008-09',
      end: '2011-12',
      statements: ['Planung von Montagelinien für Planetengetriebe'],
    },
  ],
  education: [
    {
      school: 'Technische Universität München',
      degree: 'Diplom-Ingenieurin',
      field: 'Maschinenwesen',
      end: '2008',
    },
  ],
  skills: ['Lean Management', 'Produktionsplanung', 'Mitarbeiterführung', 'Arbeitssicherheit', 'SAP S/4HANA'],
  languages: ['Deutsch', 'Englisch', 'Ungarisch'],
});

export const oneRole = careerFacts({
  name: 'Sam Whitlock',
  headline: 'Owner at Whitlock Joinery',
  location: 'Hobart, Tasmania, Australia',
  roles: [
    {
      title: 'Owner',
      organisation: 'Whitlock Joinery',
      start: '2009',
      end: 'present',
      location: 'Hobart, Tasmania, Australia',
      statements: [
        'Make staircases and kitchens from Tasmanian oak.',
        'Employ 6 joiners and 2 apprentices.',
        'Won the state heritage craft award in 2022.',
      ],
    },
  ],
  skills: ['Joinery', 'Heritage restoration', 'Quoting'],
});

export const longAbout = careerFacts({
  name: 'Marc-Antoine Delacroix',
  headline: 'Helping retailers buy better | Chief Procurement Officer',
  location: 'Lyon, Auvergne-Rhône-Alpes, France',
  source: 'linkedin-pdf',
  about: [
    'I have spent my career on the buying side of retail, from fresh produce to private label.',
    'Today I lead procurement for a group of 310 supermarkets and I sit on its executive committee.',
    'In the last four years we have moved a third of our volume to regional growers.',
    'I believe that a supplier who earns money stays honest, and I negotiate accordingly.',
    'I also mentor first-time buyers at two business schools.',
    'My team is a mix of traders, engineers and one former chef.',
    'Open to non-executive roles in food and agriculture.',
  ],
  roles: [
    {
      title: 'Chief Procurement Officer',
      organisation: 'Marchés du Rhône',
      start: '2019-01',
      end: 'present',
      location: 'Lyon, France',
      statements: [
        'Buying volume of EUR 1.4 billion across 22 categories.',
        'Lowered food waste between warehouse and shelf by 28%.',
        'Signed multi-year contracts with 140 regional growers.',
      ],
    },
    {
      title: 'Purchasing Director, Fresh Food',
      organisation: 'Halles & Cie',
      start: '2012-05',
      end: '2018-12',
      location: 'Paris, France',
      statements: [
        'Created a private label with 260 products in fruit, vegetables and cheese.',
        'Opened a sourcing office in Valencia, Spain.',
      ],
    },
    {
      title: 'Category Buyer',
      organisation: 'Halles & Cie',
      start: '2006-09',
      end: '2012-04',
      statements: ['Negotiated with 90 suppliers of dairy products.'],
    },
  ],
  education: [{ school: 'EM Lyon', degree: 'Master in Management', end: '2006' }],
  skills: [
    'Strategic sourcing',
    'Supplier negotiation',
    'Private label',
    'Category management',
    'Food safety',
  ],
  languages: ['French (Native or Bilingual)', 'English (Full Professional)', 'Spanish (Limited Working)'],
});

export const uglyStatements = careerFacts({
  name: 'OMAR BENHADDOU',
  headline: 'it executive!!! || network & security || available immediately',
  location: 'CASABLANCA, MOROCCO',
  about: [
    'RESULTS-DRIVEN IT PROFESSIONAL WITH A PASSION FOR EXCELLENCE.',
    'I am responsible of our network and I manage 4 technicians,',
  ],
  roles: [
    {
      title: 'IT EXECUTIVE',
      organisation: 'ATLAS COURIER SARL',
      start: '2020-01',
      end: 'present',
      location: 'CASABLANCA, MOROCCO',
      statements: [
        '● MANAGED THE MIGRATION OF 320 WORKSTATIONS TO WINDOWS 11,',
        '–  Setup of VPN for 9 depots;',
        'I installed CCTV in 14 sites & trained my team to maintain it ..',
        'Key responsibilities:',
        'Page 2 of 3',
        'and other duties as assigned by',
        'E-mail: someone@example.com',
        '➢ Reduced printer costs by 22%&nbsp;in 2023',
      ],
    },
    {
      title: 'Network technician',
      organisation: 'Rif Télécom',
      start: '2016-03',
      end: '2019-12',
      statements: [
        '* installed fibre in 60 buildings',
        '* Repair of antennas',
        '* Served as first contact for 25 business customers',
      ],
    },
  ],
  skills: ['NETWORKING', 'Windows Server', 'Firewall administration', 'CCTV', 'vpn'],
});

export const nameOnly = careerFacts({ name: 'Jo Ashgrove', source: 'url' });
