import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { setPublished } from '@/server/db/profiles/publication';
import { TestBrowser } from '@/server/testing/browser';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { setUpTestApp } from '@/server/testing/test-app';
import { CARD_SIZE } from '@/shared/images/social-card';

describe('the card of a published profile', () => {
  const app = setUpTestApp();
  let visitor: TestBrowser;
  let count = 0;
  beforeAll(() => {
    visitor = new TestBrowser(app);
  });

  async function buildPerson(name: string, published = true) {
    const slug = `card-${++count}`;
    const profile = buildProfile({ name, role: 'Fractional CFO', profilePicture: '' });
    return { slug, ...(await buildUser(app, { profile, slug, published })) };
  }
  const fetchCard = (slug: string, headers = {}) => visitor.fetch(`/profile/${slug}/card.png`, { headers });
  const fetchImagePath = async (slug: string) => {
    const html = await (await visitor.fetch(`/profile/${slug}`)).text();
    return /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(html)?.[1];
  };

  it('is a picture in the size of link previews, referenced by the page', async () => {
    const { slug } = await buildPerson('Ada Marsh');
    const imagePath = await fetchImagePath(slug);
    expect(imagePath).toMatch(new RegExp(`^/profile/${slug}/card\\.png\\?v=\\d+-\\d+$`));
    const response = await visitor.fetch(imagePath ?? '');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...CARD_SIZE });
  });

  it('shows the name', async () => {
    const [ada, bea] = [await buildPerson('Ada Marsh'), await buildPerson('Bea Thorn')];
    const pixels = async ({ slug }: { slug: string }) => {
      const text = { left: 440, top: 140, width: 600, height: 160 };
      return sharp(await (await fetchCard(slug)).arrayBuffer())
        .extract(text)
        .greyscale()
        .raw()
        .toBuffer();
    };
    const [one, other] = [await pixels(ada), await pixels(bea)];
    expect(Math.min(...one)).toBeLessThan(60);
    expect(one.equals(other)).toBe(false);
  });

  it('returns 404 from the first request after unpublishing', async () => {
    const { slug, id } = await buildPerson('Ada Marsh');
    const first = await fetchCard(slug);
    const etag = first.headers.get('etag') ?? 'none';
    expect((await fetchCard(slug, { 'if-none-match': etag })).status).toBe(304);
    await setPublished(app.db, { profileId: id, published: false, wantedSlug: null, now: new Date() });
    expect((await fetchCard(slug, { 'if-none-match': etag })).status).toBe(404);
  });

  it('does not exist for a private or unknown profile, or for a name that the fonts cannot write', async () => {
    const { slug: hidden } = await buildPerson('Ada Marsh', false);
    const { slug: arabic } = await buildPerson('ليلى الحداد');
    for (const slug of [hidden, arabic, 'nobody-at-all', '%00', 'preview']) {
      const response = await fetchCard(slug);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('');
    }
    expect(await fetchImagePath(arabic)).toBe('/social.png');
  });
});
