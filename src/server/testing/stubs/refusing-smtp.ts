/** A mail server that refuses every recipient, and quotes the refused line. */
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** Starts it on a free port of this machine. */
export async function startRefusingSmtp() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.write('220 mail.example\r\n');
    socket.setEncoding('utf8').on('data', (chunk) => {
      const line = String(chunk).trim();
      if (/^EHLO/i.test(line)) socket.write('250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n');
      else if (/^AUTH/i.test(line)) socket.write('235 welcome\r\n');
      else if (/^MAIL/i.test(line)) socket.write('250 go on\r\n');
      else socket.write(`550 nobody here is ${line}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
