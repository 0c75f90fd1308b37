/** Verbs at the beginning of statements about work. Regular forms are computed; irregular pasts are listed. */
const words = (text: string) => text.trim().split(/\s+/);

const VERBS = words(`
accelerate accompany accomplish achieve acquire act adapt add address adjust administer adopt advance advise advocate aggregate align allocate analyse
analyze anchor apply appoint appraise approve architect arrange articulate assemble assess assign assist assume assure attain attend attract
audit augment author authorize authorise automate award balance begin benchmark blog boost bring broaden budget build calculate capture care catalogue
centralise centralize chair champion change chart check clarify close co-author co-create co-found co-lead coach code collaborate collect
combine commercialise commercialize commission communicate compile complete compose conceive conceptualise conceptualize conclude condense
conduct configure confirm connect conserve consolidate construct consult contain contribute control convert convince coordinate correct
counsel craft create critique cultivate curate customise customize cut decide decrease dedicate deepen define delegate deliver demonstrate
deploy derive design detect determine develop devise diagnose differentiate digitise digitize direct discover dismantle dispatch disseminate
distribute diversify document double draft drive earn edit educate eliminate embed embrace enable encourage enforce engage engineer enhance enjoy
enlist ensure equip establish estimate evaluate evolve examine exceed execute expand expedite experiment explain explore extend extract
facilitate file finalise finalize finance find flag focus forecast forge form formalise formalize formulate foster found fund further
gain gather generate get give go govern grow guard guide halve handle harmonise harmonize head help hire hold host identify illustrate
implement improve improvise increase incubate influence inform inherit initiate innovate inspect inspire install instil instill
instruct integrate intensify interact interface interpret interview introduce invent inventory invest investigate join keep know launch lay
lead learn lease leverage license lift link liaise lobby localise localize lower maintain make manage manufacture map market master maximise
maximize measure mediate meet mentor merge migrate minimise minimize mobilise mobilize model moderate modernise modernize modify monitor
motivate move navigate negotiate nurture observe obtain offer onboard open operate optimise optimize orchestrate order organise organize orient
originate outline outperform overcome overhaul oversee own participate partner perform persuade pilot pioneer plan play position prepare present
preside prevent prioritise prioritize process procure produce program project promote propose protect prototype prove provide publish pull
purchase pursue qualify quantify quadruple raise ramp rationalise rationalize reach realise realize rebuild recommend reconcile record recover
recruit redesign reduce refactor refine reform reframe regain register regulate reinforce relocate remediate remodel renegotiate reorganise reorganize
repair replace report reposition represent rescue research reshape resolve respond restore restructure retain revamp reverse review revise
revitalise revitalize rewrite roll run safeguard save scale schedule scope score screen secure see select sell send separate serve service set settle
shape share shift ship shorten lengthen widen tighten simplify solve source spearhead specialise specialize specify speak stabilise stabilize staff standardise standardize start
steer step stimulate strategise strategize streamline strengthen structure study submit succeed supervise supply support surpass sustain synthesise
synthesize systematise systematize tackle take target teach test tighten track train transfer transform transition translate transport
treat trial trim triple troubleshoot turn tutor uncover undertake unify unite unlock update upgrade utilise utilize validate value verify
visualise visualize volunteer widen win withdraw work write believe think want look seek try strive aim love prefer value understand bring
spend live grow come feel carry blog combine thrive listen answer ask expect trust move help like need say tell read care build
evangelise evangelize ideate onboard tailor publish teach advise leverage maximise pride bridge rotate map productionise productionize containerize dockerize inspire mandate
employ sit enroll enrol graduate restock catalog sponsor quote craft earn study present lecture examine investigate collaborate conceive recruit interview
alter deal disburse greet dispense prescribe remind discuss suggest describe renew archive counsel
command contextualise contextualize prepare problem-solve parameterise parameterize satisfy forward renovate defend commission consolidate settle reopen relaunch restock shrink continue hit
personalise personalize predict encrypt empower instigate elevate collate mitigate show summarise summarize internalise internalize penetrate impute productise productize enter annotate
parse individualise individualize emphasise emphasize thwart incorporate avert revolutionise revolutionize iterate anonymise anonymize synchronise synchronize bolster compute fine-tune
fabricate reinstate remit erect hypothesise hypothesize liberalise liberalize popularise popularize sensitise sensitize operationalise operationalize institutionalise institutionalize
touch crystallise crystallize galvanise galvanize reconstruct decommission interconnect decentralise decentralize legalise legalize acclimatise familiarise familiarize deduplicate orchestrate
`);

/**
 * Verbs of which only the past form counts, since the base form of most is as often a noun at the beginning of a line.
 */
