/** Words that show a phrase to be a job title. */

import { alphanumericWords } from '../../language/text/keys';
import { memoizeByText } from '../../language/text/memoize';
import { anyOf } from '../../language/text/word-lists';

const TITLE_WORDS = new Set(
  (
    'manager manger director engineer developer head lead leader chief officer president vp svp evp avp ceo cfo coo cto cio cmo cpo cro chro ciso founder cofounder partner principal associate ' +
    'analyst consultant advisor adviser architect administrator admin coordinator specialist executive supervisor assistant intern internship trainee apprentice designer researcher scientist professor lecturer teacher instructor tutor ' +
    'fellow postdoc representative agent broker accountant auditor controller treasurer counsel attorney lawyer paralegal secretary clerk technician operator mechanic nurse physician doctor surgeon pharmacist therapist psychologist ' +
    'editor writer journalist author translator producer photographer artist animator strategist planner buyer recruiter trainer coach mentor facilitator evangelist advocate programmer tester devops sysadmin webmaster owner proprietor ' +
    'chairman chairwoman chair chairperson trustee governor ambassador member volunteer contractor freelancer freelance entrepreneur investor banker trader underwriter actuary economist statistician biologist chemist physicist ' +
    'captain pilot commander sergeant lieutenant lt colonel brigadier admiral commodore corporal chef waiter bartender cashier barista receptionist superintendent foreman inspector surveyor estimator dean provost registrar librarian curator superintendent ' +
    'dispatcher merchandiser headmaster headteacher marketer copywriter realtor machinist electrician plumber carpenter welder driver courier firefighter detective judge dentist veterinarian dietitian nutritionist paramedic medic aide midwife caregiver counselor counsellor negotiator appraiser adjuster steward concierge housekeeper stylist florist baker sommelier agronomist geologist archaeologist anthropologist sociologist mathematician ' +
    'management engineering marketing sales deputy vice senior junior staff expert professional practitioner generalist liaison organizer organiser speaker host columnist contributor reviewer scholar student ra ta sde swe pm ' +
    'leiter leiterin geschaftsfuhrer geschaftsfuhrerin entwickler entwicklerin ingenieur ingenieurin berater beraterin mitarbeiter mitarbeiterin referent referentin vorstand prokurist werkstudent werkstudentin praktikant praktikantin sachbearbeiter projektleiter projektleiterin teamleiter abteilungsleiter bereichsleiter vertriebsleiter assistentin assistenz kaufmann kauffrau inhaber grunder ' +
    'directeur directrice responsable directrices representant administrateur administratrice auditeur auditrice controleur controleuse tresorier secretaire acheteur acheteuse delegue deleguee associee avocat avocate professeur chercheur enseignant ingenieur chef cheffe developpeur developpeuse conseiller conseillere charge chargee gerant gerante fondateur fondatrice stagiaire consultante analyste comptable adjoint adjointe president presidente associe ' +
    'gerente jefe jefa directora subdirectora vicepresidente vicepresidenta consejero consejera abogada auditor auditora tesorero secretario contable arquitecto arquitecta medico ingeniero ingeniera desarrollador desarrolladora consultor consultora analista coordinador coordinadora responsable socio fundador fundadora presidente subdirector abogado profesor profesora becario practicante tecnico administrador ' +
    'diretor diretora cientista mentora superintendente conselheiro conselheira advogado advogada tesoureiro comprador contador gestor gestora engenheiro engenheira desenvolvedor desenvolvedora coordenador coordenadora socia estagiario estagiaria tecnica vendedor supervisora lider especialista encarregado ' +
    'direttore direttrice responsabile vicedirettore amministratrice presidente ricercatore avvocato revisore tesoriere ingegnere sviluppatore consulente coordinatore impiegato titolare socio tirocinante amministratore dirigente capo specialista ' +
    'directeur manager bestuurder voorzitter zaakvoerder bedrijfsleider teamleider onderzoeker docent verkoper accountmanager medewerker adviseur ontwikkelaar hoofd leidinggevende eigenaar stagiair chef ansvarig ordforande ekonomichef direktør formand leder daglig leder utvecklare ingenjor konsult handlaggare projektledare verkstallande direktor daglig udvikler radgiver utvikler ' +
    'cook dancer painter choreographer musician actor singer composer scaffolder rigger fitter mason draftsman draughtsman technologist investigator collaborator helper worker employee labourer laborer crew server grader delegate moderator pastor chaplain incharge storekeeper guard bookkeeper developper promoter demonstrator examiner examinator scribe storyteller lifeguard babysitter nanny cleaner janitor porter packer picker loader assembler installer fabricator machinist toolmaker blacksmith tailor jeweler optician radiographer phlebotomist hygienist anesthetist epidemiologist bioinformatician cartographer hydrologist meteorologist planter gardener landscaper fisherman sailor boatswain purser attendant conductor choirmaster rapporteur ombudsman magistrate notary bailiff constable ' +
    'verantwoordelijke kelner kelnerin serveerster barman zivildienst zivildiener ' +
    'superviseur superviseuse coordinatrice coordonnatrice coordonnateur coordinateur conductrice assistante preparatrice alternant alternante apprenti apprentie menuisier menuisiere plombier plombiere electricien electricienne soudeur soudeuse mecanicien mecanicienne paysagiste caissier caissiere employe employee ouvrier ouvriere vendeur vendeuse serveur serveuse animateur animatrice moniteur monitrice benevole doctorant doctorante chercheuse enseignante formateur formatrice infirmier infirmiere architecte redacteur redactrice traducteur traductrice graphiste journaliste charpentier couvreur cuisinier cuisiniere commercial commerciale gestionnaire preparateur magasinier conducteur chauffeur technicien technicienne ' +
    'angestellter angestellte aushilfe aushilfskraft hilfskraft doktorand doktorandin auszubildender auszubildende azubi verkaufer verkauferin lehrer lehrerin dozent dozentin ubersetzer ubersetzerin redakteur redakteurin techniker technikerin mechaniker elektriker kellner kellnerin koch fahrer lagerist freiberufler freiberuflich gesellschafter volontar praktikum programmierer programmiererin buchhalter buchhalterin architektin betreuer betreuerin ' +
    'empleado empleada ayudante auxiliar camarero camarera cocinero operario operaria dependiente vendedora investigador investigadora docente maestro maestra enfermero enfermera redactor traductor disenador disenadora programador programadora encargada asesor asesora asistente operador operadora monitora voluntario voluntaria representante ejecutivo ejecutiva agente pesquisador pesquisadora bolsista residente atendente assistente professora arquiteto instrutor recepcionista motorista enfermeiro ' +
    'sviluppatrice programmatore insegnante addetto addetta operaio operatore operatrice stagista collaboratore redattore commesso cameriere cuoco autista segretaria contabile progettista borsista dottorando programmeur leraar verkoopster kok consulent beheerder applicatiebeheerder systeembeheerder netwerkbeheerder gebouwbeheerder boekhouder bediende arbeider arbeidster timmerman loodgieter elektricien lasser schilder metselaar kassier ' +
    'programistka praktykant praktykantka asystent asystentka analityk nauczyciel koordynator menedzer sprzedawca magazynier pracownik ksiegowa ksiegowy kierowca lektor doradca przedstawiciel mlodszy starszy konsultantka developerka konsulent medarbejder medarbetare assistent larare forskare saljare radgivare ' +
    'solicitor barrister comptroller bursar purchaser postmaster archivist reporter warden telecaller chargehand millwright visualiser visualizer cinematographer loadmaster supervisior hrbp bdm bdr encargada apoderado apoderada contremaitre inkoper ' +
    'councilmember councillor councilor councilman councilwoman alderman watchmaker butcher messenger teller interviewer proofreader awardee mediator educator collector dba ombudsperson ombudswoman postgraduate studentship fellowship barber bricklayer plasterer roofer glazier upholsterer locksmith diver umpire referee athlete footballer cricketer goalkeeper coxswain newsreader broadcaster presenter announcer illustrator sculptor potter weaver tiler joiner decorator handyman plumber groundskeeper caretaker doorman usher bellhop valet dishwasher busser hostess waitress actress stewardess businesswoman businessman salesman saleswoman salesperson craftsman repairman serviceman policeman policewoman congressman councillor councilman alderman mayor senator minister diplomat consul ambassadress envoy attache ' +
    'intervenant intervenante auxiliaire pilote concepteur conceptrice danseur danseuse presidence monitorat alternance attachee coiffeur coiffeuse boulanger boulangere patissier patissiere boucher bouchere facteur factrice agriculteur agricultrice jardinier educateur educatrice puericultrice kinesitherapeute psychologue urbaniste geometre dessinateur dessinatrice realisateur realisatrice monteur monteuse televendeur televendeuse conferencier conferenciere encadrant encadrante doyen ater postdoctorant postdoctorante ' +
    'hiwi architekt masterand masterandin bachelorand bachelorandin diplomand diplomandin tutorium tutorin leitung fachkraft servicekraft lehrkraft betriebsleitung architektin monteur monteurin elektroniker elektronikerin hausmeister meister meisterin pfleger pflegerin erzieher erzieherin friseur friseurin backer metzger tischler schreiner maler maurer schlosser dreher fraser zerspaner metallbauer stahlbauer anlagenbauer maschinenbauer gerustbauer messebauer karosseriebauer bootsbauer ofenbauer dachdecker fliesenleger klempner landschaftsgartner landschaftsgartnerin sanitarinstallateur heizungsbauer lackierer schweisser logistiker logistikerin mechatroniker mechatronikerin florist zusteller zustellerin kurier bote barkeeper rezeptionist rezeptionistin sozialarbeiter sozialarbeiterin apotheker apothekerin rechtsanwalt rechtsanwaltin steuerberater steuerberaterin wirtschaftsprufer wirtschaftspruferin notar richter richterin staatsanwalt gutachter beamter beamtin burgermeister botschafter vorsitzender vorsitzende aufsichtsrat geschaftsleitung betriebsrat selbststandig selbstandig ' +
    'formador formadora administrativo administrativa delineante tornero fresador soldador electricista carpintero albanil fontanero conserje tallerista educador educadora aprendiz jugador jugadora entrenador entrenadora bailarin bailarina cantante actor actriz periodista locutor locutora fotografo fotografa peluquero peluquera repartidor repartidora mozo moza mecanico mecanica quimico quimica biologo biologa psicologo psicologa farmaceutico farmaceutica odontologo odontologa veterinario veterinaria rector rectora decano decana concejal alcalde alcaldesa diputado diputada embajador embajadora pasante interino interina capataz comercial teleoperador teleoperadora jefatura subgerente apresentador apresentadora palestrante monitor pedreiro eletricista encanador cabeleireiro porteiro vigilante motoboy balconista frentista reitor decano vereador prefeito deputado embaixador jornalista radialista fotografo ' +
    'magazziniere barista pasticciere panettiere elettricista idraulico muratore falegname parrucchiere parrucchiera giornalista fotografo infermiere infermiera farmacista veterinario architetto geometra ragioniere commercialista educatore educatrice animatore animatrice allenatore allenatrice istruttore istruttrice rettore preside sindaco assessore deputato ambasciatore ' +
    'педагог воспитатель водитель кассир повар официант курьер электрик сварщик слесарь токарь юрист адвокат экономист врач медсестра научный профессор доцент аспирант председатель президент заведующий редактор журналист переводчик маркетолог дизайнер инспектор эксперт советник координатор секретарь помощник заместитель архитектор' +
    ' ' +
    'stajyer gelistirici ogretmen asistan koordinator программист сооснователь основатель преподаватель стажер стажёр бухгалтер администратор тестировщик дизайнер архитектор ассистент лаборант ведущий старший младший главный заместитель сотрудник продавец оператор тимлид учитель менеджер ' +
    'kierownik kierowniczka dyrektor dyrektorka prokurent inzynier programista specjalista prezes konsultant stazysta mudur uzman muhendis yonetici danisman директор менеджер инженер разработчик руководитель начальник специалист консультант аналитик'
  ).split(/\s+/),
);
const UNSPACED_TITLE_PATTERN =
  /(?:首席|最高.{2,4}責任者|执行官|執行役|负责人|经理|總監|总监|工程师|工程師|主任|主管|总裁|總裁|董事|顾问|顧問|助理|专员|專員|创始人|部長|課長|係長|取締役|社長|エンジニア|マネージャー|ディレクター|コンサルタント|担当|팀장|이사|대표|매니저|엔지니어|개발자|과장|부장|차장|대리|사원|مدير|مهندس|رئيس|مستشار|محاسب|מנהל|מנהלת|מהנדס|מפתח|יועץ|סמנכ|מנכ|חשב)/u;
