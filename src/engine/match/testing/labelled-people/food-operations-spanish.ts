import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A director of operations in the food industry, with a Spanish resume. */
export const FOOD_OPERATIONS_SPANISH: PersonWithVerdicts = {
  language: 'es',
  functions: ['operations'],
  resume: {
    basics: { label: 'Director de operaciones', summary: 'Operaciones en alimentación y logística.' },
    work: [
      resumePost('Conservas Ribera', 'Director de operaciones', '2018-03', undefined, [
        'Dirijo tres plantas y 640 personas.',
        'Reduje los costes de producción un 14 % con un programa de mejora continua.',
        'Implantación de SAP en las tres plantas.',
        'Certificación IFS y BRC sin no conformidades mayores.',
        'Negocié el convenio colectivo con tres sindicatos.',
      ]),
      resumePost('Transportes Albor', 'Responsable de logística', '2011-09', '2018-02', [
        'Flota de 120 camiones, con entregas a tiempo del 83 % al 96 %.',
        'Apertura de un almacén en Lisboa.',
      ]),
      resumePost('Albor', 'Analista', '2008-01', '2011-08', ['Planificación de rutas para 14 delegaciones.']),
    ],
    skills: [{ name: 'Power BI' }, { name: 'Lean' }],
    languages: [
      { language: 'Español', fluency: 'Nativo' },
      { language: 'Portugués', fluency: 'B2' },
    ],
    education: [
      { studyType: 'Grado', area: 'Ingeniería Industrial', institution: 'Universidad de Valdeluz' },
    ],
  },
  requirements: [
    [
      'Titulación en Ingeniería Industrial o similar',
      'evidenced',
      ['Grado Ingeniería Industrial, Universidad de Valdeluz'],
    ],
    [
      'Mínimo 8 años de experiencia en dirección de operaciones en el sector de alimentación',
      'evidenced',
      [
        'Dirijo tres plantas y 640 personas.',
        'Reduje los costes de producción un 14 % con un programa de mejora continua.',
      ],
    ],
    [
      'Experiencia en mejora continua y reducción de costes',
      'evidenced',
      ['Reduje los costes de producción un 14 % con un programa de mejora continua.'],
    ],
    [
      'Conocimiento de normas de seguridad alimentaria (IFS, BRC)',
      'evidenced',
      ['Certificación IFS y BRC sin no conformidades mayores.'],
    ],
    [
      'Experiencia en implantación de ERP, preferiblemente SAP',
      'evidenced',
      ['Implantación de SAP en las tres plantas.'],
    ],
    [
      'Experiencia en relaciones laborales y negociación con sindicatos',
      'evidenced',
      ['Negocié el convenio colectivo con tres sindicatos.'],
    ],
    [
      'Gestión de flotas y transporte',
      'evidenced',
      ['Flota de 120 camiones, con entregas a tiempo del 83 % al 96 %.'],
    ],
    ['Gestión de almacenes', 'evidenced', ['Apertura de un almacén en Lisboa.']],
    ['Manejo de Power BI', 'mentioned'],
    ['Portugués alto', 'mentioned'],
    ['Inglés avanzado', 'gap'],
    ['Experiencia en el sector bancario', 'gap'],
  ],
};
