import type { Config } from '@/server/config';

/** The URL of the landing page, where logos and the buttons of error pages lead; by default the product's own. */
export const marketingUrlOf = (config: Config): string => config.marketingUrl ?? '/profile-generator';
