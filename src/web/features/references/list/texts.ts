/** Texts about the state of a reference in the list. */
import { formatLongDay, localDayOf, localToday } from '@/web/lib/dates/format-day';
import type { OwnReference } from '@/web/lib/queries/own-references';

type Moment = Date | string | null;

/** ' on 3 November', with a space before it; '' if the time is unknown. */
const dayText = (at: Moment, preposition = 'on') =>
  at === null ? '' : ` ${preposition} ${formatLongDay(localDayOf(new Date(at)), localToday())}`;

/** The state of a reference, shown in bold, and a line below it that explains the state. */
export function referenceStateOf(reference: OwnReference): [state: string, more: string] {
  const { state, asked_at, reminded_at, remind_from, open_until, changed_at, ended_at, erase_at } = reference;
  const erasedText = `Erased here${dayText(erase_at)}`;
  switch (state) {
    case 'asked': {
      const open = `Open${dayText(open_until, 'until')}`;
      if (reminded_at) return [`Asked${dayText(asked_at)}, reminded${dayText(reminded_at)}`, open];
      const isBeforeReminder = remind_from && new Date(remind_from) > new Date();
      return [
        `Asked${dayText(asked_at)}`,
        isBeforeReminder ? `You can remind once${dayText(remind_from, 'from')}` : open,
      ];
    }
    case 'written':
      return [reference.shown ? 'Shown on your profile' : 'Not shown', `Written${dayText(changed_at)}`];
    case 'declined':
      return [`${reference.asked_name} would rather not.`, erasedText];
    case 'taken_back':
      return [`Taken back${dayText(ended_at)}`, erasedText];
    case 'withdrawn':
      return [`Withdrawn${dayText(ended_at)}`, erasedText];
    case 'expired':
      return [`No answer${dayText(open_until, 'by')}`, erasedText];
  }
}
