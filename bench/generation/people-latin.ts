/** Careers in languages written with Latin letters. */
import { ENGLISH, type Person } from './person';

export const INES: Person = {
  name: 'Ines Calder',
  role: 'Chief Financial Officer',
  location: 'Lisbon, Portugal',
  summary: 'Finance executive with fifteen years in shipping and ports.',
  jobs: [
    {
      title: 'Chief Financial Officer',
      company: 'Saltmarsh Shipping',
      from: 'March 2018',
      to: 'Present',
      points: [
        'Raised EUR 40 million in a Series B for the fleet renewal.',
        'Cut working capital by 22% within two years.',
      ],
    },
    {
      title: 'Finance Director',
      company: 'Tidewater Terminals',
      from: 'January 2012',
      to: 'February 2018',
      points: [
        'Led the integration of two acquired terminals.',
        'Reduced the month-end close from 12 days to 4.',
      ],
    },
  ],
  education: ['Nova Harbour University', 'MBA', '2011'],
  certifications: ['Chartered Accountant', 'Certified Treasury Professional'],
  skills: ['Treasury', 'Fundraising', 'Mergers and acquisitions', 'Financial planning'],
  headings: ENGLISH,
};

export const OTTO: Person = {
  name: 'Otto Brandt',
  role: 'Chief Operating Officer',
  location: 'Rotterdam, Netherlands',
  summary: 'Operations leader who makes factories and the people in them dependable.',
  jobs: [
    {
      title: 'Chief Operating Officer',
      company: 'Heron Packaging',
      from: 'May 2019',
      to: 'Present',
      points: [
        'Moved four plants to one planning system in eleven months.',
        'Lifted on-time delivery from 81% to 97%.',
      ],
    },
    {
      title: 'Plant Director',
      company: 'Molen Foods',
      from: 'April 2013',
      to: 'April 2019',
      points: ['Ran a plant of 420 people without a lost-time accident for three years.'],
    },
    {
      title: 'Production Manager',
      company: 'Kade Chemicals',
      from: 'September 2008',
      to: 'March 2013',
      points: ['Introduced daily reviews on two lines and cut waste by 18%.'],
    },
  ],
  education: ['Delta Technical University', 'MSc Mechanical Engineering', '2008'],
  certifications: ['Lean Six Sigma Black Belt', 'PRINCE2 Practitioner'],
  skills: ['Lean manufacturing', 'Supply chain management', 'Change management', 'Safety leadership'],
  headings: ENGLISH,
};

export const PRIYA: Person = {
  name: 'Priya Ravell',
  role: 'Chief Marketing Officer',
  location: 'Toronto, Canada',
  summary: 'Marketing leader for software companies between their first and their fifth hundred customers.',
  jobs: [
    {
      title: 'Chief Marketing Officer',
      company: 'Lantern Analytics',
      from: 'June 2020',
      to: 'Present',
      points: [
        'Built a team of 24 and tripled qualified pipeline in two years.',
        'Repositioned the product for hospitals.',
      ],
    },
    {
      title: 'VP Marketing',
      company: 'Brightwater Software',
      from: 'August 2015',
      to: 'May 2020',
      points: ['Launched in Germany and Japan.', 'Cut acquisition cost by 31%.'],
    },
  ],
  education: ['Lakeshore University', 'BCom Marketing', '2009'],
  certifications: ['Chartered Marketer'],
  skills: ['Brand strategy', 'Demand generation', 'Product marketing', 'Pricing'],
  headings: ENGLISH,
};

export const SAMUEL: Person = {
  name: 'Samuel Oduya',
  role: 'Chief Technology Officer',
  location: 'Nairobi, Kenya',
  summary: 'Engineering leader in payments, from the first line of code to a regulated bank.',
  jobs: [
    {
      title: 'Chief Technology Officer',
      company: 'Baobab Pay',
      from: 'February 2017',
      to: 'Present',
      points: [
        'Grew engineering from 6 to 85 people in three countries.',
        'Kept card payments at 99.98% availability.',
      ],
    },
    {
      title: 'Head of Engineering',
      company: 'Savanna Mobile',
      from: 'March 2012',
      to: 'January 2017',
      points: ['Rebuilt the billing platform for nine million subscribers.'],
    },
  ],
  education: ['Rift Valley University', 'BSc Computer Science', '2006'],
  certifications: ['AWS Certified Solutions Architect', 'Certified Information Security Manager'],
  skills: ['Payments', 'Cloud architecture', 'Information security', 'Hiring'],
  headings: ENGLISH,
};

