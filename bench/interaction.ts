/**
 * `npm run bench:interaction`: time from a key press in the editor with a hundred key roles, and from a click on
 * another screen, to the frame that shows the outcome, in a Chromium slowed down four times. Bars: each key under 50
 * ms, each navigation under 100 ms warm. It measures the page's own thread, so that other load on this machine hardly
 * counts; beside it stand the elapsed time and the floor, the same on a bare page. Work after that frame is listed
 * below each.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { startProduct } from '@/server/testing/product';
import { useMailbox } from '../e2e/support/mail';
import { findChromium } from '../scripts/chromium.mjs';
import { barePage } from './interaction/bare-page';
import { becomeMember } from './interaction/member';
import { awaitNext, type Cost, takeShown, thread, watchPresses, watchThread } from './interaction/thread';

const SLOWDOWN = 4;
const BARS = { key: 50, navigation: 100 };
const TEXT = 'Chair of the audit committee, Kestrel Freight since 2019';
/** Each screen is gone to so often. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Between two keys of a quick hand, and longer than it takes until what was typed is handed over. Milliseconds. */
const BETWEEN_KEYS = 120;
const PAUSE = 1_500;

/** The title of each screen; the editor has no other than its own sections. */
const SCREENS = [
  { link: 'Your Dashboard', shows: 'h1' },
  { link: 'My Profile', shows: '[data-section="sweetSpot"]' },
  { link: 'Roles', shows: 'h1' },
  { link: 'Introductions', shows: 'h1' },
  { link: 'Links', shows: 'h1' },
  { link: 'Professional Coaching', shows: 'h1' },
  { link: 'Job Preferences', shows: 'form' },
  { link: 'Settings', shows: 'h1' },
] as const;

interface Typing {
  keys: Cost[];
  /** The cost of the pause after each word, when the text is passed on, kept in the browser and saved. */
  rests: Cost[];
}

/** Types a text into the field that has the focus, as fast as a quick hand, with a pause after each word. */
async function type(page: Page, session: CDPSession): Promise<Typing> {
  const keys: Cost[] = [];
  const rests: Cost[] = [];
  await watchPresses(page);
  for (const word of TEXT.split(' ')) {
    const before = await thread(session);
    // Asking what the thread has done costs as much as a key: it is asked once for a word.
    for (const letter of [...word, 'Space']) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(BETWEEN_KEYS);
    }
    const after = await thread(session);
    const own = (after - before) / (word.length + 1);
    keys.push(...(await takeShown(page)).map((clock) => ({ own, clock })));
    const resting = await thread(session);
    await page.waitForTimeout(PAUSE);
    rests.push({ own: (await thread(session)) - resting, clock: Number.NaN });
  }
  return { keys, rests };
}

interface Navigation {
  /** Until the screen is shown. */
  screen: Cost;
  /** The cost of work after the frame, for example refetching data. */
  rest: Cost;
}

async function navigate(
  page: Page,
  session: CDPSession,
  takeThread: () => Promise<number>,
  { link, shows }: { link: string; shows: string },
): Promise<Navigation> {
  const entry = page.getByRole('navigation').getByRole('link', { name: link, exact: true });
  // As a person does: the pointer is over the link before it is pressed.
  await entry.hover();
  await awaitNext(page, shows);
  await page.waitForTimeout(PAUSE);
  const before = await thread(session);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(PAUSE);
  const shown = await takeThread();
  const rest = (await thread(session)) - shown;
  const [clock = Number.NaN] = await takeShown(page);
  return { screen: { own: shown - before, clock }, rest: { own: rest, clock: Number.NaN } };
}

const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const at = (values: number[], share: number) =>
  sorted(values)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
const ms = (value: number) => value.toFixed(1).padStart(8);

/** Prints a line. @returns whether the bar was missed */
function row(name: string, costs: Cost[], floor: Cost[], bar = Number.POSITIVE_INFINITY): boolean {
  const own = costs.map((cost) => cost.own);
  const clock = costs.map((cost) => cost.clock);
  const ratio =
    at(own, 0.5) /
    at(
      floor.map((cost) => cost.own),
      0.5,
    );
  const worst = Math.max(...own);
  console.log(
    name.padEnd(24),
    ms(at(own, 0.5)),
    ms(at(own, 0.95)),
    ms(worst),
    ms(at(clock, 0.5)),
    ms(at(clock, 0.95)),
    `${ratio.toFixed(1)} x`.padStart(8),
    bar < Number.POSITIVE_INFINITY ? `  ${worst > bar ? 'over' : 'bar'} ${bar} ms` : '',
  );
  return worst > bar;
}

const product = await startProduct();
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.env },
  args: ['--no-sandbox', '--disable-gpu'],
});
let missed = false;
try {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  useMailbox(context, product);
  await becomeMember(page);
  const slow = async (on: Page) => {
    const session = await context.newCDPSession(on);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return session;
  };

  const bare = await barePage(context);
  const bareSession = await slow(bare);
  await bare.locator('textarea').focus();
  const floor = await type(bare, bareSession);
  const takeBare = await watchThread(bare, bareSession);
  const floorScreens: Navigation[] = [];
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const link = round % 2 ? 'One' : 'Two';
    floorScreens.push(await navigate(bare, bareSession, takeBare, { link, shows: 'h1' }));
  }
  await bare.close();

  const session = await slow(page);
  console.log('milliseconds at a quarter of the speed');
  console.log(
    ''.padEnd(24),
    ...['thread', '95 %', 'worst', 'clock', '95 %', 'floor'].map((title) => title.padStart(8)),
  );
  await page.goto('/edit-profile');
  await page.getByRole('button', { name: 'Edit Key Roles' }).click();
  for (const [name, field] of [
    ['key role 50 of 100', /^Edit Finance Director 50,/],
    ['Sweet Spot', 'Edit Sweet Spot'],
    ['Description', 'Edit Description'],
  ] as const) {
    await page.getByRole('button', { name: field }).click();
    await page.waitForTimeout(PAUSE);
    const { keys, rests } = await type(page, session);
    missed = row(`key: ${name}`, keys, floor.keys, BARS.key) || missed;
    row('  then, at rest', rests, floor.rests);
  }

  const costs = new Map<string, Navigation[]>(SCREENS.map(({ link }) => [link, []]));
  await page.getByText(/Last saved at/).waitFor();
  await watchPresses(page);
  const takeThread = await watchThread(page, session);
  // The first round warms.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const screen of SCREENS) {
      const cost = await navigate(page, session, takeThread, screen);
      if (round > 0) costs.get(screen.link)?.push(cost);
    }
  }
  const screens = (spent: Navigation[]) => spent.map(({ screen }) => screen);
  const rests = (spent: Navigation[]) => spent.map(({ rest }) => rest);
  for (const [link, spent] of costs) {
    missed = row(`to ${link}`, screens(spent), screens(floorScreens), BARS.navigation) || missed;
    row('  then, at rest', rests(spent), rests(floorScreens));
  }
} finally {
  await browser.close();
  await product.dispose();
}
process.exitCode = missed ? 1 : 0;
