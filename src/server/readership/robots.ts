/** Programs that say what they are: search engines, previews of shared links, watchers, tools. */
import { isbot } from 'isbot';

/** Names of browsers whose judgement is kept: most visitors share few. */
const KEPT = 1_000;
const judged = new Map<string, boolean>();

/** @param agent the `User-Agent` header; without one no browser asks */
export function isRobot(agent: string): boolean {
  if (agent === '') return true;
  const known = judged.get(agent);
  if (known !== undefined) return known;
  const robot = isbot(agent);
  // Emptied as a whole: a storm of made-up names costs no more than asking anew.
  if (judged.size >= KEPT) judged.clear();
  judged.set(agent, robot);
  return robot;
}
