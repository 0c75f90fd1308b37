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

const hashTokenInWhere = (model: string, where: Where[] | undefined): Where[] =>
  (where ?? []).map((clause) =>
    model === 'session' && clause.field === 'token' ? { ...clause, value: hashValue(clause.value) } : clause,
  );

/** The session token that the call was made with. The answer has to contain it instead of the stored hash. */
const tokenOfWhere = (where: Where[] | undefined): string | undefined => {
  const value = where?.find((clause) => clause.field === 'token')?.value;
  return typeof value === 'string' ? value : undefined;
};

function restoreToken<T>(model: string, row: T, token: unknown): T {
  return model === 'session' && row && typeof token === 'string' ? { ...row, token } : row;
}

function withHashedTokens(inner: DBTransactionAdapter): DBTransactionAdapter {
  const hashTokenOfInput = <Input extends { model: string; where: Where[] }>(input: Input): Input => ({
    ...input,
    where: hashTokenInWhere(input.model, input.where),
  });
  return {
    ...inner,
    async create(input) {
      const { token } = input.data as { token?: unknown };
      if (input.model !== 'session' || typeof token !== 'string') return inner.create(input);
      const row = await inner.create({ ...input, data: { ...input.data, token: hashToken(token) } });
      // The caller chooses the type of a row, which nothing here can construct.
      return restoreToken('session', row, token) as never;
    },
    async findOne<T>(input: Parameters<DBAdapter['findOne']>[0]) {
      return restoreToken(
        input.model,
        await inner.findOne<T>(hashTokenOfInput(input)),
        tokenOfWhere(input.where),
      );
    },
    // Sessions found by anything but their token keep the hash: nobody can present it.
    findMany: (input) => inner.findMany({ ...input, where: hashTokenInWhere(input.model, input.where) }),
    count: (input) => inner.count({ ...input, where: hashTokenInWhere(input.model, input.where) }),
    async update<T>(input: Parameters<DBAdapter['update']>[0]) {
      return restoreToken(
        input.model,
        await inner.update<T>(hashTokenOfInput(input)),
        tokenOfWhere(input.where),
      );
    },
    updateMany: (input) => inner.updateMany(hashTokenOfInput(input)),
    delete: (input) => inner.delete(hashTokenOfInput(input)),
    deleteMany: (input) => inner.deleteMany(hashTokenOfInput(input)),
    // Better Auth consumes verifications only, so no session's token has to be restored.
    consumeOne: (input) => inner.consumeOne(hashTokenOfInput(input)),
  };
}

/**
 * Better Auth's adapter on a connection or inside a transaction.
 * @param options The options of Better Auth, from which the adapter takes the names of its tables' columns
 */
export function createHashingAdapter(db: Database | Transaction, options: BetterAuthOptions): DBAdapter {
  const inner = drizzleAdapter(db, { provider: 'pg', schema, transaction: true })(options);
  // The spread methods are generic in the row's type, which their union does not keep.
  return {
    ...inner,
    ...withHashedTokens(inner),
    transaction: (work) => inner.transaction((tx) => work(withHashedTokens(tx))),
  } as DBAdapter;
}
