/** Better Auth's database with one difference: a session's token is stored as its SHA-256. */
import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { BetterAuthOptions } from 'better-auth/types';
import type { Database, Transaction } from '@/server/db/client';
import * as schema from '@/server/db/schema';
import { hashToken } from '@/server/secrets/tokens';

const hashValue = (value: Where['value']): Where['value'] => {
  if (typeof value === 'string') return hashToken(value);
  return Array.isArray(value) ? value.map((entry) => hashToken(String(entry))) : value;
};

const hashedWhere = (model: string, where: Where[] | undefined): Where[] =>
  (where ?? []).map((clause) =>
    model === 'session' && clause.field === 'token' ? { ...clause, value: hashValue(clause.value) } : clause,
  );

/** The session token that the call was made with. The answer has to contain it instead of the stored hash. */
const tokenIn = (where: Where[] | undefined): string | undefined => {
  const value = where?.find((clause) => clause.field === 'token')?.value;
  return typeof value === 'string' ? value : undefined;
};

function restoreToken<T>(model: string, row: T, token: unknown): T {
  return model === 'session' && row && typeof token === 'string' ? { ...row, token } : row;
}

function withHashedTokens(inner: DBTransactionAdapter): DBTransactionAdapter {
  const hashTokenIn = <Input extends { model: string; where: Where[] }>(input: Input): Input => ({
    ...input,
    where: hashedWhere(input.model, input.where),
  });
  return {
    ...inner,
    async create(input) {
      const { token } = input.data as { token?: unknown };
      if (input.model !== 'session' || typeof token !== 'string') return inner.create(input);
      const row = await inner.create({ ...input, data: { ...input.data, token: hashToken(token) } });
      return restoreToken('session', row, token) as never;
    },
    async findOne<T>(input: Parameters<DBAdapter['findOne']>[0]) {
      return restoreToken(input.model, await inner.findOne<T>(hashTokenIn(input)), tokenIn(input.where));
    },
    findMany: (input) => inner.findMany({ ...input, where: hashedWhere(input.model, input.where) }),
    count: (input) => inner.count({ ...input, where: hashedWhere(input.model, input.where) }),
    async update<T>(input: Parameters<DBAdapter['update']>[0]) {
      return restoreToken(input.model, await inner.update<T>(hashTokenIn(input)), tokenIn(input.where));
    },
    updateMany: (input) => inner.updateMany(hashTokenIn(input)),
    delete: (input) => inner.delete(hashTokenIn(input)),
    deleteMany: (input) => inner.deleteMany(hashTokenIn(input)),
    consumeOne: (input) => inner.consumeOne(hashTokenIn(input)),
  };
}

/**
 * Better Auth's adapter on a connection or inside a transaction.
 * @param options Better Auth's own, which name its fields
 */
export function createHashingAdapter(db: Database | Transaction, options: BetterAuthOptions): DBAdapter {
  const inner = drizzleAdapter(db, { provider: 'pg', schema, transaction: true })(options);
  return {
    ...inner,
    ...withHashedTokens(inner),
    transaction: (work) => inner.transaction((tx) => work(withHashedTokens(tx))),
  } as DBAdapter;
}
