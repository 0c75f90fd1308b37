/** `npm start`: builds what is not built and runs the product. */
import { ensureBuilt } from './build.mjs';

process.env.NODE_ENV = 'production';
await ensureBuilt();
await import('../dist/server/main.js');
