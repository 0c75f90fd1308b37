/** `/reference/{token}`: the link in a referee's mail. Opening it changes nothing; buttons do. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '@/server/context';
import { countAgainstWindows } from '@/server/db/rate-limits';
import type { Env } from '@/server/http/request';
import type { ReferenceLinkPage, TypedReference } from '@/server/pages/renderer';
import { hashToken } from '@/server/secrets/tokens';
import { readProfileData } from '@/shared/profile/profile-data';
import { ownerNames } from '@/shared/publishing/owner-names';
import { askedSentence, shownReference } from '@/shared/references/reference';
import { storyStatements } from '@/shared/references/story-confirmation';
import { formatCalendarDay } from '@/shared/time/calendar-day';
import { DAY, HOUR } from '@/shared/time/durations';
import {
  parseReferenceForm,
  type ReferenceFormErrors,
  readAnySubmittedText,
  readSubmittedReference,
} from './answer-form';
import {
  declineReference,
  eraseReferenceAnswer,
  findReferenceByToken,
  isExpired,
  stopRequests,
  storeReferenceAnswer,
} from './referee';
import type { ReferenceRow } from './request-reference';

/** Maximum bytes of a form: every field at its limit, with nine bytes for each encoded character. */
const MAX_BODY_BYTES = 72 * 1024;
const TOKEN_PATTERN = /^[\w-]{43}$/;
/** Maximum answers from one link in a day, and from one network in an hour. */
const ANSWER_LIMITS = { link: { day: 40 }, network: { hour: 120 } };

type RequestOfLink = NonNullable<Awaited<ReturnType<typeof findReferenceByToken>>>;

const frameOf = ({ row, data }: RequestOfLink, appUrl: string) => {
  const { name, first } = ownerNames(data);
  return { appUrl, owner: name, first, asked: row.asked_name, askedOffice: officeOf(row) };
};

/** 'Chief executive, Tanager Health' */
const officeOf = ({ asked_office, company }: ReferenceRow) =>
  [asked_office, company].filter(Boolean).join(', ');

/** The case stories that a request asks about in full, as they are now; one that has changed is left out. */
function askedStoriesOf({ row, data }: RequestOfLink) {
  const asked = new Set(row.statements.map(({ text }) => text));
  return readProfileData(data).case_stories.filter((story) => {
    const statements = storyStatements(story);
    return statements.length > 0 && statements.every((text) => asked.has(text));
  });
}

/** The form's initial values: the answer confirmed before, else the owner's words for who the referee is. */
const initialValuesOf = (row: ReferenceRow): TypedReference => ({
  name: row.name ?? row.asked_name,
  office: row.office ?? officeOf(row),
  words: row.words ?? '',
  answers: row.statements.map((_, index) => {
    const submitted = row.answers?.[index];
    return { answer: submitted?.answer ?? '', other: submitted?.answer === 'other' ? submitted.other : '' };
  }),
});

