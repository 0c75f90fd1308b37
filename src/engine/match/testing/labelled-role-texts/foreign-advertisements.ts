/** Advertisements in German, French and Spanish. Every company and person is invented. */
import type { LabelledRoleText } from './labelled-role-text';

export const FOREIGN_ADVERTISEMENTS: LabelledRoleText[] = [
  {
    file: 'de-ad.md',
    text: `# Leiter Vertrieb (m/w/d) DACH

**Kaltenbrunn Sensorik GmbH**, Jena – unbefristet, Vollzeit

## Über uns
Kaltenbrunn entwickelt Sensoren für die Lebensmittelindustrie. 130 Menschen arbeiten bei uns.

## Ihre Aufgaben
* Führung eines Teams von acht Vertriebsingenieuren
* Ausbau des Partnernetzes in Österreich und der Schweiz

## Ihr Profil
* Technisches oder betriebswirtschaftliches Studium
* Mehrjährige Erfahrung im Vertrieb erklärungsbedürftiger Investitionsgüter
* Führungserfahrung
* Sehr gute Englischkenntnisse in Wort und Schrift
* Reisebereitschaft (ca. 40 %)

## Wünschenswert
* Französischkenntnisse
* Erfahrung mit Salesforce

## Wir bieten
* 30 Tage Urlaub
* Dienstwagen
* Gehalt 90.000 bis 110.000 € brutto im Jahr

Eintritt: 01.04.2027`,
    expected: {
      title: /Leiter Vertrieb/,
      organisation: /Kaltenbrunn Sensorik/,
      seniority: ['director'],
      functions: ['sales'],
      kind: ['full-time'],
      place: /Jena/,
      remote: [null],
      pay: 'EUR year 90000 110000',
      start: '2027-04-01',
      must: [
        'Technisches oder betriebswirtschaftliches Studium',
        'Mehrjährige Erfahrung im Vertrieb',
        'Führungserfahrung',
        'Sehr gute Englischkenntnisse',
        'Reisebereitschaft',
      ],
      nice: ['Französischkenntnisse', 'Erfahrung mit Salesforce'],
    },
  },
  {
    file: 'fr-ad.txt',
    text: `DIRECTEUR DES OPÉRATIONS (H/F)

Chez Lumière d'Armor, nous fabriquons des phares et des balises pour les ports d'Europe.

Lieu : Brest – CDI – Poste basé au siège, 2 jours de télétravail par semaine
Rémunération : 80 à 95 k€ selon expérience

VOS MISSIONS
- Piloter la production, les achats et la logistique
- Conduire l'ouverture du deuxième site

VOTRE PROFIL
- Ingénieur de formation, vous justifiez de 10 ans d'expérience en milieu industriel
- Vous avez encadré une équipe de plus de 50 personnes
- Anglais professionnel exigé

LES PLUS
- Une expérience dans le maritime
- La connaissance de l'ISO 9001

CE QUE NOUS OFFRONS
- Mutuelle, tickets restaurant, RTT`,
    expected: {
      title: /DIRECTEUR DES OP[ÉE]RATIONS/i,
      organisation: /Lumière d'Armor/,
      seniority: ['c-level', 'director'],
      functions: ['operations'],
      kind: ['full-time'],
      place: /Brest/,
      remote: ['hybrid'],
      pay: 'EUR year 80000 95000',
      must: [
        "Ingénieur de formation, vous justifiez de 10 ans d'expérience",
        'Vous avez encadré une équipe',
        'Anglais professionnel exigé',
      ],
      nice: ['Une expérience dans le maritime', "La connaissance de l'ISO 9001"],
    },
  },
  {
    file: 'es-ad.txt',
    text: `Directora/Director de Tecnología (CTO)

Empresa: Huerta Digital
Ubicación: Zaragoza (híbrido)
Jornada completa, contrato indefinido
Banda salarial: 75.000 € - 90.000 € brutos anuales

¿Quiénes somos?
Huerta Digital conecta a 3.000 agricultores con supermercados.

¿Qué harás?
- Dirigir un equipo de 25 personas
- Definir la arquitectura de la plataforma

¿Qué buscamos?
- Más de 10 años de experiencia en desarrollo de software
- Experiencia liderando equipos de al menos 15 personas
- Conocimientos de AWS y Kubernetes
- Inglés avanzado

Se valorará
- Experiencia en el sector agroalimentario

¿Qué ofrecemos?
- Seguro médico
- Horario flexible`,
    expected: {
      title: /CTO|Director de Tecnología/,
      organisation: /Huerta Digital/,
      seniority: ['c-level'],
      functions: ['engineering'],
      kind: ['full-time'],
      place: /Zaragoza/,
      remote: ['hybrid'],
      pay: 'EUR year 75000 90000',
      must: [
        'Más de 10 años de experiencia',
        'Experiencia liderando equipos',
        'Conocimientos de AWS',
        'Inglés avanzado',
      ],
      nice: ['Experiencia en el sector agroalimentario'],
    },
  },
  {
    file: 'jeune-pousse.txt',
    text: `Directeur technique (CTO) - temps partiel

Pilotis est une jeune pousse lyonnaise de 15 personnes qui édite un logiciel pour architectes.

Nous recherchons un directeur technique 3 jours par semaine pour accompagner nos développeurs.

Missions :
- Structurer l'équipe
- Choisir l'hébergement

Profil recherché :
- Expérience confirmée de direction technique dans le SaaS
- Maîtrise de Python et de PostgreSQL
- Pédagogie

Conditions :
TJM : 600 à 700 €
Lyon 7e, télétravail partiel`,
    expected: {
      title: /Directeur technique/,
      organisation: /Pilotis/,
      seniority: ['c-level', 'director'],
      functions: ['engineering'],
      kind: ['part-time'],
      daysPerWeek: 3,
      place: /Lyon/,
      remote: ['hybrid'],
      pay: 'EUR day 600 700',
      must: ['Expérience confirmée de direction technique', 'Maîtrise de Python', 'Pédagogie'],
      nice: [],
    },
  },
  {
    file: 'minera.txt',
    text: `Gerente de Recursos Humanos
Minera Pucará - Antofagasta, Chile
Tiempo completo, presencial

Minera Pucará busca Gerente de Recursos Humanos para su operación de 1.900 trabajadores.

Requisitos:
• Título profesional de Ingeniería Comercial, Psicología o afín
• 10 años de experiencia, 5 en minería
• Experiencia en negociación colectiva
• Inglés intermedio (deseable)

Funciones:
• Liderar un equipo de 22 personas

Renta: $6.500.000 - $7.500.000 CLP mensuales`,
    expected: {
      title: /Gerente de Recursos Humanos/,
      organisation: /Minera Pucará/,
      seniority: ['manager', 'director'],
      functions: ['people'],
      kind: ['full-time'],
      place: /Antofagasta/,
      remote: ['onsite'],
      pay: 'CLP month 6500000 7500000',
      must: ['Título profesional', '10 años de experiencia', 'Experiencia en negociación'],
      nice: ['Inglés intermedio'],
    },
  },
];
