/**
 * The known industries, each with the lower-case words that show it in an organisation, title or statement.
 */
export const INDUSTRIES: readonly { name: string; pattern: RegExp }[] = (
  [
    ['Banking', /\b(?:bank(?:ing|s)?|retail banking|mortgages?|sparkasse|banque|banco|bancaire)\b/],
    [
      'Financial services',
      /\b(?:financial services|wealth management|asset management|capital markets|investment(?: management| bank\w*)|brokerage|trading floor|derivatives?|hedge funds?|finanzdienst\w+|services financiers|payments? provider)\b/,
    ],
    [
      'Fintech',
      /\b(?:fintech|e-?wallets?|digital payments?|payments platform|neobank|lending platform|crypto\w*|blockchain)\b/,
    ],
    [
      'Insurance',
      /\b(?:insur(?:ance|er|ers|tech)|underwriting|versicherung\w*|(?:compagnie|groupe|mutuelle) d.assurances?|assurances|seguros)\b/,
    ],
    [
      'Private equity and venture capital',
      /\b(?:private equity|venture capital|portfolio compan(?:y|ies))\b/,
    ],
    [
      'Health care',
      /\b(?:health ?care|health(?= |$)|hospitals?|clinics?|clinical|patients?|medicare|medical|nhs|nurs(?:e|es|ing)|klinik\w*|krankenhaus|santé|hôpital|salud|saúde)\b/,
    ],
    [
      'Pharmaceuticals and biotechnology',
      /\b(?:pharma\w*|biotech\w*|life sciences?|drug discovery|therapeutics|clinical trials?)\b/,
    ],
    ['Medical devices', /\b(?:medical devices?|medtech|medizintechnik|diagnostic devices?)\b/],
    [
      'Higher education',
      /\b(?:universit\w+|higher education|associate professor|assistant professor|postdocs?|phd students|polytechnic|hochschule)\b/,
    ],
    [
      'Education',
      /\b(?:schools?|schoolnet|classrooms?|teachers?|edtech|curricul\w+|education(?:al)? (?:portal|platform|sector|technology))\b/,
    ],
    [
      'Software',
      /\b(?:software(?! engineer\b| developer\b)|saas|b2b software|cloud platform|enterprise software|microservices?|plugins?|developer tools)\b/,
    ],
    [
      'Information technology services',
      /\b(?:it services|it support|system administration|systems? integrat(?:or|ion)|managed services|it infrastructure|erp implementation|(?<!geographic(?:al)? )information systems)\b/,
    ],
    [
      'Artificial intelligence',
      /\b(?:artificial intelligence|machine learning|deep learning|generative ai|agentic|llms?)\b/,
    ],
    ['Cybersecurity', /\b(?:cyber ?security|penetration testing|vulnerabilit\w+|security systems?)\b/],
    [
      'Telecommunications',
      /\b(?:telecom\w*|mobile phones?|broadband|5g|cable (?:tv|video)|cabletv|mobile operator|telekommunikation)\b/,
    ],
    [
      'Semiconductors and electronics',
      /\b(?:semiconductors?|microelectronics|chips?(?= design)|consumer electronics|elektronik)\b/,
    ],
    ['Robotics and automation', /\b(?:robot\w*|teleoperat\w+|humanoid|industrial automation)\b/],
    [
      'Media and publishing',
      /\b(?:media company|technology media|publish(?:ing|er)|newspaper|magazine|broadcast\w*|news(?:room)?|streaming|television)\b/,
    ],
    [
      'Marketing and advertising',
      /\b(?:advertising|marketing agency|creative agency|media agency|agência|branding agency|digital marketing)\b/,
    ],
    [
      'Management consulting',
      /\b(?:consult(?:ing|ancy) (?:firm|practice|partners|group)?|management consult\w+|strategy consult\w+|advisory firm|unternehmensberatung)\b/,
    ],
    [
      'Professional services',
      /\b(?:law firm|attorneys|solicitors|accountants|audit firm|accounting firm|professional services|ernst & young|kpmg|deloitte|pwc)\b/,
    ],
    [
      'Retail',
      /\b(?:retail(?!\s*bank)(?:er|ers)?|stores|supermarkets?|grocery|shops?|einzelhandel|e-?tail)\b/,
    ],
    ['E-commerce', /\b(?:e-?commerce|online shop|marketplace|online retail)\b/],
    ['Consumer goods', /\b(?:consumer goods|fmcg|cpg|cosmetics|beverages?|apparel|fashion|food and drink)\b/],
    [
      'Food and agriculture',
      /\b(?:agri\w*|farms?|farming|crop|food (?:production|company|group)|foods?\b|dairy|bakery|landwirtschaft)\b/,
    ],
    [
      'Hospitality and tourism',
      /\b(?:hotels?|hospitality|restaurants?|tourism|travel (?:company|agency)|resorts?)\b/,
    ],
    [
      'Manufacturing',
      /\b(?:manufactur\w+|factor(?:y|ies)|production (?:plant|lines?)|werke?|fertigung|produktion|usines?|fábrica\w*)\b/,
    ],
    [
      'Mechanical engineering',
      /\b(?:maschinenbau|machinery|mechanical engineering|machine tools|werkzeugmaschinen|antriebstechnik)\b/,
    ],
    [
      'Automotive',
      /\b(?:automotive|automobil\w*|vehicle (?:maker|manufactur\w+)|car (?:maker|manufacturer))\b/,
    ],
    [
      'Aerospace and defence',
      /\b(?:aerospace|aviation|airlines?|defen[cs]e|aircraft|space systems|army|navy|naval|air force|marine corps|armed forces|military|airborne division|brigade|battalion|regiment)\b/,
    ],
    [
      'Logistics and supply chain',
      /\b(?:logistics?|freight|shipping (?:line|company)|warehous\w+|supply (?:chain|line|planner)|couriers?|logistik|logistique|logística)\b/,
    ],
    [
      'Maritime',
      /\b(?:maritime|shipping (?:groups?|lines?|compan(?:y|ies)|clients)|ship (?:debt|finance|owners?)|shipowners?|seaports?|reederei|armateur)\b/,
    ],
    [
      'Paper and forest products',
      /\b(?:timber|forestry|pulp|paper mills?|sawmills?|holz(?:industrie|werke?))\b/,
    ],
    [
      'Wine and spirits',
      /\b(?:wines?|winer(?:y|ies)|vineyards?|distiller(?:y|ies)|vinhos?|vinos?|bodegas?|vins?|weingut|quinta)\b/,
    ],
    [
      'Water and utilities',
      /\b(?:water (?:plc|company|utility|programmes?|partnership|and sanitation)|safe water|wastewater|regulated utilities)\b/,
    ],
    [
      'Staffing and recruiting',
      /\b(?:recruitment (?:agency|firm|company)|staffing|executive search|headhunt\w+)\b/,
    ],
    [
      'Energy',
      /\b(?:energy|oil and gas|utilit(?:y|ies)|power (?:plant|generation|grid)|electricity|(?:offshore )?wind (?:farms?|parks?|power)|windwerken|renewables?|solar|energie)\b/,
    ],
    ['Mining and metals', /\b(?:mining|mines|metals|steel|aluminium)\b/],
    ['Chemicals', /\b(?:chemicals?|chemie|petrochemical\w*|polymers?)\b/],
    [
      'Construction and real estate',
      /\b(?:(?<!under )construction|real estate|property (?:group|developer|management)|(?:social|public|affordable) housing|housing (?:associations?|developers?|development|compan(?:y|ies)|corporation|estates?|projects?|sector)|bau(?:gewerbe|unternehmen)|immobilien|immobilier)\b/,
    ],
    [
      'Public sector',
      /\b(?:government|public sector|ministry|municipal\w*|city council|civil service|agency for|behörde|öffentliche\w* dienst)\b/,
    ],
    [
      'Non-profit',
      /\b(?:non-?profits?|ngo|charit(?:y|ies)|foundation|humanitarian|refugees?|relief|donors?|gemeinnützig\w*|ong)\b/,
    ],
    ['Sport and recreation', /\b(?:sports?|karate|fitness|football club|gyms?)\b/],
    [
      'Gaming and entertainment',
      /\b(?:video games?|gaming|games studio|entertainment platform|film production|music industry)\b/,
    ],
    ['Mathematics and computation', /\b(?:mathematics and computation)\b/],
  ] as [string, RegExp][]
).map(([name, pattern]) => ({ name, pattern: new RegExp(pattern.source, 'u') }));
