import type { ComposedLine, EvidenceIndex } from '@/shared/evidence/evidence-index';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { ReviewedState, UnreviewedChanges } from '@/shared/publishing/unreviewed-changes';
import { ChangesDialog } from './changes-dialog';
import { PublishConfirmation } from './publish-confirmation';

export interface PublishAnswers {
  /** Unconfirmed lines that the owner was shown and confirmed. */
  confirmed: ComposedLine[];
  /** The states whose differences the owner was shown. */
  reviewed?: ReviewedState;
}

/** A question about publishing, with the answers to those before it. */
export type Question = { profile: ProfileData; evidence: EvidenceIndex; answers: PublishAnswers } & (
  | { unconfirmed: ComposedLine[]; changes?: never }
  | { changes: UnreviewedChanges }
);

type PublishQuestionProps = Question & {
  onCancel: () => void;
  /** Called with the answers so far, this one included. */
  onAnswer: (answers: PublishAnswers) => void;
};

/** Shows what would change for readers, or which lines are unconfirmed, before a profile is published. */
export function PublishQuestion({
  profile,
  evidence,
  answers,
  onCancel,
  onAnswer,
  ...about
}: PublishQuestionProps) {
  if (about.changes) {
    const { seen, live, profile_data: present, reviewed } = about.changes;
    return (
      <ChangesDialog
        seen={seen}
        live={live}
        present={present}
        unconfirmed={evidence.unconfirmedLines(present)}
        onCancel={onCancel}
        onPublish={() => onAnswer({ ...answers, reviewed })}
      />
    );
  }
  return (
    <PublishConfirmation
      profile={profile}
      unconfirmed={about.unconfirmed}
      onCancel={onCancel}
      onPublish={() => onAnswer({ ...answers, confirmed: [...answers.confirmed, ...about.unconfirmed] })}
    />
  );
}
