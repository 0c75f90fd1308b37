/** Invented careers in technology and research, and of a beginner, for tests. */
import { careerFacts } from './build';

export const technologyChief = careerFacts({
  name: 'Ines Kowalczyk',
  headline: 'CTO at Brightrail · Platform engineering · Ex-Quantaverse',
  location: 'Warsaw, Poland',
  about: [
    'CTO with a background in distributed systems.',
    'I lead engineering at Brightrail and care about small teams that own what they run.',
    'Previously I built payment systems.',
  ],
  roles: [
    {
      title: 'Chief Technology Officer',
      organisation: 'Brightrail',
      start: '2020-09',
      end: 'present',
      location: 'Warsaw, Poland',
      statements: [
        'Brightrail provides ticketing software for railways in 8 countries.',
        'Lead 64 engineers in 9 teams across Poland and Portugal.',
        'Moved the platform from one data centre to AWS without downtime, cutting hosting cost by 33%.',
        'Raised deployment frequency from monthly to 40 a day.',
        'Passed ISO 27001 certification at the first attempt.',
      ],
    },
    {
      title: 'Engineering Director',
      organisation: 'Quantaverse',
      start: '2015-01',
      end: '2020-08',
      location: 'Kraków, Poland',
      statements: [
        'Built the payments team from 3 to 28 engineers.',
        'Designed a ledger service that handles 1,200 transactions a second.',
        'Led due diligence on two acquired companies and merged their codebases.',
      ],
    },
    {
      title: 'Senior Software Engineer',
      organisation: 'Vistula Software',
      start: '2010-03',
      end: '2014-12',
      statements: ['Developed trading interfaces in Java.', 'Tech stack: Java, Oracle, Linux'],
    },
  ],
  education: [{ school: 'AGH University', degree: 'MSc', field: 'Computer Science', end: '2010' }],
  skills: [
    'Platform engineering',
    'Distributed systems',
    'AWS',
    'Java',
    'Kubernetes',
    'Engineering management',
    'Information security',
  ],
  languages: ['Polish', 'English'],
});

export const softwareEngineer = careerFacts({
  name: 'DEVON HARTLEY',
  headline: 'SOFTWARE ENGINEER | TECHNICAL LEADER',
  location: 'Portland, OR',
  about: [
    'Software engineer with 14 years building navigation and sonar systems.',
    'Known for turning sketches into instruments that last.',
  ],
  roles: [
    {
      title: 'Senior Software Engineer (Sonar)',
      organisation: 'CASCADE SOUNDINGS',
      start: '2021-05',
      end: 'present',
      location: 'Portland, OR',
      statements: [
        'Improved on-board alarms by building priority queues in the Go daemon, enabling crews to read depths over weak links.',
        'Cut battery use by 35% by redesigning the signal filter and the NMEA 2000 reader.',
        'Answered captains fast and shipped chart fixes in the same week.',
        'Tech Stack: Python, Go, C++, Qt, MQTT, Docker',
      ],
    },
    {
      title: 'Principal Engineer',
      organisation: 'BELLWETHER COMPASSES',
      start: '2016-02',
      end: '2021-04',
      location: 'San Jose, CA',
      statements: [
        'TOOK ON A FADING COMPASS PRODUCT AND REBUILT THE TEAM OF 6 ENGINEERS',
        'Drove 180% sales growth by shortening release cycles.',
        'Closed 500+ defects and 30+ safety gaps.',
      ],
    },
    {
      title: 'Software Engineer',
      organisation: 'LUMEN ECHO',
      start: '2010-06',
      end: '2016-01',
      statements: [
        'Developed echo sounder firmware in C++ for 3 boat builders.',
        'Achieved a 25% shorter assembly time by building shared test rigs.',
      ],
    },
  ],
  skills: [
    'C++',
    'Go',
    'Python',
    'Linux',
    'Docker',
    'Media streaming',
    'Networking',
    'Embedded systems',
    'CI/CD',
  ],
});

export const academic = careerFacts({
  name: 'Dr. Hanna Feldt',
  headline: 'Associate Professor of Marine Biology',
  location: 'Bergen, Norway',
  about: [
    'My research looks at how kelp forests recover after trawling, with fieldwork along the coast of Norway.',
    'I have published 38 peer-reviewed papers with 2,900 citations.',
  ],
  roles: [
    {
      title: 'Associate Professor, Marine Biology',
      organisation: 'University of Bergen',
      start: '2017',
      end: 'present',
      location: 'Bergen, Norway',
      statements: [
        'Leading the Coastal Recovery Lab with 7 PhD students and 3 postdocs.',
        'Secured NOK 21 million in research funding from the Research Council of Norway.',
        'Teach marine ecology to 120 undergraduate students a year.',
      ],
    },
    {
      title: 'Postdoctoral Fellow',
      organisation: 'Plymouth Marine Institute',
      start: '2013',
      end: '2017',
      location: 'Plymouth, England',
      statements: [
        'Established a diver-based survey of 46 kelp sites.',
        'Advised the fisheries agency on trawl closures.',
      ],
    },
  ],
  education: [
    {
      school: 'University of Gothenburg',
      degree: 'Ph.D.',
      field: 'Marine Ecology',
      start: '2008',
      end: '2013',
    },
  ],
  skills: ['Marine ecology', 'Statistical analysis', 'Scientific diving', 'Grant writing', 'R'],
  languages: ['Norwegian', 'English', 'German'],
});

export const careerStarter = careerFacts({
  name: 'Kavya Menon',
  headline: 'Marketing graduate looking for a first role',
  location: 'Leeds, United Kingdom',
  roles: [
    {
      title: 'Marketing Intern',
      organisation: 'Pennine Outdoor',
      start: '2025-06',
      end: '2025-09',
      location: 'Leeds',
      statements: [
        'Wrote a weekly newsletter read by 8,400 subscribers.',
        'Assisted the team with product photography.',
        'Analysed two years of campaign data and proposed a new send time, raising open rates from 21% to 27%.',
      ],
    },
    {
      title: 'Treasurer',
      organisation: 'Leeds University Hiking Society',
      start: '2023-09',
      end: '2025-06',
      kind: 'volunteering',
      statements: ['Managed a budget of £14,000 for 230 members.', 'Organised 18 trips a year.'],
    },
    {
      title: 'Shop Assistant',
      organisation: 'Corner & Crate',
      start: '2022-06',
      end: '2023-08',
      statements: ['Served customers and trained two new colleagues.'],
    },
  ],
  education: [
    {
      school: 'University of Leeds',
      degree: 'Bachelor of Arts',
      field: 'Marketing',
      start: '2022',
      end: '2025',
    },
  ],
  skills: ['Copywriting', 'E-mail marketing', 'Canva', 'Excel'],
  interests: ['Fell running', 'Film photography'],
});