export const KATRIN: Person = {
  name: 'Katrin Steinmüller',
  role: 'Personalvorständin',
  location: 'Hamburg, Deutschland',
  summary: 'Personalerin mit zwanzig Jahren Erfahrung in Handel und Logistik.',
  jobs: [
    {
      title: 'Personalvorständin',
      company: 'Möwe Handel AG',
      from: 'Januar 2018',
      to: 'heute',
      points: ['Führte ein Team von 60 Mitarbeitenden.', 'Senkte die Fluktuation von 19 % auf 8 %.'],
    },
    {
      title: 'Leiterin Personal',
      company: 'Speicherstadt Logistik GmbH',
      from: 'April 2010',
      to: 'Dezember 2017',
      points: ['Verhandelte drei Haustarifverträge ohne Streik.'],
    },
  ],
  education: ['Universität Nordheim', 'Diplom-Kauffrau', '2002'],
  certifications: ['Zertifizierter Business Coach'],
  skills: ['Arbeitsrecht', 'Organisationsentwicklung', 'Vergütung', 'Nachfolgeplanung'],
  headings: {
    summary: 'Profil',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    certifications: 'Zertifikate',
    skills: 'Kenntnisse',
  },
};

export const CAMILLE: Person = {
  name: 'Camille Dervaux',
  role: 'Directrice commerciale',
  location: 'Lyon, France',
  summary: 'Dirigeante commerciale dans les technologies médicales depuis quinze ans.',
  jobs: [
    {
      title: 'Directrice commerciale',
      company: 'Altaïr Médical',
      from: 'janvier 2019',
      to: "aujourd'hui",
      points: [
        'Ouverture de six pays en trois ans.',
        'Croissance du chiffre d’affaires de 14 à 39 millions d’euros.',
      ],
    },
    {
      title: 'Responsable des ventes',
      company: 'Biolys',
      from: 'mars 2011',
      to: 'décembre 2018',
      points: ['Animation d’une équipe de 22 commerciaux.'],
    },
  ],
  education: ['École de Commerce des Alpes', 'Master Grande École', '2005'],
  certifications: ['Certificat Administrateur de Sociétés'],
  skills: ['Négociation', 'Vente complexe', 'Management d’équipe', 'Développement international'],
  headings: {
    summary: 'Profil',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    certifications: 'Certifications',
    skills: 'Compétences',
  },
};

export const LUCIA: Person = {
  name: 'Lucía Arrieta',
  role: 'Directora General',
  location: 'Valencia, España',
  summary: 'Directiva en energía y agua con experiencia en cuatro países.',
  jobs: [
    {
      title: 'Directora General',
      company: 'Aguas del Turia',
      from: 'febrero 2017',
      to: 'actualidad',
      points: ['Reducción de pérdidas de red del 24 % al 15 %.', 'Integración de dos concesiones.'],
    },
    {
      title: 'Directora de Operaciones',
      company: 'Solaris Energía',
      from: 'mayo 2009',
      to: 'enero 2017',
      points: ['Construcción de tres plantas en plazo y presupuesto.'],
    },
  ],
  education: ['Universidad de Levante', 'Ingeniería Industrial', '2003'],
  certifications: ['Programa de Alta Dirección'],
  skills: ['Gestión de proyectos', 'Regulación', 'Energías renovables', 'Liderazgo'],
  headings: {
    summary: 'Perfil',
    experience: 'Experiencia profesional',
    education: 'Formación',
    certifications: 'Certificaciones',
    skills: 'Competencias',
  },
};

export const TOMAS: Person = {
  name: 'Tomás Vilela',
  role: 'Diretor de Produto',
  location: 'Porto, Portugal',
  summary: 'Líder de produto em comércio eletrónico e pagamentos.',
  jobs: [
    {
      title: 'Diretor de Produto',
      company: 'Azulejo Pagamentos',
      from: 'abril 2019',
      to: 'presente',
      points: ['Lançou três produtos em dois anos.', 'Aumentou a retenção de 61% para 78%.'],
    },
    {
      title: 'Gestor de Produto',
      company: 'Ribeira Comércio',
      from: 'janeiro 2013',
      to: 'março 2019',
      points: ['Coordenou equipas em Lisboa e São Paulo.'],
    },
  ],
  education: ['Universidade da Foz', 'Licenciatura em Informática', '2010'],
  certifications: ['Certificação Scrum Product Owner'],
  skills: ['Estratégia de produto', 'Análise de dados', 'Pagamentos', 'Liderança'],
  headings: {
    summary: 'Perfil',
    experience: 'Experiência profissional',
    education: 'Formação acadêmica',
    certifications: 'Certificações',
    skills: 'Competências',
  },
};
