/**
 * Areas of work, each with several subjects. Statements of one area form a persona if no single subject has
 * enough of them.
 */
import type { Subject } from '../../language/themes/subject';

const SUBJECTS_BY_AREA: Readonly<Record<string, string>> = {
  people:
    'growteams leading hiring training mentoring leadershipdev staffretention orgdesign reward labour salesteams',
  growth:
    'revenue customers entry sites demand channels tenders negotiation targets keyaccounts launches brand campaigns ecommerce fundraising',
  finance:
    'debt closing cash ipo investors audit controls tax budgets reporting pricing profit capital riskwork regulation',
  deals: 'integration divestment diligence acquisitions',
  change: 'turnaround restructuring strategy change process lean programmes relocation board costs',
  operations:
    'leadtime delivery warehousing procurement supply inventory production quality safety occupancy renovation emissions',
  customers: 'retention satisfaction service research-market support',
  product: 'design roadmap userresearch',
  systems:
    'cloud migration erp automation deployments performance reliability testing security networks architecture platform databases apis',
  software: 'codereview payments mobile web embedded softwaredev opensource',
  data: 'dataplatforms analytics ml',
  knowledge: 'grants papers research teaching curriculum speaking',
  care: 'patients trials',
  law: 'legaladvice litigation contracts policy',
  community: 'community events',
};

const AREA_BY_SUBJECT = new Map(
  Object.entries(SUBJECTS_BY_AREA).flatMap(([area, subjects]) =>
    subjects.split(' ').map((subject) => [subject, area] as const),
  ),
);

/** The area that a subject belongs to; undefined for a subject that belongs to none. */
export const subjectAreaOf = ({ id }: Subject): string | undefined => AREA_BY_SUBJECT.get(id);
