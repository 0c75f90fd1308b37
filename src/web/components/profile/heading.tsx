import type { HTMLAttributes } from 'react';

/** The level of a heading of a profile. That of its name is 1 if the profile is the whole page, 2 inside another. */
export type Level = 1 | 2 | 3 | 4;

/** A heading whose level depends on where the profile is used. */
export function Title({ level, ...rest }: { level: Level } & HTMLAttributes<HTMLHeadingElement>) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}

/** A heading in the product's own words, which are English whatever the language of the profile. */
export const SectionTitle: typeof Title = (props) => <Title lang="en" {...props} />;

/** The next level down in the outline, at most 4. */
export const levelBelow = (level: Level): Level => Math.min(level + 1, 4) as Level;
