/**
 * The known industries, each with the lower-case words that show it in an organisation, title or statement.
 */
export const INDUSTRIES: readonly { name: string; pattern: RegExp }[] = (
  [
    [
      'Banking',
      /\b(?:bank(?:ing|s)?|retail banking|mortgages?|sparkasse|banques?|bancos?|bancaire|bancari[ao]|banche)\b/,
    ],
    [
      'Financial services',
      /\b(?:financial services|wealth management|asset management|capital markets|investment(?: management| bank\w*)|stock ?broking|brokerage|family offices?|trading floor|derivatives?|hedge funds?|finanzdienst\w+|services financiers|payments? provider)\b/,
    ],
    [
      'Fintech',
      /\b(?:fintech|e-?wallets?|digital payments?|payments platform|meios de pagamento|medios de pago|moyens de paiement|neobank|lending platform|crypto\w*|blockchain)\b/,
    ],
    [
      'Insurance',
      /\b(?:insur(?:ance|er|ers|tech)|underwriting|versicherung\w*|(?:compagnie|groupe|mutuelle) d.assurances?|assurances|seguros|assicurazion[ei]|verzekering\w*)\b/,
    ],
    [
      'Private equity and venture capital',
      /\b(?:private equity|venture capital|portfolio compan(?:y|ies))\b/,
    ],
    [
      'Health care',
      /\b(?:health ?care|health(?= |$)(?! (?:and|&|insurance|benefits))|hospitals?|clinics?|clinical|patients?|medicare|medical(?! devices?| technology)|nhs|nurs(?:e|es|ing)|klinik\w*|krankenhaus|gesundheitswesen|santé|hôpita(?:l|ux)|salud|saúde|sanità|nursing homes?|care homes?)\b/,
    ],
    [
      'Pharmaceuticals and biotechnology',
      /\b(?:pharma(?!\w* packaging)\w*|biotech\w*|life sciences?|drug discovery|therapeutics|clinical trials?)\b/,
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
      /\b(?:telecom\w*|telcos?|télécom\w*|opérateurs? mobiles?|operadora (?:móvel|móvil)|mobile phones?|broadband|5g|cable (?:tv|video)|cabletv|mobile operator|telekommunikation)\b/,
    ],
    [
      'Semiconductors and electronics',
      /\b(?:semiconductors?|microelectronics|chips?(?= design)|consumer electronics|elektronik)\b/,
    ],
    ['Robotics and automation', /\b(?:robot\w*|teleoperat\w+|humanoid|industrial automation)\b/],
    [
      'Media and publishing',
      /\b(?:media company|technology media|publish(?:ing|er)|newspaper|magazine|news(?:room)?)\b/,
    ],
    [
      'Film and television',
      /\b(?:broadcast(?:er|ers|ing)|television|addressable tv|film (?:and|&) (?:television|tv)|film industry|film production|(?:video|media|music|tv) streaming|streaming (?:service|platform)s?)\b/,
    ],
    [
      'Marketing and advertising',
      /\b(?:advertising|marketing agency|creative agency|media agency|agência|branding agency|digital marketing)\b/,
    ],
    [
      'Management consulting',
      /\b(?:(?<!environmental |engineering |it )consult(?:ing|ancy) (?:firm|practice|partners|group)?|management consult\w+|strategy consult\w+|advisory firm|unternehmensberatung)\b/,
    ],
    [
      'Legal services',
      /\b(?:law firms?|attorneys|solicitors|legal (?:field|services|sector|industry|profession)|rechtsanwälte|anwaltskanzlei|cabinet d.avocats|bufete|studio legale)\b/,
    ],
    [
      'Professional services',
      /\b(?:accountants|audit firm|accounting firm|professional services|ernst & young|kpmg|deloitte|pwc)\b/,
    ],
    [
      'Retail',
      /\b(?:retail(?!\s*bank)(?:er|ers)?|stores|supermarkets?|supermercados?|grocery|shops?|einzelhandel|e-?tail|commerce de détail|grande distribution|grande distribuzione|varejo|bricolage|detailhandel)\b/,
    ],
    ['E-commerce', /\b(?:e-?commerce|online shop|marketplaces?|online retail)\b/],
    [
      'Consumer goods',
      /\b(?:consumer goods|fmcg|cpg|cosmetics|household (?:products|goods)|personal care products|beauty (?:products|brands?|industry))\b/,
    ],
    [
      'Fashion and luxury',
      /\b(?:fashion|luxury (?:goods|brands?|sector|industry|retail)|apparel|couture|jewell?ery|nella moda|del lusso|modebranche|luxe)\b/,
    ],
    [
      'Food and beverage',
      /\b(?:food (?:production|company|group|and drink|and beverage|& beverage|industry|processing|service)|foods?\b|beverages?|dairy|baker(?:y|ies)|brewer(?:y|ies)|brewing|lebensmittel\w*|agroalimentaire|alimentos)\b/,
    ],
    ['Agriculture', /\b(?:agri(?!-?food)\w*|farms?|farming|crop|landwirtschaft)\b/],
    [
      'Hospitality and tourism',
      /\b(?:hotels?|hospitality|restaurants?|tourism|travel (?:company|agency|technology|industry|platforms?)|resorts?|catering (?:company|group|services)|culinary|cruises?|hôtellerie|hotelería|hotelaria|gastronomie)\b/,
    ],
    [
      'Manufacturing',
      /\b(?:manufactur\w+|industrial (?:technology|goods|group|equipment|products|sector|companies)|industrials|factor(?:y|ies)(?! production)|production (?:plant|lines?)|werke?|fertigung|produktion|usines?|fábrica\w*)\b/,
    ],
    [
      'Mechanical engineering',
      /\b(?:maschinenbau|anlagenbau|machinery|maquinaria|mechanical engineering|machine tools|werkzeugmaschinen|antriebstechnik)\b/,
    ],
    [
      'Automotive',
      /\b(?:automotive|automobil\w*|autonomous vehicles?|vehicle (?:maker|manufactur\w+)|car (?:maker|manufacturer|industry)|fahrzeug(?:bau|industrie|teile))\b/,
    ],
    [
      'Aerospace and aviation',
      /\b(?:aerospace|aviation|airlines?|aircraft|space systems|airports?|luftfahrt)\b/,
    ],
    [
      'Defence',
      /\b(?:(?:army|(?<!merchant )navy|naval(?! (?:architect|engineer|design|construction|yard))|air force|marine corps|armed forces|military|airborne division|brigade|battalion|regiment|coast guard|bundeswehr|dod|space (?:command|force))|defen[cs]e(?! (?:attorney|lawyer|counsel|in depth|mechanism)))\b/,
    ],
    [
      'Transport',
      /\b(?:railways?|rail (?:company|operator|industry|network)|public transport\w*|(?:mass|rapid|public) transit|transit authority|bus (?:company|operator))\b/,
    ],
    [
      'Environmental services',
      /\b(?:environmental (?:consult\w+|services|engineering)|waste management|recycling|remediation services)\b/,
    ],
    [
      'Logistics and supply chain',
      /\b(?:logistics?|freight|shipping (?:line|company)|warehous\w+|supply (?:chain|line|planner)|couriers?|logistik|logistique|logística|logistica)\b/,
    ],
    [
      'Maritime',
      /\b(?:maritime|merchant (?:navy|marine|ships?|vessels?)|naval architect\w*|shipyards?|shipbuild\w*|marine (?:engineers?|engineering|surveyors?|superintendents?)|shipping (?:groups?|lines?|compan(?:y|ies)|clients)|ship (?:debt|finance|owners?)|shipowners?|seaports?|seafarers?|port authority|harbou?r (?:authority|master)|reederei|armateur)\b/,
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
      'Oil and gas',
      /\b(?:oil ?(?:and|&) ?gas|oil ?fields?(?: services)?|petroleum|refiner(?:y|ies)|drilling (?:rigs?|services|contractor))\b/,
    ],
    [
      'Energy',
      /(?<!\w)(?:energy|utilit(?:y|ies)|power (?:plant|generation|grid)|electricity|(?:offshore )?wind (?:farms?|parks?|power)|windwerken|renewables?|solar|energie|énergies?|energías?|energias?|renovables|renováveis|eólic[ao]s?)\b/,
    ],
    [
      'Mining and metals',
      /\b(?:(?<!(?:data|text|statistical|process) )mining|mines|minería|mineração|metals|steel|aluminium|iron ore)\b/,
    ],
    ['Rubber and plastics', /\b(?:rubber|elastomers?|plastics)\b/],
    ['Chemicals', /\b(?:chemicals?|chemie|petrochemical\w*|polymers?)\b/],
    [
      'Construction and real estate',
      /\b(?:(?<!under )constructions?(?! (?:of|and commission))|real estate|property (?:group|developer|management)|(?:social|public|affordable) housing|housing (?:associations?|developers?|development|compan(?:y|ies)|corporation|estates?|projects?|sector)|bau(?:gewerbe|unternehmen)|immobilien|immobilier)\b/,
    ],
    [
      'Public sector',
      /(?<!\w)(?:government|public sector|ministry|municipal\w*|city council|civil service|agency for|behörde|öffentliche\w* dienst)\b/,
    ],
    [
      'Non-profit',
      /\b(?:non-?profits?|ngo|charit(?:y|ies)|foundation|humanitarian|refugees?|relief|donors?|gemeinnützig\w*|ong)\b/,
    ],
    ['Sport and recreation', /\b(?:sports?|karate|fitness|football club|gyms?)\b/],
    [
      'Gambling',
      /\b(?:i-?gaming|gambling|casinos?|(?:online|live|sports?) ?betting|sports? ?books?|lotter(?:y|ies)|bookmakers?)\b/,
    ],
    [
      'Gaming and entertainment',
      /\b(?:video games?|gaming|games? studios?|entertainment platform|music industry)\b/,
    ],
    ['Mathematics and computation', /\b(?:mathematics and computation)\b/],
  ] as [string, RegExp][]
).map(([name, pattern]) => ({ name, pattern: new RegExp(pattern.source, 'u') }));
