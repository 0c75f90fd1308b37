/** The industries of an employer, from its name and from what was done there. */
import type { RoleFact } from '@/shared/record/facts';
import { INDUSTRIES } from '../../language/vocabulary/industries';
import { replaceLookalikes } from '../../language/vocabulary/lookalikes';
import { industriesOfName } from './employer-names';

/** Words between an agency and the client it places its staff with: 'Corvane at Brillwater'. */
const AT_CLIENT_PATTERN = /\s(?:at|@|via|through)\s/i;
/** An agency or client named beside an employer: '(via external consulting company)'. */
const INTERMEDIARY_PATTERN = /\s?\((?:via|through|by|for|on behalf of|contracted|contract)\b[^()]*\)/giu;
/** Work in shops: for a salesperson, a chain with 'Foods' in its name is a retailer. */
const SHOP_PATTERN =
  /\b(?:retail|store|shop|supermarket) (?:assistant|manager|supervisor|director|associate|worker|clerk|operations)\b|\b(?:stores|supermarkets?|shops)\b|\b(?:in charge of|lock\w*|ran|runs?|managed?|manages) (?:the |a )?store\b/i;
/** Partnerships, which only the work done there shows to be law firms. */
const PARTNERSHIP_PATTERN = /\bllp\b|^(?:[\p{L}'’-]+,? ){1,3}(?:&|and) [\p{L}'’-]+$/iu;
/** Words of a body of many members, which is called after what it is for and not after its partners. */
const ASSOCIATION_PATTERN =
  /\b(?:partnership|association|network|society|council|committee|cent(?:er|re)|institute|department|ministry|fund|union|forum|alliance|for|of|the)\b/i;
const LAWYER_PATTERN =
  /\b(?:attorney|solicitor|barrister|lawyer|paralegal|litigation|legal(?! (?:representative|entity|entities|guardian|name|requirements?|compliance|documents?))|law|rechtsanw\p{L}+|avocat\p{L}*|abogad\p{L}*|advogad\p{L}*|avvocat\p{L}*)\b/iu;

/** Words of those who find staff for others. */
const RECRUITER_PATTERN =
  /\b(?:recruit\w*|staffing|talent|head-?hunt\w*|executive search|candidates?|placements?)\b/i;

/** The industries whose words a text contains. */
export function industriesIn(text: string): string[] {
  const lower = replaceLookalikes(text.toLowerCase());
  return INDUSTRIES.filter(({ pattern }) => pattern.test(lower)).map(({ name }) => name);
}

/** Titles of those who build software. */
const SOFTWARE_TITLE_PATTERN =
  /\b(?:software|web|mobile|ios|android|front[- ]?end|back[- ]?end|full[- ]?stack)\b/i;
/** Words of what makers of computers build, by which a line shows that its author built it. */
const HARDWARE_PATTERN =
  /\b(?:hardware|servers?|storage|printers?|laptops?|chips?|boards?|firmware|routers?|switches)\b/i;

/** Whether somebody built software at a maker of computers, which sells both. */
const buildsSoftware = ({ title, statements }: RoleFact): boolean =>
  SOFTWARE_TITLE_PATTERN.test(title) &&
  ![title, ...statements.map(({ value }) => value)].some((text) => HARDWARE_PATTERN.test(text));

/** The hospitals and clinics of a university. */
const UNIVERSITY_HOSPITAL_PATTERN =
  /\buniversity (?:health(?! sciences)|hospitals?|medical (?:center|centre))\b/i;

/** Firms whose whole name is the word for another trade, which it does not tell. */
const NAMED_LIKE_TRADE_PATTERN = /^(?:Cruise|Gusto|Toast|Square|Compass|Harbor|Ford|Metal)$/u;

/** The industries of an employer, from its name and from what was done there. */
export function industriesOfEmployer(role: RoleFact): string[] {
  const { organisation, title, statements } = role;
  const name = organisation.replace(INTERMEDIARY_PATTERN, '');
  const [firm = ''] = name.split(/\s[|(]/);
  const industriesByName =
    [firm, ...firm.split(AT_CLIENT_PATTERN)]
      .map((part) => industriesOfName(part.toLowerCase()))
      .find((names) => names.length > 0) ?? [];
  if (NAMED_LIKE_TRADE_PATTERN.test(name.trim())) return [];
  const industriesOfFirm = [...new Set([...industriesByName, ...industriesIn(name)])];
  // The hospitals of a university treat patients.
  if (UNIVERSITY_HOSPITAL_PATTERN.test(name)) return ['Health care'];
  const texts = [title, ...statements.map(({ value }) => value)];
  if (industriesOfFirm.includes('Defence') && !/\b(?:aerospace|aviation|space)\b/i.test(name))
    return ['Defence'];
  if (
    industriesOfFirm.includes('Food and beverage') &&
    (industriesOfFirm.includes('Retail') || texts.some((text) => SHOP_PATTERN.test(text)))
  )
    return ['Retail', ...industriesOfFirm.filter((one) => one !== 'Food and beverage' && one !== 'Retail')];
  if (
    industriesOfFirm.length === 0 &&
    PARTNERSHIP_PATTERN.test(firm) &&
    !ASSOCIATION_PATTERN.test(firm) &&
    texts.some((text) => LAWYER_PATTERN.test(text))
  )
    return ['Legal services'];
  // An agency's staff work in the industries of its clients.
  if (industriesOfFirm.includes('Staffing and recruiting') && !RECRUITER_PATTERN.test(texts.join(' ')))
    return industriesOfFirm.filter((one) => one !== 'Staffing and recruiting');
  if (industriesOfFirm.includes('Computer hardware') && buildsSoftware(role)) return ['Software'];
  return industriesOfFirm;
}
