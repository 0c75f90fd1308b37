/** Recognises programs by their names: search engines, link previews, monitors, tools. */
import { isbot } from 'isbot';

/** Maximum cached User-Agent headers; most visitors share few. */
const MAX_CACHED_AGENTS = 1_000;
const isRobotByAgent = new Map<string, boolean>();

/**
 * Whether a program made the visit.
 * @param agent the `User-Agent` header, which every browser sends
 */
export function isRobot(agent: string): boolean {
  if (agent === '') return true;
  const cached = isRobotByAgent.get(agent);
  if (cached !== undefined) return cached;
  const robot = isbot(agent);
  // Cleared as a whole: a flood of made-up names then costs no more than evaluating each again.
  if (isRobotByAgent.size >= MAX_CACHED_AGENTS) isRobotByAgent.clear();
  isRobotByAgent.set(agent, robot);
  return robot;
}
