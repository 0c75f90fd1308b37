/**
 * The baseline of `bench:public` and `bench:scale`: bare `node:http` that answers every request with one file, the best
 * this machine can do. Runs in a process of its own.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , file = '', port = '0'] = process.argv;
const html = readFileSync(file, 'utf8');
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) };
createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(html);
}).listen(Number(port), '127.0.0.1');
