/** Column headings and labels in spreadsheets of a career. */
import { alphanumericKey } from '../../language/text/keys';

/** The headings of each column, in several languages, separated by bars. */
const COLUMN_HEADINGS = {
  company:
    'Company|Company Name|Employer|Organisation|Organization|Client|Firm|Business|Where|Unternehmen|Arbeitgeber|Firma|Entreprise|Employeur|Société|Empresa|Empleador|Empregador|Azienda|Bedrijf|Компания|Организация|Работодатель|会社|会社名|勤務先|公司|公司名称|单位|회사|회사명|الشركة|جهة العمل|חברה|מעסיק',
  title:
    'Title|Job Title|Role|Position|Designation|Function|Post|Titel|Rolle|Funktion|Stelle|Poste|Fonction|Intitulé du poste|Cargo|Puesto|Función|Função|Ruolo|Functie|Должность|Роль|役職|職位|职位|职务|직책|직위|المنصب|المسمى الوظيفي|תפקיד',
  dates:
    'Dates|Period|Years|Timeframe|Time|When|Tenure|Zeitraum|Dauer|Période|Dates de poste|Periodo|Período|Fechas|Datas|Periode|Период|Даты|期間|在職期間|时间|期间|任职时间|기간|الفترة|المدة|תקופה|שנים',
  start:
    'Start|Start Date|Started|Started On|From|Since|Beginn|Von|Seit|Startdatum|Début|Date de début|Inicio|Início|Desde|Fecha de inicio|Data de início|Начало|С|開始|入社|开始|시작|من|התחלה',
  end: 'End|End Date|Ended|Finished On|To|Until|Ende|Bis|Enddatum|Fin|Date de fin|Hasta|Fecha de fin|Término|Até|Data de término|Окончание|Конец|По|終了|退社|结束|종료|إلى|סיום',
  location:
    'Location|Place|City|Country|Based|Ort|Standort|Lieu|Ville|Ubicación|Lugar|Localização|Local|Cidade|Luogo|Место|Город|勤務地|所在地|地点|地區|근무지|الموقع|المدينة|מיקום',
  description:
    'Description|Achievements|Key Achievements|Achievement|Responsibilities|Key Responsibilities|Results|Key Results|Result|Highlights|Details|Outcomes|Outcome|Scope|Impact|Accomplishments|What I did|Notes|Summary|Beschreibung|Erfolge|Aufgaben|Ergebnisse|Réalisations|Résultats|Responsabilités|Descripción|Logros|Resultados|Responsabilidades|Descrição|Realizações|Risultati|Достижения|Описание|Обязанности|Результаты|実績|業務内容|职责|业绩|主要业绩|工作内容|성과|업무|الإنجازات|المسؤوليات|הישגים|תיאור',
  school:
    'School|University|Institution|Institute|College|School Name|Hochschule|Universität|Schule|École|Université|Établissement|Universidad|Universidade|Escuela|Escola|Instituição|Università|Университет|Вуз|学校|大学|学校名|院校|학교|대학교|الجامعة|المؤسسة التعليمية|אוניברסיטה|מוסד',
  degree:
    'Degree|Qualification|Award|Degree Name|Abschluss|Diplôme|Título|Titulación|Grau|Diploma|Степень|Квалификация|学位|학위|الدرجة|المؤهل|תואר',
  fieldOfStudy:
    'Field|Field of Study|Subject|Major|Studienfach|Fach|Domaine|Campo de estudio|Área|Специальность|専攻|专业|전공|التخصص|תחום',
  certification:
    'Certification|Certifications|Certificate|Certificates|Licence|License|Accreditation|Zertifikat|Zertifizierung|Certificat|Certificación|Certificado|Certificação|Certificazione|Сертификат|資格|证书|证书名称|자격증|الشهادة المهنية|הסמכה',
  issuer:
    'Issuer|Issued by|Issuing Body|Awarding Body|Body|Provider|Authority|Aussteller|Organisme|Emisor|Emissor|Кем выдан|発行|認定機関|颁发机构|发证机构|발급기관|الجهة المانحة|גוף מנפיק',
  date: 'Year|Date|Issued|Obtained|Awarded|Jahr|Datum|Année|Date d’obtention|Año|Fecha|Ano|Data|Anno|Год|Дата|年|取得年|年份|日期|취득일|연도|السنة|التاريخ|שנה',
  skill:
    'Skill|Skills|Competency|Competencies|Capability|Expertise|Area of Expertise|Kompetenz|Fähigkeit|Kenntnisse|Compétence|Compétences|Competencia|Habilidad|Competência|Habilidade|Competenza|Навык|Навыки|スキル|技能|기술|역량|المهارة|المهارات|מיומנות|כישורים',
  language:
    'Language|Languages|Sprache|Sprachen|Langue|Langues|Idioma|Idiomas|Lingua|Язык|Языки|言語|语言|언어|اللغة|اللغات|שפה|שפות',
  person: 'Name|Full Name|Employee|Person|Member|Staff|Owner|Candidate|Mitarbeiter|Nom|Nombre|Nome',
} as const;

