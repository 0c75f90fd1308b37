import { useState } from 'react';
import { cx } from '../core/cx';
import { PhotoPlaceholder } from './photo-placeholder';

const SIZES = { sm: 'size-9', md: 'size-16', lg: 'size-24', xl: 'size-24 md:size-34' };

export interface AvatarProps {
  /** The person's name; an empty one gives the initial of 'User'. */
  name: string;
  src?: string;
  size?: keyof typeof SIZES;
  /** Whether it is decorative, because the name is written beside it. */
  decorative?: boolean;
  className?: string;
}

/** The photo of a person; without one, or if it cannot be loaded, the initials on a plate with a compass ring. */
export function Avatar({ name, src, size = 'md', decorative, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const shape = cx('shrink-0 rounded-full', SIZES[size], className);
  const label = name || 'User';
  if (src && failedSrc !== src) {
    return (
      <img
        src={src}
        alt={decorative ? '' : label}
        onError={() => setFailedSrc(src)}
        className={cx(shape, 'bg-sunken object-cover shadow-[0_0_0_1px_var(--rule)]')}
      />
    );
  }
  const plate = <PhotoPlaceholder name={name} className={shape} />;
  return decorative ? (
    <span aria-hidden className="contents">
      {plate}
    </span>
  ) : (
    plate
  );
}
