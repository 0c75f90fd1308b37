/** `…/introduce`: the form on a page. `/introduction/{token}`: the link in the mail of whoever wrote. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '@/server/context';
import type { Env } from '@/server/http/request';
import { AppError } from '@/shared/errors/app-error';
import { formatCalendarDay } from '@/shared/time/calendar-day';
import {
  HONEYPOT_FIELD,
  INTRODUCTION_FIELDS,
  isFormInTime,
  parseIntroductionForm,
  type SubmittedIntroduction,
  stampForm,
} from './form';
import { confirmIntroduction, eraseIntroduction, findIntroductionByToken } from './sender-link';
import { sendAgain, submitIntroduction } from './submit-introduction';
import { findTargetBySlug, findTargetByVersion, type IntroductionTarget } from './target';

/** Maximum bytes of a form: every field at its limit, with nine bytes for each encoded character. */
const MAX_BODY_BYTES = 24 * 1024;
const TOKEN_PATTERN = /^[\w-]{43}$/;
const SLUG_PATTERN = /^[a-z0-9-]{1,100}$/;

/** The routes of the form and of the mailed link. */
export function introductionRoutes(deps: Deps) {
  const { pages, config } = deps;
  const { appUrl } = config;

  const showClosed = async (c: Context<Env>, lost?: string) =>
    c.html(await pages.introductionsClosed({ appUrl, lost }), 404);
  async function show(c: Context<Env>, target: IntroductionTarget, more: FormState = {}) {
    const stamp = stampForm(deps.secret, target.profileId, deps.now());
    const { typed, problems, trouble, notice, status = 200 } = more;
    return c.html(
      await pages.introductionForm({
        ...ownerFieldsOf(target),
        terms: target.terms,
        appUrl,
        stamp,
        honeypot: HONEYPOT_FIELD,
        typed,
        problems,
        trouble,
        notice,
      }),
      status as 200,
    );
  }

  async function receive(c: Context<Env>, target: IntroductionTarget) {
    const body = new URLSearchParams(await c.req.text());
    const typed = Object.fromEntries(
      INTRODUCTION_FIELDS.map((field) => [field, body.get(field) ?? '']),
    ) as SubmittedIntroduction;
    const showSent = async (ticket: string) =>
      c.html(
        await pages.introductionSent({ ...ownerFieldsOf(target), appUrl, email: typed.email.trim(), ticket }),
      );
    const now = deps.now();
    const parsed = parseIntroductionForm(typed, now);
    if (!parsed.ok) return show(c, target, { typed, problems: parsed.problems, status: 422 });
    // A robot gets the response of success, but nothing is stored or mailed.
    if (body.get(HONEYPOT_FIELD)) return showSent('');
    if (!isFormInTime(deps.secret, { stamp: body.get('stamp') ?? '', profileId: target.profileId, now })) {
      const notice = 'Please look it through once more, then send it.';
      return show(c, target, { typed, notice, status: 422 });
    }
    try {
      const network = c.get('context').clientIp;
      return await showSent(await submitIntroduction(deps, { target, form: parsed.form, network }));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
      const trouble =
        'Too many introductions came from here, or go to this page, just now. Please try again later.';
      return show(c, target, { typed, trouble, status: 429 });
    }
  }

  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: async (c) => c.html(await pages.introductionsClosed({ appUrl, tooLong: true }), 413),
  });
  const bySlug = (c: Context<Env>) => {
    const slug = (c.req.param('slug') ?? '').toLowerCase();
    return SLUG_PATTERN.test(slug) ? findTargetBySlug(deps, slug) : undefined;
  };
  const byVersion = (c: Context<Env>) => findTargetByVersion(deps, c.req.param('address') ?? '');
  const routes = new Hono<Env>();
  for (const [path, find] of [
    ['/profile/:slug/introduce', bySlug],
    ['/v/:address/introduce', byVersion],
  ] as const) {
    routes.get(path, async (c) => {
      const target = await find(c);
      if (!target) return showClosed(c);
      const form = `${target.page}/introduce`;
      if (form === c.req.path) return show(c, target);
      // The page has moved to another slug, and may move again.
      c.header('cache-control', 'no-cache');
      return c.redirect(form, 302);
    });
    routes.post(path, limitBody, async (c) => {
      const target = await find(c);
      if (target) return receive(c, target);
      return showClosed(c, new URLSearchParams(await c.req.text()).get('about') ?? '');
    });
  }

  /** Shows the state of the introduction. A GET changes nothing, so that mail scanners do no harm. */
  async function showStatus(c: Context<Env>, token: string) {
    const introduction = TOKEN_PATTERN.test(token) ? await findIntroductionByToken(deps, token) : undefined;
    if (!introduction) return c.html(await pages.introductionLink({ appUrl, kind: 'gone' }), 404);
    const { first, state, open, answer_by } = introduction;
    const kind =
      state === 'unconfirmed' ? (open ? 'confirm' : 'closed') : state === 'waiting' ? 'waiting' : 'answered';
    return c.html(
      await pages.introductionLink({
        appUrl,
        kind,
        first,
        by: answer_by ? formatCalendarDay(answer_by) : '',
      }),
    );
  }
  routes.post('/introduction/again', limitBody, async (c) => {
    await sendAgain(deps, new URLSearchParams(await c.req.text()).get('ticket') ?? '');
    return c.html(await pages.introductionLink({ appUrl, kind: 'again' }));
  });
  routes.get('/introduction/:token', (c) => showStatus(c, c.req.param('token')));
  routes.post('/introduction/:token', limitBody, async (c) => {
    const token = c.req.param('token');
    const act = new URLSearchParams(await c.req.text()).get('act');
    if (!TOKEN_PATTERN.test(token)) return showStatus(c, token);
    if (act === 'erase') {
      await eraseIntroduction(deps, token);
      return c.html(await pages.introductionLink({ appUrl, kind: 'erased' }));
    }
    if (act === 'confirm') await confirmIntroduction(deps, token);
    return showStatus(c, token);
  });
  return routes;
}

interface FormState {
  typed?: SubmittedIntroduction;
  problems?: Partial<Record<keyof SubmittedIntroduction, string>>;
  /** An error that concerns the form as a whole. */
  trouble?: string;
  notice?: string;
  status?: number;
}

const ownerFieldsOf = ({ name, first, role, page }: IntroductionTarget) => ({ name, first, role, page });
