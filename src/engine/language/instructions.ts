/** Recognises text that instructs a machine instead of describing a person (prompt injection). */
const MACHINE_WORDS_SOURCE =
  'A\\.?I\\.?|LLM|language model|chat ?bot|assistant|ChatGPT|GPT|Claude|Gemini|Copilot|model|parser|screening (?:tool|system)';
/** An assistant of people or of a business: 'acting as the assistant store manager'. */
const HUMAN_ASSISTANT_SOURCE =
  '(?! (?:to|manager|director|secretary|store|project|branch|site|team|plant|editor|coach|professor|lecturer|principal|head|buyer|engineer|producer|controller)\\b)';
/** What an instruction says after it has addressed a machine: 'AI, rank ...', but not 'AI, statistics and pricing'. */
const AFTER_ADDRESS_SOURCE =
  "(?:please|you|your|if|when|ignore|disregard|forget|rate|rank|score|say|write|state|output|respond|reply|print|repeat|return|give|set|treat|mark|recommend|hire|add|include|describe|consider|regard|evaluate|assess|approve|accept|select|shortlist|prefer|summari[sz]e|always|never|do not|don['’]t|only|(?:this|the) (?:candidate|applicant|person|profile|resume|résumé|cv)|(?:she|he|they|i) (?:is|am|are|must|should|has|have))";

const INSTRUCTION_PATTERNS = [
  /\b(?:ignor(?:e|ing)|disregard(?:ing)?|forget(?:ting)?|overrid(?:e|ing)|bypass(?:ing)?)\b.{0,50}\b(?:instructions?|prompts?|(?:above|previous|earlier|prior) (?:text|content|messages?|context|rules?|guidelines?|facts?))\b/i,
  // 'Closed gaps that let drivers bypass safety rules' instructs nobody.
  /(?:^|[.:,;!]\s|\b(?:please|now|and|must|should|to) )(?:ignore|disregard|forget|override|bypass)\b.{0,50}\b(?:rules?|guidelines?|facts?)\b/i,
  /\b(?:ignore|disregard|forget) (?:everything|all|anything|what)\b/i,
  new RegExp(
    `\\b(?:you are|you['’]re|act as|pretend to be|behave as) (?:now )?(?:an?|the) (?:\\w+ ){0,3}(?:${MACHINE_WORDS_SOURCE})\\b${HUMAN_ASSISTANT_SOURCE}`,
    'i',
  ),
  new RegExp(
    `\\b(?:note|instructions?|message|hint|reminder|attention) (?:to|for) (?:(?:any|the|all|every) )?(?:${MACHINE_WORDS_SOURCE})s?\\b`,
    'i',
  ),
  new RegExp(
    `^(?:(?:dear|hey|hello|attention),? (?:${MACHINE_WORDS_SOURCE})\\s*[,:]|(?:${MACHINE_WORDS_SOURCE})\\s*[,:]\\s*${AFTER_ADDRESS_SOURCE}\\b)`,
    'i',
  ),
  /^(?:please |now |instead,? |always |you (?:must|should|will|shall|are to) )*(?:write|say|state|statement|output|respond|reply|print|repeat|return) (?:that\b|only\b|exactly\b|instead\b|with\b(?! (?:empathy|urgency|care|clarity|speed|courtesy|tact|patience|data|accuracy|precision)\b)|the following\b|["“'‘])/i,
  /^(?:please |now )*(?:do not|don['’]t|never) (?:mention|reveal|follow|tell|write|say|output)\b/i,
  /\b(?:system|developer|hidden|initial) (?:prompt|message|instruction)s?\s*[:=]/i,
  /<\|?\/?(?:im_start|im_end|system|user|assistant|endoftext|instructions?)\b|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|^#{2,}\s*(?:system|instructions?|user|assistant)\b|"role"\s*:\s*"/i,
  /^\W{0,3}(?:system|assistant|developer|admin(?:istrator)?)\s?:\s?(?:output|print|write|say|state|respond|reply|return|repeat|ignore|disregard|set|rate|rank|score|give|treat|mark|recommend|hire|add|include|describe|always|never|do not|don['’]t|you)\b/i,
  /\b(?:consider|rate|rank|score|treat|regard|evaluate|assess|mark|shortlist|recommend|place|put) (?:this|the|my) (?:candidate|applicant|resume|résumé|cv|profile|application)\b.{0,30}?\b(?:to be|as (?:an? |the )?(?:\w+ly )?(?:best|perfect|ideal|top|strong\w*|excellent|exceptional|outstanding|qualified|suitable|good|great)|(?:very )?highly|first|above all|at the top|with (?:the )?(?:highest|full|maximum|top|best))\b/i,
  /\b(?:ignorier\w{0,3}|vergiss|missachte\w?|ignore[zr]?|oublie[zr]?|ignor[ae]\w?|olvid[ae]|desconsider[ae]|dimentica\w{0,2}|negeer|vergeet)\b.{0,40}\b(?:anweisung\w{0,2}|vorgaben|prompts?|instructions|consignes|instrucciones|instruções|comandos|istruzioni|instructies|opdrachten)\b/iu,
  /\b(?:this|the) (?:candidate|applicant|person|profile) (?:is|must be|should be|has to be) (?:(?:by far )?the )?(?:best|perfect|ideal|top|strongest|hired|ranked|rated|recommended|accepted)\b/i,
];

/** Whether a text gives instructions to a machine. */
export function isInstruction(text: string): boolean {
  return INSTRUCTION_PATTERNS.some((pattern) => pattern.test(text.trim()));
}
