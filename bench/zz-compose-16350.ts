import { readFile, readdir, writeFile } from 'node:fs/promises';
import { composeProfile } from '@/engine/write';
const [out, filter = ''] = process.argv.slice(2);
const all: unknown[] = [];
for (const file of (await readdir('/tmp/wre/facts')).sort()) {
  if (filter && !file.includes(filter)) continue;
  const facts = JSON.parse(await readFile('/tmp/wre/facts/' + file, 'utf8'));
  try { const { profile, evidence } = composeProfile(facts);
  all.push({ file: file.replace('.json', ''), profile, items: evidence.items }); } catch (e) { console.log(file, String((e as Error).stack)); }
}
await writeFile(out!, JSON.stringify(all));
console.log(all.length);
