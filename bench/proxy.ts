/**
 * Starts a load balancer for several processes: nginx if it is installed, otherwise round robin by
 * connection.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../scripts/testing/free-port.mjs';

export interface Proxy {
  port: number;
  stop(): Promise<void>;
}

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Starts a proxy in front of the processes at `ports` of 127.0.0.1, with its files in `home`. */
export async function startProxy(home: string, ports: readonly number[]): Promise<Proxy> {
  if (!hasNginx) return startRoundRobin(ports);
  const port = await freePort();
  const folder = join(home, `nginx-${port}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, ports));
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  await waitUntilAnswering(port);
  return {
    port,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

/** A reduced `deploy/nginx.conf`: the same buffering, without TLS, forwarded headers, retries and failure detection. */
const configuration = (folder: string, port: number, ports: readonly number[]) => `
daemon off; pid ${folder}/pid; worker_processes 1; error_log /dev/null;
events { worker_connections 1024; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  keepalive_requests 1000000; client_max_body_size 140m;
  upstream quarterdeck { ${ports.map((one) => `server 127.0.0.1:${one};`).join(' ')} keepalive 64; keepalive_timeout 4s; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://quarterdeck; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
      proxy_request_buffering off; proxy_buffering off;
    }
  }
}`;

/** Waits for any HTTP response of a port. */
export async function waitUntilAnswering(port: number): Promise<void> {
  for (let attempts = 400; attempts > 0; attempts--) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing answers at port ${port}`);
}

/**
 * Starts a TCP proxy that gives each connection to the next of the ports in turn. `moveTo` ends its connections and
 * directs new ones to another port, as a failover of a database does.
 */
export async function startRoundRobin(
  ports: readonly number[],
): Promise<Proxy & { moveTo(port: number): void }> {
  let targets = ports;
  let next = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(targets[next++ % targets.length] as number, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one.setNoDelay());
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    moveTo(port) {
      targets = [port];
      destroyAll();
    },
    async stop() {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
