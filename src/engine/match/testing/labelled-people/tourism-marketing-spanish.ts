import { type PersonWithVerdicts, resumePost } from './person-with-verdicts';

/** A marketing director in tourism, with a Spanish resume. */
export const TOURISM_MARKETING_SPANISH: PersonWithVerdicts = {
  language: 'es',
  functions: ['marketing'],
  resume: {
    basics: {
      label: 'Directora de marketing',
      summary: 'Marketing de consumo y turismo en España y México.',
    },
    work: [
      resumePost('Hoteles Brisamar', 'Directora de marketing', '2020-02', undefined, [
        'Aumenté las reservas directas del 22 % al 47 % en tres años.',
        'Gestiono un presupuesto anual de 6 millones de euros y un equipo de 19 personas.',
        'Lanzamiento del programa de fidelización, 310.000 socios en dos años.',
        'Rediseño de la marca en nueve países.',
      ]),
      resumePost('Alimentos Quintana', 'Jefa de producto', '2014-06', '2020-01', [
        'Lanzamiento de once referencias en México, cuatro líderes de su categoría.',
        'Negociación de la campaña de televisión con tres agencias.',
      ]),
      resumePost('Agencia Puente', 'Analista digital', '2011-03', '2014-05', [
        'Campañas en Google Ads para treinta clientes, con un coste por venta un 35 % menor.',
      ]),
    ],
    skills: [{ name: 'Salesforce Marketing Cloud' }, { name: 'SEO' }],
    languages: [
      { language: 'Español', fluency: 'Nativo' },
      { language: 'Inglés', fluency: 'C1' },
    ],
  },
  requirements: [
    [
      'Más de 8 años de experiencia en marketing',
      'evidenced',
      [
        'Aumenté las reservas directas del 22 % al 47 % en tres años.',
        'Gestiono un presupuesto anual de 6 millones de euros y un equipo de 19 personas.',
      ],
    ],
    [
      'Experiencia en el sector turístico u hotelero',
      'evidenced',
      [
        'Aumenté las reservas directas del 22 % al 47 % en tres años.',
        'Lanzamiento del programa de fidelización, 310.000 socios en dos años.',
        'Rediseño de la marca en nueve países.',
        'Gestiono un presupuesto anual de 6 millones de euros y un equipo de 19 personas.',
      ],
    ],
    [
      'Gestión de presupuestos y equipos',
      'evidenced',
      ['Gestiono un presupuesto anual de 6 millones de euros y un equipo de 19 personas.'],
    ],
    [
      'Experiencia en campañas de publicidad digital (Google Ads, Meta)',
      'evidenced',
      ['Campañas en Google Ads para treinta clientes, con un coste por venta un 35 % menor.'],
    ],
    [
      'Programas de fidelización de clientes',
      'evidenced',
      ['Lanzamiento del programa de fidelización, 310.000 socios en dos años.'],
    ],
    [
      'Lanzamiento de nuevos productos',
      'evidenced',
      ['Lanzamiento de once referencias en México, cuatro líderes de su categoría.'],
    ],
    ['Experiencia en rebranding', 'evidenced', ['Rediseño de la marca en nueve países.']],
    ['Conocimientos de SEO', 'mentioned'],
    ['Inglés fluido', 'evidenced'],
    ['Experiencia en banca', 'gap'],
  ],
};
