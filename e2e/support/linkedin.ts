/**
 * Journeys that sign in by LinkedIn: runs the product with an identity provider of its own, which shows a login
 * page as LinkedIn does.
 */

import { type RunningProduct, startProduct } from '@/server/testing/product';
import { type LocalProvider, startLocalProvider } from '../../scripts/testing/local-provider.mjs';
import { findMigratedDatabase } from './migrated-database';
import { test as base } from './test';

export const test = base.extend<object, { provider: LocalProvider; product: RunningProduct }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const provider = await startLocalProvider({ asks: true });
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ provider }, use) => {
      const product = await startProduct(provider.env, await findMigratedDatabase());
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
});
