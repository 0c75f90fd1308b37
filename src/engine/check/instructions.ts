/** Text that speaks to a machine and not of a person. It is no fact, whoever writes the profile. */
import type { CareerFacts, TextFact } from '@/shared/facts';

const MACHINE =
  'A\\.?I\\.?|LLM|language model|chat ?bot|assistant|ChatGPT|GPT|Claude|Gemini|Copilot|model|parser|screening (?:tool|system)';

const INSTRUCTIONS = [
  /\b(?:ignor(?:e|ing)|disregard(?:ing)?|forget(?:ting)?|overrid(?:e|ing)|bypass(?:ing)?)\b.{0,50}\b(?:instructions?|prompts?|rules?|guidelines?|facts?|(?:above|previous|earlier|prior) (?:text|content|messages?|context))\b/i,
  /\b(?:ignore|disregard|forget) (?:everything|all|anything|what)\b/i,
  new RegExp(
    `\\b(?:you are|you['’]re|act as|pretend to be|behave as) (?:now )?(?:an?|the) (?:\\w+ ){0,3}(?:${MACHINE})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:note|instructions?|message|hint|reminder|attention) (?:to|for) (?:(?:any|the|all|every) )?(?:${MACHINE})s?\\b`,
    'i',
  ),
  new RegExp(`^(?:dear |hey |hello |attention,? )?(?:${MACHINE})\\s*[,:]`, 'i'),
  /^(?:please |now |instead,? |always |you (?:must|should|will|shall|are to) )*(?:write|say|state|statement|output|respond|reply|print|repeat|return) (?:that\b|only\b|exactly\b|instead\b|with\b|the following\b|["“'‘])/i,
  /^(?:please |now )*(?:do not|don['’]t|never) (?:mention|reveal|follow|tell|write|say|output)\b/i,
  /\b(?:system|developer|hidden|initial) (?:prompt|message|instruction)s?\s*[:=]/i,
  /<\|?\/?(?:im_start|im_end|system|user|assistant|endoftext|instructions?)\b|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|^#{2,}\s*(?:system|instructions?|user|assistant)\b|"role"\s*:\s*"/i,
  /^\W{0,3}(?:system|assistant|developer|admin(?:istrator)?)\s?:\s?(?:output|print|write|say|state|respond|reply|return|repeat|ignore|disregard|set|rate|rank|score|give|treat|mark|recommend|hire|add|include|describe|always|never|do not|don['’]t|you)\b/i,
  /\b(?:this|the) (?:candidate|applicant|person|profile) (?:is|must be|should be|has to be) (?:(?:by far )?the )?(?:best|perfect|ideal|top|strongest|hired|ranked|rated|recommended|accepted)\b/i,
];

/** Whether a text instructs a machine. */
export function isInstruction(text: string): boolean {
  return INSTRUCTIONS.some((pattern) => pattern.test(text.trim()));
}

/** The facts without those that instruct: hidden text in a document has no effect on any writer. */
export function withoutInstructions(facts: CareerFacts): CareerFacts {
  const plain = <T extends TextFact>(all: T[]) => all.filter(({ value }) => !isInstruction(value));
  const one = (fact: TextFact | undefined) => (fact && isInstruction(fact.value) ? undefined : fact);
  return {
    ...facts,
    name: one(facts.name),
    headline: one(facts.headline),
    location: one(facts.location),
    about: plain(facts.about),
    roles: facts.roles
      .filter(({ title, organisation }) => !isInstruction(title) && !isInstruction(organisation))
      .map((role) => ({ ...role, statements: plain(role.statements) })),
    education: facts.education.filter(({ school }) => !isInstruction(school)),
    languages: plain(facts.languages),
    certifications: plain(facts.certifications),
    skills: plain(facts.skills),
    skillGroups: facts.skillGroups
      .filter(({ name }) => !isInstruction(name))
      .map((group) => ({ ...group, skills: group.skills.filter((skill) => !isInstruction(skill)) })),
    industries: plain(facts.industries),
    interests: plain(facts.interests),
    honours: plain(facts.honours),
    publications: plain(facts.publications),
    statements: plain(facts.statements),
  };
}