const PAST_ONLY = words(`
major institute pass refinance inherit rebrand recapitalise recapitalize release remove rename repay repurpose reset retire retrain retrofit revive reward
rotate route scan sequence stage stock stop subcontract syndicate terminate trace trade transcribe treble underwrite upsell visit vet
digitalise digitalize monetise monetize pitch print refresh file patent post profile recapture relieve rescue resume sketch sort store tender
bid bottle brew cater clean commit compete contract cook cover deepen defuse demerge dispatch dispose divest dock escalate exit export
finish fix franchise freeze gain headhunt illustrate import index insource intervene inventory invoice lobby log machine march mine mobilise
nominate notify offset oust outsource page paint pay phase photograph place plug pool preserve process prosecute push quantify race rank rate
re-engineer reallocate rearchitect reassure rebuild recalibrate recast recondition reconfigure reconnect recover recycle redeploy redirect refurbish rehouse
reimagine reissue rejuvenate release relieve remake remarket repackage repatriate replant republish requalify rerun reroute resettle reskill resolve retool
return reunite rework rewire ring-fence safeguard sign simulate slash smooth sort speed staff stamp stem stitch stretch style sue supply surpass swap
switch table tailor tame tender test tie tour trademark travel triage tune turn film engineer re-architect reorient unblock unlock untangle unveil upskill vacate validate verify veto
vote wean weather wire wrap bag highlight mark account display aid provision showcase match feature pivot mail grade fuel version back invite proof format shadow upload
package power sense approach crawl exercise view brief plot exhibit title script
arbitrate break buy carve catalyse catalyze clinch convene delist downsize fundraise globalise globalize ignite industrialise industrialize legislate lend
liquidate litigate nationalise nationalize nearshore offshore privatise privatize put rally regionalise regionalize reinsure rightsize robotise robotize
securitise securitize shepherd shut spin stand strike testify unwind virtualise virtualize wind
`);

/**
 * Further verbs of which only the past form counts. Their base forms are left to be nouns everywhere, also where 'and'
 * joins them to a verb: 'keep orders and price lists'.
 */
const PAST_OF_NOUNS = words(`
activate amass amend amplify anticipate appear apprehend ascertain attest auction barter bootstrap borrow broker calibrate campaign canvass
catch choose circulate commence compare confer contact convey corroborate cure debug decipher deduct defeat demystify deputise deputize dissect divert draw elicit embark
enact endorse energise energize enlarge enliven enrich enumerate eradicate exchange extinguish extrapolate field fight filter fly fortify fulfil fulfill furnish
garner gauge gross harden harvest house humanise humanize image impact impose incentivise incentivize incur induce infuse ingest inject instrument intercept
invigorate issue itemise itemize jumpstart justify kickstart levy load magnify marshal mold mould multiply narrate net neutralise neutralize
normalise normalize nullify nurse outpace patch patrol pinpoint plant poll populate price probe prompt proofread propel prospect publicise publicize pump purify quell query
ratify reap recall reclaim recoup rectify redeem rehabilitate reimburse reinvigorate relay render replenish replicate request resurrect retrieve reveal salvage
sample sanction scaffold scout scrub search seed segment sharpen shield sift solder solicit solidify spawn spot stress-test substantiate substitute summon
supplant supplement surmount survey suspend sweep tabulate tally transplant type unravel uphold upscale usher voice waive weave weigh welcome weld wrangle
yield hand-build tech-lead cofound reboot
`);