/** Final parts of compound titles, folded: 'personalvorstandin', 'ekonomichef', 'projectleider'. */
const COMPOUND_TITLE_PATTERN = anyOf(
  [
    'leiter|manager|ingenieur|berater|entwickler|assistent|vorstand|direktor|direktør|prasident',
    'geschaftsfuhrer|referent|controller|architekt|koordinator|sprecher|planer|designer|techniker',
    'einkaufer|verkaufer|buchhalter|trainer|redakteur|analyst|chef|leider|leder|directeur|adviseur',
    'konsult|specialist|spezialist|kraft|mitarbeiter|arbeiter|helfer|praktikum|praktikant|meister',
    'pfleger|monteur|mechaniker|elektroniker|mechatroniker|fuhrer|spieler|lehrer|anwalt|prufer',
    'verwalter|betreuer|inspektor|maker|keeper|person|medewerker|hulp|arts|kundige|student|konsulent',
    'radgivare|radgiver|handlaggare|ledare|verantwoordelijke|bezorger',
  ],
  { before: String.raw`\p{L}{3}`, after: '(?:in)?$', flags: 'u' },
);
/** Title words that are as common in names of companies and departments. */
const WEAK_TITLE_WORDS = new Set(
  'potter weaver barber diver presenter minister richter meister mayor leitung tutorium presidence fellowship studentship comercial mozo moza collector messenger employee crew server commercial monitor praktikum management engineering marketing sales partner partners associate associates staff professional consultant executive head chef student owner fellow member host principal expert trainer capo ta ra pm'.split(
    ' ',
  ),
);

