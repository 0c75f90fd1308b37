/** Texts about the state of a reference in the list. */
import { formatLongDay, localDayOf, localToday } from '@/web/lib/dates/format-day';
import type { OwnReference } from '@/web/lib/queries/own-references';

type Moment = Date | string | null;

/** ' on 3 November'; '' if the time is unknown. */
const on = (at: Moment, word = 'on') =>
  at === null ? '' : ` ${word} ${formatLongDay(localDayOf(new Date(at)), localToday())}`;

/** The state of a reference, shown in bold, and a line below it that explains the state. */
export function referenceStateOf(reference: OwnReference): [state: string, more: string] {
  const { state, asked_at, reminded_at, remind_from, open_until, changed_at, ended_at, erase_at } = reference;
  const erasedText = `Erased here${on(erase_at)}`;
  switch (state) {
    case 'asked': {
      const open = `Open${on(open_until, 'until')}`;
      if (reminded_at) return [`Asked${on(asked_at)}, reminded${on(reminded_at)}`, open];
      const early = remind_from && new Date(remind_from) > new Date();
      return [`Asked${on(asked_at)}`, early ? `You can remind once${on(remind_from, 'from')}` : open];
    }
    case 'written':
      return [reference.shown ? 'Shown on your profile' : 'Not shown', `Written${on(changed_at)}`];
    case 'declined':
      return [`${reference.asked_name} would rather not.`, erasedText];
    case 'taken_back':
      return [`Taken back${on(ended_at)}`, erasedText];
    case 'withdrawn':
      return [`Withdrawn${on(ended_at)}`, erasedText];
    case 'expired':
      return [`No answer${on(open_until, 'by')}`, erasedText];
  }
}
