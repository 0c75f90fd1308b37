/**
 * Names of human languages, by which the reader distinguishes them from programming languages and other words. Their
 * codes, and their names in the languages of profiles, are in `language/vocabulary/spoken-languages`.
 */

import { alphanumericKey } from '../../language/text/keys';
import { memoizeByText } from '../../language/text/memoize';

const LANGUAGE_NAMES = new Set(
  (
    'english german french spanish portuguese italian dutch swedish norwegian danish finnish icelandic polish czech slovak slovene slovenian croatian serbian bosnian bulgarian romanian hungarian greek turkish russian ukrainian belarusian ' +
    'latvian lithuanian estonian arabic hebrew persian farsi urdu hindi bengali bangla punjabi gujarati marathi tamil telugu kannada malayalam sinhala nepali xhosa isixhosa isizulu sesotho setswana shona kinyarwanda lingala tigrinya oromo twi wolof chinese mandarin cantonese japanese korean thai vietnamese indonesian malay tagalog filipino burmese khmer swahili amharic yoruba igbo hausa zulu afrikaans ' +
    'catalan basque galician welsh irish gaelic latin albanian macedonian georgian armenian azerbaijani kazakh uzbek mongolian pashto kurdish somali esperanto maltese luxembourgish ' +
    'ungarisch tschechisch danisch norwegisch finnisch griechisch kroatisch serbisch rumanisch ukrainisch bulgarisch hebraisch koreanisch katalanisch hongrois polonais roumain grec turc suedois danois japonais coreen catalan basque vietnamien euskera vasco catalan gallego valenciano euskara hungaro polaco griego japones sueco neerlandes holandes romeno galego ungherese polacco rumeno greco olandese giapponese catalano ' +
    'deutsch englisch franzosisch spanisch italienisch portugiesisch russisch turkisch polnisch niederlandisch chinesisch japanisch arabisch schwedisch ' +
    'anglais allemand francais espagnol italien portugais russe chinois arabe neerlandais ingles aleman frances espanol italiano portugues ruso chino arabe alemao espanhol russo inglese tedesco francese spagnolo portoghese cinese ' +
    'engels duits frans spaans nederlands engelska tyska franska spanska svenska norsk dansk engelsk tysk fransk spansk suomi polski angielski niemiecki turkce ingilizce almanca английский русский немецкий французский 英语 英語 日语 日本語 中文 普通话 영어 한국어 العربية الإنجليزية עברית אנגלית'
  ).split(/\s+/),
);

/**
 * The spoken language that a text names: 'French' in 'French (Fluent)' or 'Native French speaker'; undefined
 * if there is none.
 */
export const spokenLanguageOf = memoizeByText((text): string | undefined =>
  text.split(/[^\p{L}\p{M}]+/u).find((word) => LANGUAGE_NAMES.has(alphanumericKey(word))),
);
