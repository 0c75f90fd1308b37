/**
 * Splits a title from the employer behind the word for 'of' in Romance languages: 'Gerente de Ventas de Nordhav S.A.'.
 */
import { alphanumericWords } from '@/engine/language/text/keys';
import { COMPANY_SCORE, ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import type { Segment } from './segment';

/** The word for 'of' before a capital, perhaps with an article. */
const OF_PATTERN =
  /(?<!\s)\s+(?:(?:de|di)(?: la| las| los| le| les| il| lo)?|del|d[aeo]s?|du|dell[aoe]|dei|degli)\s+(?=["“«]?\p{Lu})|(?<!\s)\s+(?:d|de l|dell)['’](?=\p{Lu})/gu;

/** First words, folded, of what is behind 'of' in a title and no employer: fields of work, places, people. */
const NOT_A_NAME = new Set(
  (
    'ventas operaciones marketing mercadeo proyecto proyectos producto productos desarrollo sistemas informacion informatica tecnologia tecnologias calidad recursos personas finanzas compras logistica produccion mantenimiento comunicacion comunicaciones administracion contabilidad negocio negocios cuenta cuentas cliente clientes servicio servicios investigacion educacion psicologia diseno ingenieria software hardware datos seguridad soporte planificacion planta equipo equipos tienda turno area areas departamento estudios formacion enfermeria cocina sala obra obras ingles espanol frances transformacion innovacion estrategia arte artes cultura gestion control riesgos auditoria tesoreria credito creditos inversiones redes infraestructura almacen inventario distribucion canal canales zona region pais mexico latinoamerica america europa espana ' +
    'vendas operacoes mercado projeto projetos produto produtos desenvolvimento sistema informacoes informatica qualidade pessoas financas logistica producao manutencao comunicacao administracao contabilidade conta contas servicos pesquisa educacao engenharia dados seguranca suporte planejamento equipe loja turno areas transformacao inovacao estrategia gestao controle riscos tesouraria infraestrutura ti rh compras brasil portugal ' +
    'ventes vente operations projet projets produit produits developpement systemes systeme information technologie technologies qualite ressources finances finance achats production maintenance communication administration comptabilite compte comptes clientele services recherche education conception ingenierie logiciel donnees securite support planification usine equipe magasin secteur departement etudes formation transformation innovation strategie gestion controle risques audit tresorerie infrastructure zone france europe agence site chantier travaux mission missions ' +
    'vendite operazioni progetto progetti prodotto prodotti sviluppo sistemi informazione tecnologia tecnologie qualita risorse finanza acquisti produzione manutenzione comunicazione amministrazione contabilita conti servizi ricerca educazione progettazione ingegneria dati sicurezza supporto pianificazione stabilimento squadra negozio turno area reparto studi formazione trasformazione innovazione strategia gestione controllo rischi tesoreria infrastruttura zona italia cantiere ' +
    'business cloud data devops digital front backend frontend sales it web ia ai qa ux seo'
  ).split(' '),
);

/** A title and the company behind 'of', which its legal form or a word of organisations shows. */
export function splitTitleOfCompany(part: Segment): Segment[] {
  const cuts = part.label === undefined ? cutsOf(part.text) : [];
  const cut = cuts.find(({ name }) => isCompany(name));
  return cut ? splitAt(part, cut) : [part];
}

/** A name behind a word for 'of', and the offsets of that word. */
export interface NameCut {
  name: string;
  from: number;
  to: number;
}

/** The places where a text may be cut into a title and a name behind 'of'. */
export function cutsOf(text: string): NameCut[] {
  return [...text.matchAll(OF_PATTERN)].flatMap((match) => {
    const [from, to] = [match.index, match.index + match[0].length];
    const name = text.slice(to).trim();
    const isCut = beginsWithTitle(text.slice(0, from)) && titleScore(name) === 0;
    return isCut ? [{ name, from, to }] : [];
  });
}

const beginsWithTitle = (text: string): boolean => titleScore(text.split(' ')[0] ?? '') > 0;

const splitAt = (part: Segment, { name, from, to }: NameCut): Segment[] => [
  { ...part, text: part.text.slice(0, from), to: part.from + from, after: 'in' },
  { ...part, text: name, from: part.from + to, before: 'in' },
];

/** Whether a name begins with a field of work, a place or a group of people. */
export const isField = (name: string): boolean => NOT_A_NAME.has(alphanumericWords(name)[0] ?? '');

const isCompany = (name: string): boolean => {
  const [first = ''] = name.split(' ');
  const score = organisationScore(name);
  return (
    !isField(name) &&
    (score >= COMPANY_SCORE || (score >= ORGANISATION_WORD_SCORE && organisationScore(first) > 0))
  );
};
