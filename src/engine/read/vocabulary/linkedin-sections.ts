/** Section headings of LinkedIn's PDF and profile page in the languages its interface is often set to. */
import { alphanumericKey } from '../../language/text/keys';

export type LinkedInSection =
  | 'contact'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'honours'
  | 'publications'
  | 'patents'
  | 'summary'
  | 'experience'
  | 'education'
  | 'volunteering'
  | 'projects'
  | 'courses'
  | 'other';

/** The headings of each section, in these languages, separated by bars. */
const HEADINGS: Record<Exclude<LinkedInSection, 'other'>, string> = {
  contact:
    'Contact|Contact Info|Kontakt|Kontaktinformationen|Coordonnées|Contactar|Contacto|Contato|Contatti|Contattami|Contatta|Kontaktuppgifter|İletişim|Контакты|Контактная информация|联系方式|聯絡資訊|联系|連絡先|연락처|جهات الاتصال|التواصل|الاتصال|יצירת קשר|פרטי קשר|Kontakta|Yhteystiedot',
  skills:
    'Top Skills|Skills|Top-Kenntnisse|Kenntnisse|Wichtigste Kenntnisse|Principales compétences|Compétences|Compétences principales|Aptitudes principales|Aptitudes|Principales aptitudes|Principais competências|Competências|Competenze principali|Principali competenze|Competenze|Topvaardigheden|Vaardigheden|Belangrijkste vaardigheden|De viktigaste kompetenserna|Viktigste kompetanse|Populære kompetencer|Toppferdigheter|Topkompetencer|Toppkompetenser|Najważniejsze umiejętności|Umiejętności|En Önemli Yetenekler|Yetenekler|Основные навыки|Навыки|Ключевые навыки|热门技能|技能|主要技能|専門スキル|スキル|상위 스킬|보유기술|주요 보유기술|أهم المهارات|المهارات|מיומנויות מובילות|כישורים מובילים|מיומנויות|Keahlian Utama',
  languages:
    'Languages|Sprachen|Langues|Idiomas|Lingue|Talen|Språk|Sprog|Języki|Diller|Языки|语言|語言|语言能力|言語|언어|외국어|اللغات|שפות|Kielet|Bahasa|Jazyky',
  certifications:
    'Certifications|Licenses & Certifications|Zertifizierungen|Bescheinigungen|Bescheinigungen und Zertifikate|Certifications et licences|Licencias y certificaciones|Certificaciones|Certificações|Licenças e certificados|Certificazioni|Licenze e certificazioni|Certificeringen|Certificaten|Certifieringar|Sertifiseringer|Certificeringer|Certyfikaty|Sertifikalar|Сертификаты|Лицензии и сертификаты|资格认证|證照|资格证书|資格|認定資格|자격증|الشهادات|הסמכות|תעודות|Sertifikaatit|Sertifikasi',
  honours:
    'Honors-Awards|Honors & Awards|Honors|Auszeichnungen|Auszeichnungen und Preise|Distinctions|Prix et distinctions|Reconocimientos y premios|Honores y premios|Premios|Honors e prêmios|Prêmios|Reconhecimentos e prêmios|Riconoscimenti e premi|Premi|Onderscheidingen|Onderscheidingen en prijzen|Utmärkelser|Utmerkelser|Onurlar ve Ödüller|Награды|荣誉奖项|榮譽與獎項|受賞歴|수상 경력|수상|الجوائز والتكريمات|פרסים|Nagrody',
  publications:
    'Publications|Publikationen|Veröffentlichungen|Publicaciones|Publicações|Pubblicazioni|Publicaties|Publikationer|Publikasjoner|Publikacje|Yayınlar|Публикации|出版作品|出版|出版物|著書|출판|저서|المنشورات|פרסומים',
  patents: 'Patents|Patente|Brevets|Patentes|Brevetti|Octrooien|Patenten|Patent|Патенты|专利|特許|특허',
  summary:
    'Summary|About|Zusammenfassung|Info|Über mich|Résumé|Infos|Extracto|Acerca de|Resumen|Resumo|Sobre|Riepilogo|Informazioni|Samenvatting|Over|Sammanfattning|Sammendrag|Resumé|Podsumowanie|Özet|Сводка|Общие сведения|О себе|个人简介|简介|摘要|自我介紹|概要|自己紹介|소개|요약|الملخص|نبذة|نبذة مختصرة|תקציר|אודות|סיכום|Yhteenveto|Ringkasan',
  experience:
    'Experience|Berufserfahrung|Erfahrung|Expérience|Expérience professionnelle|Experiencia|Experiência|Esperienza|Ervaring|Werkervaring|Erfarenhet|Erfaring|Doświadczenie|Deneyim|Опыт работы|Опыт|工作经历|工作經歷|工作经验|经历|經歷|職歴|職務経歴|경력|الخبرة|الخبرات|ניסיון|ניסיון תעסוקתי|Kokemus|Työkokemus|Pengalaman|Zkušenosti',
  education:
    'Education|Ausbildung|Formation|Educación|Formação acadêmica|Formação académica|Formação|Formazione|Istruzione|Opleiding|Utbildning|Utdanning|Utdannelse|Uddannelse|Wykształcenie|Eğitim|Образование|教育经历|教育背景|學歷|学历|教育|学歴|학력|التعليم|השכלה|Koulutus|Pendidikan|Vzdělání',
  volunteering:
    'Volunteer Experience|Volunteering|Ehrenamt|Ehrenamtliches Engagement|Bénévolat|Expériences de bénévolat|Voluntariado|Experiencia de voluntariado|Trabalho voluntário|Experiência de voluntariado|Esperienze di volontariato|Volontariato|Vrijwilligerswerk|Volontärarbete|Frivillig erfaring|Frivilligt arbejde|Gönüllü Deneyimi|Волонтерский опыт|志愿者经历|ボランティア経験|봉사활동',
  projects:
    'Projects|Projekte|Projets|Proyectos|Projetos|Progetti|Projecten|Projekt|Projekter|Prosjekter|Projeler|Проекты|项目经历|プロジェクト|프로젝트|المشاريع|פרויקטים',
  courses: 'Courses|Kurse|Cours|Cursos|Corsi|Cursussen|Kurser',
};

const SECTION_BY_HEADING = new Map(
  Object.entries(HEADINGS).flatMap(([section, headings]) =>
    headings.split('|').map((heading) => [alphanumericKey(heading), section as LinkedInSection] as const),
  ),
);

/** The section that a heading opens; undefined for an unknown heading. */
export function linkedInSection(heading: string): LinkedInSection | undefined {
  return SECTION_BY_HEADING.get(alphanumericKey(heading));
}
