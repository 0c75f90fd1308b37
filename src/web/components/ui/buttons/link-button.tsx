import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonStyle, buttonClass } from './button-class';

export interface LinkButtonProps extends ButtonStyle, Omit<ComponentProps<'a'>, 'href'> {
  /** The path of a screen of the application. */
  to?: string;
  /** Any other URL: a server-rendered page, another site. */
  href?: string;
  icon?: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  wide,
  to,
  href,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const classNames = buttonClass({ variant, size, wide }, className);
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (to !== undefined) {
    return (
      <Link {...rest} to={to} className={classNames}>
        {content}
      </Link>
    );
  }
  return (
    <a {...rest} href={href} className={classNames} rel={rest.rel ?? (rest.target ? 'noopener' : undefined)}>
      {content}
    </a>
  );
}
