/**
 * People of the held-out cases: written after the reader, to measure it on documents that it was not developed
 * with.
 */
import { ENGLISH, type Person } from './person';

export const ANA: Person = {
  name: 'Dr. Ana-Maria de la Cruz',
  credentials: 'MBA, CFA',
  role: 'Group Chief Risk Officer',
  location: 'Madrid, Spain',
  summary:
    'Risk executive with twenty years in retail banking and insurance across Iberia and Latin America.',
  jobs: [
    {
      title: 'Group Chief Risk Officer',
      company: 'Banco Alcázar',
      from: 'September 2019',
      to: 'Present',
      points: [
        'Rebuilt the model risk function and closed 41 supervisory findings in 18 months.',
        'Reduced the cost of risk from 92 to 61 basis points.',
      ],
    },
    {
      title: 'Head of Enterprise Risk',
      company: 'Seguros Monteverde',
      from: 'March 2011',
      to: 'August 2019',
      points: ['Introduced an own risk and solvency assessment ahead of Solvency II.'],
    },
  ],
  education: ['IE Business School', 'MBA', '2006'],
  certifications: ['Financial Risk Manager (FRM)', 'International Directors Programme', 'CFA Charterholder'],
  skills: ['Enterprise risk management', 'Model risk', 'Stress testing'],
  headings: ENGLISH,
};

export const ROCIO: Person = {
  name: 'Rocío Ibáñez Larrañaga',
  role: 'Directora de Operaciones',
  location: 'Bilbao, España',
  summary: 'Directora de operaciones con quince años en automoción y energía eólica.',
  jobs: [
    {
      title: 'Directora de Operaciones',
      company: 'Eólicas Txindoki',
      from: 'marzo de 2020',
      to: 'actualidad',
      points: ['Puesta en marcha de dos plantas de palas con 600 personas.'],
    },
    {
      title: 'Jefa de Producción',
      company: 'Forjas del Nervión S.A.',
      from: 'junio de 2013',
      to: 'febrero de 2020',
      points: ['Implantación de TPM en cuatro líneas.'],
    },
  ],
  education: ['Universidad del País Vasco', 'Ingeniería Industrial', '2008'],
  certifications: ['PMP', 'Lean Six Sigma Green Belt'],
  skills: ['Mejora continua', 'Gestión de plantas', 'Cadena de suministro'],
  headings: {
    summary: 'Perfil profesional',
    experience: 'Experiencia profesional',
    education: 'Formación académica',
    certifications: 'Certificaciones',
    skills: 'Competencias',
  },
};

export const GRETA: Person = {
  name: 'Greta van der Meulen',
  role: 'Chief People Officer',
  location: 'Utrecht, Netherlands',
  summary: 'People leader for scale-ups that double every year. I design organisations that can say no.',
  jobs: [
    {
      title: 'Chief People Officer',
      company: 'Tulpwerk',
      from: '04/2020',
      to: 'present',
      points: [
        'Took headcount from 180 to 900 in 30 months.',
        'Negotiated the first works council agreement.',
      ],
    },
    {
      title: 'HR Director Benelux',
      company: 'Oranjebrug Logistics',
      from: '07/2014',
      to: '03/2020',
      points: ['Merged three payrolls into one.'],
    },
  ],
  education: ['Universiteit Utrecht', 'MSc Organisational Psychology', '2007'],
  certifications: ['SHRM-SCP', 'Certified Executive Coach'],
  skills: ['Organisation design', 'Works council negotiation', 'Executive coaching', 'Total rewards'],
  headings: { ...ENGLISH, certifications: 'Certificates' },
};