const IRREGULAR_PAST_BY_BASE: Record<string, string> = {
  begin: 'began',
  bring: 'brought',
  build: 'built',
  rebuild: 'rebuilt',
  cut: 'cut',
  drive: 'drove',
  find: 'found',
  get: 'got',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  hold: 'held',
  keep: 'kept',
  know: 'knew',
  lay: 'laid',
  lead: 'led',
  'co-lead': 'co-led',
  make: 'made',
  meet: 'met',
  overcome: 'overcame',
  oversee: 'oversaw',
  rewrite: 'rewrote',
  run: 'ran',
  see: 'saw',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  speak: 'spoke',
  take: 'took',
  deal: 'dealt',
  teach: 'taught',
  troubleshoot: 'troubleshot',
  undertake: 'undertook',
  win: 'won',
  withdraw: 'withdrew',
  write: 'wrote',
  seek: 'sought',
  shrink: 'shrank',
  hit: 'hit',
  think: 'thought',
  understand: 'understood',
  spend: 'spent',
  come: 'came',
  feel: 'felt',
  strive: 'strove',
  sit: 'sat',
  say: 'said',
  tell: 'told',
  read: 'read',
  underwrite: 'underwrote',
  bid: 'bid',
  freeze: 'froze',
  pay: 'paid',
  repay: 'repaid',
  reset: 'reset',
  speed: 'sped',
  sue: 'sued',
  upsell: 'upsold',
  recast: 'recast',
  rerun: 'reran',
  remake: 'remade',
  break: 'broke',
  buy: 'bought',
  lend: 'lent',
  put: 'put',
  shut: 'shut',
  spin: 'spun',
  stand: 'stood',
  strike: 'struck',
  unwind: 'unwound',
  wind: 'wound',
  tie: 'tied',
  catch: 'caught',
  choose: 'chose',
  draw: 'drew',
  fight: 'fought',
  fly: 'flew',
  proofread: 'proofread',
  sweep: 'swept',
  uphold: 'upheld',
  weave: 'wove',
  'hand-build': 'hand-built',
  'tech-lead': 'tech-led',
};
/** Verbs that double their last letter before '-ed' and '-ing'. */
const VERBS_THAT_DOUBLE = new Set(
  words(
    'bag wrap plot scan stop swap vet plug commit plan program ship step trim map submit refer transfer ship cut run set get win hit begin control enrol instil sit confer debug fulfil incur net propel scrub spot unravel',
  ),
);

/** Third person singular present: 'lead' gives 'leads', 'try' gives 'tries'. */
export function presentOf(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'go') return 'goes';
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;
}

/** Simple past: 'lead' gives 'led', 'plan' gives 'planned'. */
export function pastOf(base: string): string {
  const irregular = IRREGULAR_PAST_BY_BASE[base];
  if (irregular) return irregular;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return VERBS_THAT_DOUBLE.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

/** Gerund: 'plan' gives 'planning'. */
export function gerundOf(base: string): string {
  if (/[^e]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return VERBS_THAT_DOUBLE.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

const BASES = new Set(VERBS);
const basesBy = (form: (base: string) => string) => new Map(VERBS.map((base) => [form(base), base]));
const BASE_BY_PAST = new Map([
  ...PAST_OF_NOUNS.map((base) => [pastOf(base), base] as const),
  ...PAST_ONLY.map((base) => [pastOf(base), base] as const),
  ...basesBy(pastOf),
  ['travelled', 'travel'],
  ['cancelled', 'cancel'],
  ['modelled', 'model'],
  ['labelled', 'label'],
]);
const BASE_BY_PRESENT = basesBy(presentOf);
const BASE_BY_GERUND = basesBy(gerundOf);

const KNOWN_BY_PAST = new Set(PAST_ONLY);
/**
 * Whether only the past form of a word counts as a verb, as with 'route', which is usually a noun at the beginning of a
 * line.
 */
export const isKnownByPast = (word: string): boolean => KNOWN_BY_PAST.has(word) && !BASES.has(word);

export type VerbForm = 'base' | 'past' | 'present' | 'gerund';

/** Words that look like past forms and are none, or are adjectives at the beginning of a line. */
const NOT_PAST = new Set(
  words(`experienced skilled dedicated motivated certified qualified accomplished seasoned talented advanced detailed related
  integrated distributed shared limited united applied combined used based need seed speed feed breed embed exceed proceed hundred
  indeed driven oriented focused-on results-oriented self-motivated well-versed versed experienced led-by weighted embedded automated associated`),
);

/**
 * The form of a word that is a listed verb, a past form of one with a prefix ('outgrew'), or looks like a past form
 * because it ends in '-ed'; the last has no base. Undefined for other words.
 */
export function verbForm(word: string): { form: VerbForm; base?: string } | undefined {
  const lower = word.toLowerCase();
  const baseOfPast = BASE_BY_PAST.get(lower);
  if (baseOfPast && lower !== 'read') return { form: 'past', base: baseOfPast };
  if (BASES.has(lower)) return { form: 'base', base: lower };
  const baseOfPresent = BASE_BY_PRESENT.get(lower);
  if (baseOfPresent) return { form: 'present', base: baseOfPresent };
  const baseOfGerund = BASE_BY_GERUND.get(lower);
  if (baseOfGerund) return { form: 'gerund', base: baseOfGerund };
  // 'Output' is a noun.
  const prefixed = /^(re|co-|out(?!put)|over|under|pre|de)(.+)$/.exec(lower);
  const baseOfStem = prefixed?.[2] === undefined ? undefined : BASE_BY_PAST.get(prefixed[2]);
  if (baseOfStem) return { form: 'past', base: `${prefixed?.[1]}${baseOfStem}` };
  if (/^[a-z]{3,}(?:ed)$/.test(lower) && !NOT_PAST.has(lower)) return { form: 'past' };
  return undefined;
}
