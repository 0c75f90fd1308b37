/** `npm start`: builds what is missing or outdated, and runs the product. */
import { ensureBuilt } from './build.mjs';

process.env.NODE_ENV = 'production';
await ensureBuilt();
await import('../dist/server/main.js');