/**
 * Posts that are named by their kind of work, folded: 'technical support', 'store keeper', 'hr business partner',
 * 'zonal head', 'stage de recherche', 'practicas profesionales'. Their last word alone is common in other texts.
 */
const KIND_OF_POST_PATTERN = new RegExp(
  [
    '(?:^|\\s)(?:technical|tech|customer|client|desktop|user|it|help ?desk) support$',
    '(?:^|\\s)(?:(?:store|time|book|house) keeper|(?:scrum|tool|band|harbour) master|tele caller|camp boss)$',
    '(?:^|\\s)(?:hr|people|talent|finance|business|operating|venture|managing) partner$',
    '(?:^|\\s)(?:business|zonal|regional|area|state|country|cluster|circle|branch) head$',
    '(?:^|\\s)(?:plant|unit|vertical|practice|category|segment|operations|sales|delivery) head$',
    '(?:^|\\s)product owner$',
    "^(?:(?:premier|second|deuxieme|troisieme) )?stage(?: (?:de|d['’]|en|chez)|\\s?[–-]|$)",
    '^(?:(?:premier|second|deuxieme|troisieme) )?stage (?:technique|ingenieur|ouvrier|academique)',
    '\\b(?:postdoctoral|research|teaching|faculty|co-op|full-time|part-time) positions?$',
    '^practicas? (?:pre-?)?profesional',
    '^soporte (?:de|tecnico)\\b',
    '^support technique\\b',
  ].join('|'),
  'i',
);

