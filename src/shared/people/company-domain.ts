/** Derives the company of a person, and the mailbox that receives their mail, from an e-mail address. */

/** Mail providers that give an address to anybody, which says nothing about an employer. */
const PRIVATE_MAIL_DOMAINS = new Set(
  `gmail.com googlemail.com icloud.com me.com mac.com proton.me protonmail.com pm.me aol.com aim.com gmx.de gmx.net
  gmx.at gmx.ch gmx.com web.de t-online.de freenet.de posteo.de mailbox.org mail.com email.com zoho.com fastmail.com
  fastmail.fm hey.com tutanota.com tuta.com tuta.io hushmail.com duck.com qq.com 163.com 126.com sina.com yeah.net
  foxmail.com naver.com daum.net hanmail.net yandex.com yandex.ru mail.ru inbox.ru list.ru bk.ru rambler.ru ukr.net
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it tiscali.it alice.it bol.com.br uol.com.br
  terra.com.br rediffmail.com btinternet.com sky.com ntlworld.com virginmedia.com talktalk.net comcast.net verizon.net
  att.net sbcglobal.net bellsouth.net cox.net charter.net shaw.ca rogers.com sympatico.ca bigpond.com bigpond.net.au
  optusnet.com.au xtra.co.nz telia.com bluewin.ch skynet.be telenet.be ziggo.nl kpnmail.nl wp.pl o2.pl onet.pl
  interia.pl seznam.cz centrum.cz singnet.com.sg rocketmail.com ymail.com`.split(/\s+/),
);
/** Mail providers with a domain for every country. */
const PRIVATE_MAIL_DOMAIN_PATTERN = /^(?:yahoo|hotmail|outlook|live|msn|yandex|gmx)(?:\.[a-z]{2,3}){1,2}$/;

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The company's part of a confirmed address, as '@northgate.example'; '' for a private one. */
export function companyDomain(email: string): string {
  const domain = domainOf(email);
  return PRIVATE_MAIL_DOMAINS.has(domain) || PRIVATE_MAIL_DOMAIN_PATTERN.test(domain) ? '' : `@${domain}`;
}

/** Matches legal forms and other words that are in the names of many companies and identify none. */
const LEGAL_FORM_PATTERN =
  /^(?:the|inc|llc|llp|ltd|limited|corp|corporation|co|company|gmbh|mbh|kg|ag|se|sa|sas|sarl|srl|spa|bv|nv|ab|as|asa|oy|plc|pty|pte)$/;
/** First words of so many company names that they identify none. */
const COMMON_FIRST_WORD_PATTERN =
  /^(?:first|global|international|national|american|european|united|general|group|health|digital|capital|partners|consulting|technologies|solutions|services|systems|advisory|ventures|holding|holdings|bank|university|fractional|independent|freelance|self)$/;
/** Second-level suffixes under a country's domain; the company's name is one label further left: 'acme.co.uk'. */
const SECOND_LEVEL_SUFFIX_PATTERN = /^(?:co|com|net|org|ac|edu|gov|go|or|ne)$/;
/** Shorter names occur in too many others. */
const MIN_NAME_CHARACTERS = 3;

const foldName = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/&/g, ' and ');

/** The registered label of a domain: 'tanager' in 'mail.tanager.co.uk'. */
function registeredName(domain: string): string {
  const labels = domain.split('.');
  labels.pop();
  if (labels.length > 1 && SECOND_LEVEL_SUFFIX_PATTERN.test(labels.at(-1) ?? '')) labels.pop();
  return (labels.at(-1) ?? '').replaceAll('-', '');
}

/**
 * Whether a domain contains a company's name: all of its words, enough of the first ones to identify it, or its
 * initials. False if it is not certain.
 * @param domain as '@tanager.example'
 */
export function isDomainOf(domain: string, company: string): boolean {
  const name = registeredName(domain.replace(/^@/, ''));
  if (name.length < MIN_NAME_CHARACTERS) return false;
  const words = (foldName(company).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !LEGAL_FORM_PATTERN.test(word),
  );
  for (const candidates of [words, words.filter((word) => word !== 'and')]) {
    for (let count = candidates.length; count > 0; count -= 1) {
      const isCommonFirstWord = count === 1 && COMMON_FIRST_WORD_PATTERN.test(candidates[0] ?? '');
      if (!isCommonFirstWord && candidates.slice(0, count).join('') === name) return true;
    }
    if (candidates.length >= MIN_NAME_CHARACTERS && candidates.map((word) => word[0]).join('') === name)
      return true;
  }
  return false;
}

/**
 * Returns the domain of a confirmed address if it belongs to one of the companies, as '@tanager.example', else ''.
 * @param companies names, as the career record has them
 */
export function confirmedDomain(email: string, companies: readonly string[]): string {
  const domain = companyDomain(email);
  return domain && companies.some((company) => isDomainOf(domain, company)) ? domain : '';
}

/** The mailbox that an address delivers to, without a suffix after a plus and, at Gmail, without dots. */
export function mailboxOf(email: string): string {
  const domain = domainOf(email.trim());
  const [local = ''] = email.trim().slice(0, email.trim().lastIndexOf('@')).toLowerCase().split('+');
  if (domain === 'gmail.com' || domain === 'googlemail.com') {
    return `${local.replaceAll('.', '')}@gmail.com`;
  }
  return `${local}@${domain}`;
}
