/**
 * The code that the mutation run changes, and the tests that should detect it. Chosen by hand: code on which
 * owners, readers and security depend. Paths are from the root of the repository.
 */

const inFolder = (folder, names) => names.map((name) => `${folder}/${name}.ts`);

export const TARGETS = [
  {
    name: 'check of statements',
    files: inFolder('src/engine/check', [
      'alignment',
      'allowed-terms',
      'cited-findings',
      'clauses',
      'drop-unsupported',
      'instructions',
      'mentions',
      'quantities',
      'record-index',
      'relations',
      'role-order',
      'word-sequence',
    ]),
    tests: ['src/engine/check'],
    mutants: 25,
  },
  {
    name: 'auto-save',
    files: inFolder('src/web/features/profile-editor/autosave', [
      'autosave',
      'entry',
      'outbox',
      'status',
      'withholding',
    ]),
    tests: ['src/web/features/profile-editor/autosave'],
    mutants: 15,
  },
  {
    name: 'merge of edits',
    files: inFolder('src/shared', ['profile/merge', 'three-way-merge/lists', 'record/merge']),
    tests: [
      'src/shared/profile/merge.test.ts',
      'src/shared/three-way-merge/lists.test.ts',
      'src/shared/record/merge.test.ts',
    ],
    mutants: 10,
  },
  {
    name: 'addresses that may be fetched',
    files: inFolder('src/server/adapters/links', [
      'address',
      'resolver',
      'target',
      'guarded-lookup',
      'body',
      'kind',
    ]),
    tests: ['src/server/adapters/links'],
    mutants: 15,
  },
  {
    name: 'profiles and access to them',
    files: [
      ...inFolder('src/server/features/profiles', ['service', 'input', 'presenter']),
      'src/server/access.ts',
      'src/shared/account/onboarding.ts',
    ],
    tests: [
      'src/server/access.test.ts',
      'src/server/features/profiles',
      'src/server/features/preferences/access.test.ts',
      'src/shared/account/onboarding.test.ts',
    ],
    mutants: 15,
  },
  {
    name: 'accounts',
    files: inFolder('src/server/features/auth', [
      'login/login',
      'sign-up/confirm-sign-up',
      'sign-up/sign-up',
      'sign-up/resend-confirmation',
      'login/recover',
      'login/set-password',
      'sessions/sessions',
      'mail-links',
      'limits',
      'passwords/password-policy',
      'sessions/known-browser',
      'claim/claim-staged',
      'claim/submit-profile',
    ]),
    tests: [
      'src/server/features/auth/body-limits.test.ts',
      'src/server/features/auth/limits.test.ts',
      'src/server/features/auth/passwords/password-policy.test.ts',
      'src/server/features/auth/sessions/known-browser.test.ts',
      'src/server/features/auth/login/login.test.ts',
      'src/server/features/auth/audit-log.test.ts',
      'src/server/features/auth/sign-up/sign-up.test.ts',
      'src/server/features/auth/sign-up/resend-confirmation.test.ts',
      'src/server/features/auth/login/recover.test.ts',
      'src/server/features/auth/sessions/sessions.test.ts',
      'src/server/features/auth/claim/submit-profile.test.ts',
      'src/server/features/auth/mail-links.test.ts',
      'src/server/features/auth/second-factor',
      'src/server/features/auth/settings/password-and-sessions.test.ts',
      'src/server/features/auth/settings/proof.test.ts',
    ],
    mutants: 20,
  },
];