export type SheetColumn = keyof typeof COLUMN_HEADINGS;

/** The labels of each field whose value stands beside its label, in several languages, separated by bars. */
const FIELD_LABELS = {
  name: 'Name|Full Name|Candidate|Vor- und Nachname|Nom|Nom complet|Nombre|Nombre completo|Nome|Nome completo|Имя|ФИО|氏名|名前|姓名|이름|성명|الاسم|الاسم الكامل|שם|שם מלא',
  headline:
    'Title|Headline|Current Role|Current Position|Role|Position|Profession|Titel|Aktuelle Position|Poste actuel|Titre|Cargo actual|Cargo|Puesto actual|Cargo atual|Должность|現職|役職|职位|目前职位|현직|직책|المنصب|المسمى الوظيفي|תפקיד|תפקיד נוכחי',
  location:
    'Location|Based in|City|Residence|Address|Ort|Wohnort|Lieu|Ville|Ubicación|Ciudad|Localização|Cidade|Город|Место|所在地|住所|居住地|地点|거주지|الموقع|المدينة|עיר|מקום מגורים',
  about:
    'Summary|Profile|About|About me|Bio|Objective|Zusammenfassung|Profil|Kurzprofil|Résumé|À propos|Resumen|Perfil|Resumo|Sobre|Профиль|О себе|概要|自己紹介|简介|个人简介|요약|소개|نبذة|الملخص|תקציר|אודות',
  languages: COLUMN_HEADINGS.language,
  skills: `${COLUMN_HEADINGS.skill}|Key Skills|Core Skills`,
  certifications: COLUMN_HEADINGS.certification,
  linkedin: 'LinkedIn|LinkedIn URL|LinkedIn Profile',
} as const;

export type SheetField = keyof typeof FIELD_LABELS;

/** Pairs of a key and its folded names, in the order of the keys. */
const nameSetsOf = <K extends string>(names: Record<K, string>) =>
  (Object.entries(names) as [K, string][]).map(
    ([key, list]) => [key, new Set(list.split('|').map(alphanumericKey))] as const,
  );
const COLUMN_NAME_SETS = nameSetsOf<SheetColumn>(COLUMN_HEADINGS);
const LABEL_NAME_SETS = nameSetsOf<SheetField>(FIELD_LABELS);

/** The columns that a heading may name, in the order of `COLUMN_HEADINGS`; a heading of several columns names each. */
export function sheetColumnsOf(text: string): SheetColumn[] {
  // A remark in brackets is not part of the heading: 'Period (from – to)'.
  const folded = alphanumericKey(text.replace(/[([].*$/s, ''));
  return folded === '' ? [] : COLUMN_NAME_SETS.flatMap(([key, names]) => (names.has(folded) ? [key] : []));
}

/** The field whose value stands beside a label; undefined for an unknown label. */
export function sheetFieldOf(text: string): SheetField | undefined {
  const folded = alphanumericKey(text);
  return folded === '' ? undefined : LABEL_NAME_SETS.find(([, names]) => names.has(folded))?.[0];
}
