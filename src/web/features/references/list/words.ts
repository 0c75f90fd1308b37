/** Texts about a request and its result for the list. */

import { dayOf, longDay, todayHere } from '@/web/lib/day-words';
import type { OwnReference } from '@/web/lib/own-references';

const day = (at: Date | string | null) => longDay(dayOf(new Date(at ?? 0)), todayHere());

/** In bold: the state. Below it: what follows from it. */
export function referenceStateOf(reference: OwnReference): [state: string, more: string] {
  const { state, asked_at, reminded_at, remind_from, open_until, changed_at, ended_at, erase_at } = reference;
  const gone = `Erased here on ${day(erase_at)}`;
  switch (state) {
    case 'asked': {
      const open = `Open until ${day(open_until)}`;
      if (reminded_at) return [`Asked on ${day(asked_at)}, reminded on ${day(reminded_at)}`, open];
      const early = remind_from && new Date(remind_from) > new Date();
      return [`Asked on ${day(asked_at)}`, early ? `You can remind once from ${day(remind_from)}` : open];
    }
    case 'written':
      return [reference.shown ? 'Shown on your profile' : 'Not shown', `Written on ${day(changed_at)}`];
    case 'declined':
      return [`${reference.asked_name} would rather not.`, gone];
    case 'taken_back':
      return [`Taken back on ${day(ended_at)}`, gone];
    case 'withdrawn':
      return [`Withdrawn on ${day(ended_at)}`, gone];
    case 'expired':
      return [`No answer by ${day(open_until)}`, gone];
  }
}

/** Whether the one reminder can be sent now. */
export const canRemind = ({ remind_from }: OwnReference): boolean =>
  remind_from !== null && new Date(remind_from) <= new Date();
