import { themesFrom } from './theme';

/** Themes of technology, data, product and design. */
export const CRAFT_THEMES = themesFrom([
  ['product', 'Product development', 'Brings products to life', 'Product Builder|Product Lead', 'founder', 1.1,
    /\b(?:product(?:s|ised|ized)?\b(?!ion|ivity)|mvp|launch(?:ed|es|ing)?\b|features?\b|prototyp\w+|release[sd]?\b|0[- ]to[- ]1|user stories|backlog|produktentwicklung|produits?|lançamento\w*|lanzamiento\w*)\b/],
  ['engineering', 'Software engineering', 'Builds systems that hold', 'Systems Builder|Platform Builder', 'team', 1.1,
    /\b(?:software|architect(?:ed|ure|ures|ing)|apis?\b|microservices?|back-?end|front-?end|codebase|refactor\w*|platform|framework|services? (?:in|with) (?:go|java|python)|systems? design|protocols?|databases?|full-stack|plugins?|web (?:features|applications?|site)|websites?|softwareentwicklung)\b/],
  ['infrastructure', 'Cloud and infrastructure', 'Keeps infrastructure running', 'Infrastructure Lead|Infrastructure Builder', 'team', 1.2,
    /\b(?:infrastructure|cloud|aws|azure|gcp|kubernetes|docker|terraform|ci\/cd|devops|servers?|deployments?|network(?:s|ing)? (?:performance|infrastructure|configuration)|monitoring|uptime|disaster recovery|backups?|lan\/wan|active directory|datacent\w+|provisioning)\b/],
  ['automation', 'Automation', 'Automates manual work', 'Automation Lead|Automator', 'team', 1.2,
    /\b(?:automat\w+|scripted|scripts?\b|workflow automation|self-service|rpa\b|manual (?:processes|intervention|work|entry)|automatisier\w+|automatis\w+|automatiza\w+)\b/],
  ['reliability', 'Quality and reliability', 'Raises quality and reliability', 'Reliability Lead|Quality Lead', 'team', 1.1,
    /\b(?:reliab\w+|quality|test(?:ing|s|ed)? ?(?:automation|coverage)?|latency|performance (?:of|tuning|optimi[sz]ation)|zero[- ]downtime|incidents?|defects?|bugs?|availability|qualitäts\w*|qualité|calidad|qualidade)\b/],
  ['security', 'Security', 'Protects systems', 'Security Lead', 'board', 1.3,
    /\b(?:cyber\w*|security|penetration|vulnerabilit\w+|firewalls?|access control|encrypt\w+|threats?|surveillance|cctv|soc 2|iam\b|sicherheit\w*|sécurité|seguridad|segurança)\b/],
  ['data', 'Data and analytics', 'Turns data into decisions', 'Data Lead|Data Translator', 'board', 1.2,
    /\b(?:data(?!base)\w*|analytics?|dashboards?|business intelligence|insights?|etl|warehouse platform|reporting|statistic\w*|a\/b test\w*|metrics|power ?bi|daten\w*|données|datos|dados|métricas)\b/],
  ['ai', 'Artificial intelligence', 'Puts AI to work', 'AI Builder|AI Lead', 'founder', 1.35,
    /\b(?:ai|a\.i\.|machine learning|deep learning|llms?|gpt|neural|nlp|computer vision|agentic|generative|künstliche intelligenz|intelligence artificielle|inteligencia artificial|ki)\b/],
  ['design', 'Design', 'Designs for the people who use it', 'Design Lead', 'customer', 1.2,
    /\b(?:ux\b|ui\b|user (?:experience|research|interfaces?)|usability|design system|wireframes?|accessib\w+|service design|interaction design|figma|nutzererlebnis)\b/],
  ['hardware', 'Hardware and robotics', 'Connects machines', 'Hardware Builder|Robotics Builder', 'team', 1.3,
    /\b(?:robot\w*|iot\b|embedded|firmware|sensors?|hardware|teleop\w*|cameras?|gateways?|zigbee|manufactur\w+ machin\w+|plc\b|maschinen\w*)\b/],
]);
