import { themesFrom } from './theme';

/** Themes of people, learning and public work. */
export const PEOPLE_THEMES = themesFrom([
  ['teams', 'Building and leading teams', 'Builds and leads teams', 'Team Builder|Team Lead', 'team', 1.15,
    /\b(?:teams? of|built .{0,30}teams?|team(?:s)? (?:from|across)|led .{0,40}(?:people|staff|engineers|employees|managers|developers|analysts|nurses|teachers|students)|lead .{0,30}(?:teams?|engineers)|managed .{0,30}(?:people|staff|team|engineers)|hir(?:ed|ing)|recruit\w*|direct reports|headcount|onboarding|leitung|führung|team(?:s)? von|équipe\w*|equipos?|equipes?)\b/],
  ['development', 'Developing people', 'Develops people', 'Mentor and Coach|People Developer', 'team', 1.2,
    /\b(?:mentor\w*|coach\w*|train(?:ed|ing|s)\b|career (?:paths?|development)|talent|succession|performance management|learning programme|upskill\w*|apprentic\w+|schulung\w*|formation|capacitación|treinamento\w*|mitarbeiterentwicklung)\b/],
  ['culture', 'Culture and organisation', 'Shapes the organisation', 'Organisation Shaper|Culture Lead', 'team', 1.2,
    /\b(?:cultur\w+|engagement (?:score|survey|rate)|employee (?:engagement|experience|relations)|diversity|inclusion|dei\b|organi[sz]ation(?:al)? design|workforce|attrition|staff turnover|works councils?|hr\b|human resources|compensation|reward|betriebsrat|unternehmenskultur)\b/],
  ['projects', 'Programme delivery', 'Brings programmes home', 'Programme Lead|Delivery Lead', 'team', 0.7,
    /\b(?:projects?|programmes?|programs?(?! manager)|deliver(?:ed|y|ables?)\b|on time|milestones?|pmo|agile|scrum|kanban|deadlines?|projekt\w*|projets?|proyectos?|projetos?)\b/],
  ['alignment', 'Cross-functional alignment', 'Aligns people across functions', 'Bridge Builder', 'team', 0.7,
    /\b(?:cross-functional\w*|stakeholders?|align(?:ed|ing|ment)|across (?:departments|functions|teams)|liais\w+|steering committee|coordinat\w+|collaborat\w+|abstimmung|koordin\w+|coordenação|coordinación)\b/],
  ['research', 'Research', 'Carries research forward', 'Research Lead', 'board', 1.4,
    /\b(?:research\w*|publish(?:ed|es)? .{0,30}(?:papers?|articles?)|peer[- ]?reviewed|citations|postdocs?|laborator(?:y|ies)|\blab\b|clinical trials?|experiments?|grants?\b|dissertation|forschung\w*|recherche\w*|investigación|pesquisa\w*)\b/],
  ['education', 'Teaching and supervision', 'Teaches and supervises', 'Teacher and Supervisor', 'team', 1.3,
    /\b(?:taught|teach\w*|lectur\w+|phd students|students?|curricul\w+|courses?(?= |s|,)(?! of action)|classroom|tutor\w*|undergraduate|supervis(?:ed|ing) .{0,20}(?:students|theses)|lehre|unterricht\w*|enseign\w+|docencia|ensino)\b/],
  ['communication', 'Speaking and writing', 'Explains clearly in public', 'Public Voice|Communicator', 'customer', 0.9,
    /\b(?:speaker|spoke|keynote|present(?:ed|ing) (?:at|to)|conference\w*|white ?papers?|wrote|author(?:ed)?\b|blog\w*|articles?|podcast|press|media relations|publications?|talks?\b)/],
  ['care', 'Patient care', 'Looks after patients', 'Care Lead|Clinical Lead', 'customer', 1.3,
    /\b(?:patients?|clinical|clinics?|hospitals?|nurs(?:e|es|ing)|surgical|wards?|care (?:pathways?|plans?)|diagnos\w+|patienten\w*|pflege|pacientes?)\b/],
  ['community', 'Community and volunteering', 'Brings communities together', 'Community Builder', 'team', 1,
    /\b(?:volunteer\w*|communit(?:y|ies)|charit\w+|non-?profit|youth|meetups?|civic|foundation(?= )|ehrenamt\w*|bénévol\w+|voluntari\w+)\b/],
  ['legal', 'Legal and contracts', 'Gets contracts right', 'Contracts Lead', 'board', 1.2,
    /\b(?:contracts?|litigation|intellectual property|patents?|legal|counsel(?:led)?|disputes?|vertragsrecht|juridique\w*|jurídic\w+)\b/],
]);
