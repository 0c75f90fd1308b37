/** The acts that the audit log records, with their labels. */

export type AuditActor = 'member' | 'operator' | 'system';

export const AUDIT_ACTS = {
  account_opened: 'Email address confirmed',
  signed_in: 'Signed in',
  signed_in_second_factor: 'Signed in with a second factor',
  signed_out_browser: 'A browser was signed out',
  signed_out_everywhere: 'Signed out everywhere',
  password_set: 'Password set',
  email_change_asked: 'New email address asked for',
  email_changed: 'Email address changed',
  email_reverted: 'Change of address undone',
  app_added: 'Authenticator app added',
  app_removed: 'Authenticator app removed',
  recovery_codes_renewed: 'New recovery codes made',
  recovery_code_used: 'Recovery code used',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  page_published: 'Page published',
  page_unpublished: 'Page unpublished',
  private_version_made: 'Private version made',
  private_version_revoked: 'Private version revoked',
  private_version_reopened: 'Private version opened again',
  private_version_address_renewed: 'Private version given another address',
  private_version_removed: 'Private version removed',
  data_downloaded: 'Data downloaded',
  deletion_asked: 'Deletion asked for',
  deletion_cancelled: 'Deletion cancelled',
  operator_made: 'Made an operator',
  operator_removed: 'No longer an operator',
  suspended: 'Suspended',
  suspension_lifted: 'Suspension lifted',
  page_taken_down: 'Page taken down',
  page_put_back: 'Page put back',
  slug_freed: 'Former address of the page freed',
  sessions_ended: 'Every session ended',
  second_factor_removed: 'Second factor removed',
} as const;
export type AuditAct = keyof typeof AUDIT_ACTS;

/** Acts of an operator on somebody's account. Each needs a reason. */
export const OPERATOR_ACTS = [
  'suspended',
  'suspension_lifted',
  'page_taken_down',
  'page_put_back',
  'slug_freed',
  'sessions_ended',
  'second_factor_removed',
] as const satisfies readonly AuditAct[];
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

/** Months for which an entry is kept. */
export const AUDIT_RETENTION_MONTHS = 12;
/** Maximum characters of an operator's reason. */
export const MAX_REASON_CHARACTERS = 1_000;
