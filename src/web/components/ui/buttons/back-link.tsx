import { ArrowLeft } from 'lucide-react';
import { LinkButton, type LinkButtonProps } from './link-button';

/** Link back to the screen above. Its arrow, not the edge of its hover area, is aligned with the column. */
export function BackLink({ className, ...rest }: Pick<LinkButtonProps, 'to' | 'className' | 'children'>) {
  return (
    <div className={className}>
      <LinkButton
        {...rest}
        variant="quiet"
        size="sm"
        className="-ml-[0.9375rem] max-[16rem]:-ml-2"
        icon={<ArrowLeft className="size-4" />}
      />
    </div>
  );
}
