/**
 * Recognises cities by themselves, where nothing else shows that a word is a place: by name in other scripts than
 * Latin, by East Asian suffixes, and by the river or region after the name of a German town.
 */

/** Cities in other scripts than Latin, in lower case and with hyphens between words. */
const CITY_NAMES = new Set(
  (
    '北京 上海 天津 重庆 重慶 深圳 广州 廣州 杭州 南京 苏州 成都 武汉 西安 青岛 厦门 宁波 无锡 长沙 郑州 大连 沈阳 济南 福州 合肥 昆明 哈尔滨 长春 石家庄 太原 南昌 贵阳 南宁 海口 兰州 珠海 东莞 佛山 常州 温州 ' +
    '香港 澳门 澳門 台北 臺北 新北 台中 台南 高雄 新竹 新加坡 東京 大阪 京都 横浜 名古屋 福岡 札幌 神戸 仙台 広島 さいたま 川崎 千葉 ' +
    '서울 부산 인천 대구 대전 광주 울산 수원 성남 판교 세종 제주 ' +
    'москва санкт-петербург новосибирск екатеринбург казань самара омск краснодар київ киев харків львів одеса минск мінск алматы астана ташкент баку тбилиси ереван софия пловдив варна београд скопје ' +
    'القاهرة الإسكندرية دبي أبوظبي الشارقة الرياض جدة الدمام الدوحة الكويت المنامة مسقط عمّان عمان بيروت دمشق بغداد أربيل تونس الجزائر الرباط الدار-البيضاء طرابلس ' +
    'תל-אביב ירושלים חיפה הרצליה רעננה נתניה באר-שבע פתח-תקווה רמת-גן αθήνα θεσσαλονίκη'
  ).split(' '),
);
/** Suffixes by which Chinese, Japanese and Korean mark a name as a city, a district, a prefecture or a province. */
const EAST_ASIAN_CITY_PATTERN =
  /^(?:[\p{Script=Han}ヶケノ]{2,9}(?:市|省|都|府|県|縣|区|區|自治区|特别行政区|特別行政區)|北海道|\p{Script=Hangul}{2,5}(?:특별시|광역시|특별자치시|시|도))(?:[\s,、，]*\p{Script=Han}{1,6}(?:市|区|區|町))?$/u;

/** German towns with the river, lake, hills or region where they lie: 'Neudorf am See', 'Altstadt an der Elbe'. */
const GERMAN_TOWN_PATTERN =
  /^(?:Bad )?\p{Lu}\p{L}{2,20}(?:-\p{Lu}\p{L}{2,20})? (?:am (?:(?:\p{Lu}\p{Ll}{2,12})?[Ss]ee|Main|Rhein|Neckar|Inn|Lech|Harz|Kocher|Berg|Wald|Rhin|Kulm|Sand|Brenner)|an der (?:Donau|Elbe|Oder|Saale|Havel|Spree|Weser|Ruhr|Mosel|Aisch|Enz|Fils|Lahn|Isar|Ems|Aller|Leine|Brenz|Rems|Steige|Weinstraße|Bergstraße|Ilm|Drau|Mur|Traun|Ybbs|Thaya|Aare|Orla|Unstrut|Werra|Fulda|Rur|Ahr|Nahe|Sieg|Lippe|Iller|Mindel|Pegnitz|Vils|Rott|Glonn|Amper|Bode|Jagst|Tauber)|(?:im|in) (?:Allgäu|Taunus|Odenwald|Schwarzwald|Westerwald|Breisgau|Holstein|Sauerland|Erzgebirge|Vogtland))$/u;

/** Whether a whole text is a city or province in one of these scripts, or a German town that names where it lies. */
export function isCityAlone(text: string): boolean {
  const trimmed = text.trim();
  return (
    CITY_NAMES.has(trimmed.toLowerCase().replace(/\s+/g, '-')) ||
    EAST_ASIAN_CITY_PATTERN.test(trimmed) ||
    GERMAN_TOWN_PATTERN.test(trimmed)
  );
}
