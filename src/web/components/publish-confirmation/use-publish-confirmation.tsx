import { Suspense, useState } from 'react';
import type { ComposedLine, EvidenceIndex } from '@/shared/evidence/evidence-index';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { UnreviewedChanges } from '@/shared/publishing/unreviewed-changes';
import { hasNameOnly } from '@/web/lib/profile/filled-sections';
import { lazyPart } from '../ui/core/lazy-part';
import { toast } from '../ui/toasts/toast';
import { EDITED_ELSEWHERE } from './edited-elsewhere';
import type { PublishAnswers, Question } from './publish-question';

// Lazy: the questions are rarely asked.
const PublishQuestion = lazyPart(() => import('./publish-question'), 'PublishQuestion');

export interface PublishRequest extends PublishAnswers {
  /**
   * Called with unconfirmed lines that the server found but the confirmation did not list, such as those of another
   * tab.
   */
  onUnconfirmed: (lines: ComposedLine[]) => void;
  /** Called with what would change for readers, if the owner has to look at it first. */
  onUnreviewed: (changes: UnreviewedChanges) => void;
}

/**
 * Asks before publishing a profile that holds only a name, has unconfirmed lines, or, if edits are staged, differs from
 * what its readers saw last.
 * @returns the publish button's handler, and the dialog
 */
export function usePublishConfirmation(publish: (request: PublishRequest) => void) {
  const [openQuestion, setOpenQuestion] = useState<Question | null>(null);
  const ask = (profile: ProfileData, evidence: EvidenceIndex) => {
    const unconfirmed = evidence.unconfirmedLines(profile);
    const question = { profile, evidence, answers: { confirmed: [] } };
    if (hasNameOnly(profile) || unconfirmed.length > 0) setOpenQuestion({ ...question, unconfirmed });
    else send(question);
  };
  const send = ({ profile, evidence, answers }: Pick<Question, 'profile' | 'evidence' | 'answers'>) => {
    const question = { profile, evidence, answers };
    setOpenQuestion(null);
    publish({
      ...answers,
      onUnconfirmed: (unconfirmed) => setOpenQuestion({ ...question, unconfirmed }),
      onUnreviewed: (changes) => {
        if (answers.reviewed) toast({ ...EDITED_ELSEWHERE, variant: 'default' });
        setOpenQuestion({ ...question, changes });
      },
    });
  };
  const confirmation = openQuestion && (
    <Suspense>
      <PublishQuestion
        {...openQuestion}
        onCancel={() => setOpenQuestion(null)}
        onAnswer={(answers) => send({ ...openQuestion, answers })}
      />
    </Suspense>
  );
  return { ask, confirmation };
}