/**
 * Titles with abbreviations that may be a degree, a company or a name when they stand alone: 'Divisional MD, Frozen',
 * 'NED & Audit Chair', 'AGM-Logistics'.
 */
const ABBREVIATED_TITLE_PATTERN =
  /(?:^|\s)(?:[Gg]roup|[Rr]egional|[Dd]ivisional|[Dd]ivision|[Cc]ountry|[Dd]eputy|[Jj]oint|[Cc]o-?|[Aa]rea|[Pp]lant|UK|US|EMEA|APAC|Europe) ?(?:MD|GM)(?=$|[\s,])|^(?:NED|EIR)(?=$| [&,–-])|^(?:AGM|DGM)(?=$|[ ,(–-])/u;

/** A word for people in the name of what is theirs: 'Drivers’ Mutual Fund', 'Velmont Planner’s Association'. */
const POSSESSIVE_PATTERN = /(?<!\p{L})\p{L}+(?:['’]s|s['’])(?=\s\p{L})/gu;

/**
 * Scores how clearly a text is a job title: 0 without a title word. A word that companies and departments have too adds
 * 1, any other at least 2, so that a text of 2 or more is a title.
 */
export const titleScore = memoizeByText((text): number => {
  if (UNSPACED_TITLE_PATTERN.test(text)) return 2;
  const words = alphanumericWords(text.replace(POSSESSIVE_PATTERN, ' '))
    .map((word) => word.replace(/[.']/g, ''))
    .filter((word) => word.length > 0);
  let score = /\bboard (?:member|director|advis[eo]r)\b|\bnon-executive\b/i.test(text) ? 1.5 : 0;
  if (KIND_OF_POST_PATTERN.test(words.join(' ')) || ABBREVIATED_TITLE_PATTERN.test(text)) score += 2;
  words.forEach((word, index) => {
    const masculine = word.replace(/(?:in|innen)$/, '');
    if (!TITLE_WORDS.has(word) && !TITLE_WORDS.has(masculine) && !COMPOUND_TITLE_PATTERN.test(word)) return;
    score += WEAK_TITLE_WORDS.has(word) ? 1 : index === words.length - 1 || index === 0 ? 2.5 : 2;
  });
  return score;
});
