import type { Skill } from '@/shared/profile/profile-data';
import { type SuperpowerIconName, superpowerIcons } from '@/shared/profile/superpower-icons';
import { SuperpowerIcon } from '@/web/components/profile/superpower-icon';

/** The chosen icons by list, so that all its marks share one computation. */
const iconsByList = new WeakMap<readonly Skill[], SuperpowerIconName[]>();

function iconsOf(superpowers: readonly Skill[]): SuperpowerIconName[] {
  const icons = iconsByList.get(superpowers) ?? superpowerIcons(superpowers);
  iconsByList.set(superpowers, icons);
  return icons;
}

/** The icon of one superpower; icons are chosen for all of them at once, so that they differ. */
export function SuperpowerMark({ all, index }: { all: readonly Skill[]; index: number }) {
  return <SuperpowerIcon name={iconsOf(all)[index] ?? 'compass'} className="size-5.5" />;
}