/** The routes of a referee's link. */
export function referenceRoutes(deps: Deps) {
  const { pages, config } = deps;
  const { appUrl } = config;
  const find = (token: string) => (TOKEN_PATTERN.test(token) ? findReferenceByToken(deps, token) : undefined);
  const showClosed = async (c: Context<Env>, lost?: TypedReference) =>
    c.html(await pages.referenceClosed({ appUrl, lost }), 404);

  async function showForm(
    c: Context<Env>,
    request: RequestOfLink,
    more: {
      typed?: TypedReference;
      problems?: ReferenceFormErrors;
      trouble?: string;
      status?: number;
      revision?: number;
    } = {},
  ) {
    const { row } = request;
    const { typed = initialValuesOf(row), problems, trouble, status = 200, revision = row.revision } = more;
    return c.html(
      await pages.referenceForm({
        ...frameOf(request, appUrl),
        statements: row.statements.map(askedSentence),
        stories: askedStoriesOf(request),
        wants: row.wants,
        typed,
        domain: row.company_domain,
        until:
          row.state === 'asked' ? formatCalendarDay(row.open_until.toISOString().slice(0, 10)) : undefined,
        revision,
        problems,
        trouble,
      }),
      status as 200,
    );
  }

  async function showLink(c: Context<Env>, request: RequestOfLink, page: Partial<ReferenceLinkPage> = {}) {
    const { row } = request;
    const kind = page.kind ?? (isExpired(row, deps.now()) ? 'expired' : row.state);
    if (kind === 'asked') return showForm(c, request);
    const reference = row.state === 'written' ? shownReference(row) : undefined;
    const closed = ['withdrawn', 'expired'].includes(kind);
    return c.html(
      await pages.referenceLink({
        ...frameOf(request, appUrl),
        reference,
        shown: row.shown_at !== null,
        ...page,
        kind,
      }),
      closed ? 410 : 200,
    );
  }

  async function receive(c: Context<Env>, token: string, body: URLSearchParams): Promise<Response> {
    const request = await find(token);
    if (!request) return showClosed(c, readAnySubmittedText(body));
    const { row } = request;
    // A request that has ended no longer holds its questions, so everything typed is shown again for the referee to
    // copy.
    const lost = readAnySubmittedText(body);
    if (row.state !== 'written' && (row.state !== 'asked' || isExpired(row, deps.now()))) {
      return showLink(c, request, { lost });
    }
    const typed = readSubmittedReference(body, row.statements.length);
    // A form that is shown again still refers to the answer it started from, so that it does not overwrite a newer
    // one unseen.
    const revision = Math.min(Number.parseInt(body.get('revision') ?? '', 10) || 0, row.revision);
    const parsed = parseReferenceForm(typed, row.wants);
    if (!parsed.ok) return showForm(c, request, { typed, problems: parsed.problems, status: 422, revision });
    const limits = [
      { key: `reference:link:${hashToken(token)}`, max: ANSWER_LIMITS.link.day, windowMs: DAY },
      { key: `reference:ip:${c.get('context').clientIp}`, max: ANSWER_LIMITS.network.hour, windowMs: HOUR },
    ];
    if ((await countAgainstWindows(deps.database.db, limits, deps.now())) > 0) {
      const trouble = 'Too many answers came from here just now. Please confirm again later.';
      return showForm(c, request, { typed, trouble, status: 429, revision });
    }
    const outcome = await storeReferenceAnswer(deps, token, { answer: parsed.answer, revision });
    const current = await find(token);
    if (!current) return showClosed(c, lost);
    if (outcome === 'closed') return showLink(c, current, { lost });
    if (outcome === 'changed-meanwhile') {
      const trouble =
        'An answer was given by this link meanwhile, in another window or by somebody you gave the link to. What you typed stands below; confirming it takes the place of that answer.';
      return showForm(c, current, { typed, trouble, status: 409 });
    }
    return showLink(c, current, { sent: true });
  }

  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: async (c) => c.html(await pages.referenceClosed({ appUrl, tooLong: true }), 413),
  });
  return new Hono<Env>()
    .get('/reference/:token', async (c) => {
      const request = await find(c.req.param('token'));
      if (!request) return showClosed(c);
      const action = c.req.query('ask');
      if (action === 'stop') return showLink(c, request, { kind: 'stop' });
      if (request.row.state === 'written' && action === 'change') return showForm(c, request);
      if (request.row.state === 'written' && action === 'take-back') {
        return showLink(c, request, { kind: 'take-back' });
      }
      return showLink(c, request);
    })
    .get('/reference/:token/answer.json', async (c) => {
      const request = await find(c.req.param('token'));
      if (!request) return showClosed(c);
      c.header('content-disposition', 'attachment; filename="reference.json"');
      return c.json(personalDataOf(request.row));
    })
    .post('/reference/:token', limitBody, async (c): Promise<Response> => {
      const token = c.req.param('token');
      const body = new URLSearchParams(await c.req.text());
      const act = body.get('act');
      if (act === 'confirm') return receive(c, token, body);
      if (!TOKEN_PATTERN.test(token)) return showClosed(c);
      if (act === 'take-back') await eraseReferenceAnswer(deps, token);
      if (act === 'stop') await stopRequests(deps, token);
      if (act === 'decline') await declineReference(deps, token);
      const request = await find(token);
      if (!request) return showClosed(c, readAnySubmittedText(body));
      const lost = act === 'decline' ? readAnySubmittedText(body) : undefined;
      return showLink(c, request, {
        ...(act === 'stop' && { kind: 'stopped' }),
        lost,
      });
    });
}

/** Everything that is stored about a referee, for the referee. */
const personalDataOf = (row: ReferenceRow) => ({
  state: row.state,
  email: row.email,
  asked: { name: row.asked_name, office: row.asked_office, at: row.asked_at, reminded_at: row.reminded_at },
  statements: row.statements.map((asked, index) => ({ text: askedSentence(asked), ...row.answers?.[index] })),
  written: row.written_at && { name: row.name, office: row.office, words: row.words },
  written_at: row.written_at,
  changed_at: row.changed_at,
  shown_since: row.shown_at,
  erased_at: row.erase_at,
});
