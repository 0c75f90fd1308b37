/** What the server makes of an uploaded photo: what it refuses, and what it changes before it stores one. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StorageError } from '@/server/adapters/storage';
import { createS3Storage } from '@/server/adapters/storage/s3';
import { claimSize, makePhoto, makeTwoHalves, readPixel } from '@/server/testing/documents/pictures';
import { type BuiltUser, buildUser } from '@/server/testing/people/factories';
import { startS3 } from '@/server/testing/stubs/s3';
import { createTestApp, type TestApp } from '@/server/testing/test-app';

const MB = 1024 * 1024;
const RED = [254, 0, 0];
const BLUE = [0, 0, 254];
const isNear = (a: number[], b: number[]) => a.every((value, i) => Math.abs(value - (b[i] ?? 0)) < 12);

describe('an uploaded photo', () => {
  let app: TestApp;
  let s3: Awaited<ReturnType<typeof startS3>>;
  let person: BuiltUser;
  let photo: Buffer;
  let isStorageDown = false;
  beforeAll(async () => {
    s3 = await startS3();
    // In a bucket, so that storing in S3 is tested as well.
    const bucket = createS3Storage(s3.config);
    const put: typeof bucket.put = async (...args) => {
      if (isStorageDown) throw new StorageError('unavailable', 'PUT answered 503');
      return bucket.put(...args);
    };
    app = await createTestApp({ deps: { storage: { ...bucket, put } } });
    person = await buildUser(app);
    photo = await makePhoto();
  });
  afterAll(async () => {
    await app.close();
    await s3.close();
  });

  async function upload(bytes: Uint8Array, name = 'profile-picture.jpg') {
    const body = new FormData();
    body.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
    const response = await person.browser.fetch(`/profile-images/${person.id}`, { method: 'POST', body });
    const answer = (await response.json()) as { message?: string; code?: string; profilePicture?: string };
    return { ...answer, status: response.status };
  }
  async function uploadAndDownload(bytes: Uint8Array, name?: string): Promise<Buffer> {
    const answer = await upload(bytes, name);
    expect(answer.status, answer.message).toBe(200);
    const response = await person.browser.fetch(answer.profilePicture ?? '');
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  }

  it('is accepted as JPEG, PNG and WebP', async () => {
    await uploadAndDownload(await makeTwoHalves().png().toBuffer(), 'portrait.png');
    await uploadAndDownload(await makeTwoHalves().webp().toBuffer(), 'portrait.webp');
    await uploadAndDownload(photo, 'PORTRAIT.JPEG');
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['SVG with a declaration', Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['noise', randomBytes(5_000)],
    ['a GIF that is a script', Buffer.from('GIF89a/*\0\0\0\0\0\0*/=alert(1)')],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
  ])('is refused when it is %s named .jpg', async (_what, bytes) => {
    expect(await upload(bytes)).toMatchObject({
      status: 400,
      message: 'This is not a picture. Please choose a JPEG, PNG or WebP file.',
    });
  });

  it('is refused when name and content disagree', async () => {
    expect((await upload(await makeTwoHalves().png().toBuffer(), 'a.jpg')).status).toBe(400);
    expect((await upload(photo, 'a.html')).status).toBe(400);
    expect((await upload(photo, 'a.svg')).status).toBe(400);
  });

  it('is refused with the reason when it is HEIC', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      randomBytes(500),
    ]);
    const answer = await upload(heic);
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(answer.message).toContain('HEIC photos cannot be read');
  });

  it('is refused when it is cut off', async () => {
    const noisy = await sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
      .jpeg()
      .toBuffer();
    const answer = await upload(noisy.subarray(0, noisy.length / 2));
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('damaged or unfinished') });
  });

  it('is stored without a page, script or archive that is hidden in it', async () => {
    const payload = '<script>alert(document.domain)</script>PK\u0003\u0004';
    const comment = Buffer.from(payload);
    const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
    const polyglot = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2), comment]);
    const served = await uploadAndDownload(polyglot);
    expect(served.includes('script')).toBe(false);
    expect(served.includes('PK\u0003\u0004')).toBe(false);
  });

  it('is refused if it would take gigabytes to decode', async () => {
    const many = await sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: '#888' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(many.length).toBeLessThan(MB);
    for (const answer of [await upload(many, 'bomb.png'), await upload(claimSize(photo, 65_500, 65_500))]) {
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('25 megapixels') });
    }
  });

  it('is refused if it is not smaller than 5 MB', async () => {
    const photoOfMaxSize = Buffer.concat([photo, Buffer.alloc(5 * MB - photo.length)]);
    expect(await upload(photoOfMaxSize)).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      message: 'Please select an image smaller than 5MB.',
    });
    expect((await upload(Buffer.alloc(6 * MB))).status).toBe(413);
    expect((await upload(photoOfMaxSize.subarray(0, -1))).status).toBe(200);
  });

  it('is stored without location and camera metadata', async () => {
    const taken = await makeTwoHalves()
      .withExif({
        IFD0: { Make: 'Camera of Mara', Copyright: 'Mara Lindqvist' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '57/1 42/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Gothenburg</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const served = await uploadAndDownload(taken);
    const { exif, xmp, icc, iptc } = await sharp(served).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(served.includes('Mara') || served.includes('Gothenburg')).toBe(false);
  });

  it('is rotated upright', async () => {
    // Rotated a quarter turn to the right: the left half of the picture is then on top.
    const rotated = await makeTwoHalves().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const served = await uploadAndDownload(rotated);
    expect(isNear(await readPixel(served, 200, 20), RED)).toBe(true);
    expect(isNear(await readPixel(served, 200, 380), BLUE)).toBe(true);
  });

  it('is converted from CMYK to sRGB', async () => {
    const print = await makeTwoHalves().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const served = await uploadAndDownload(print);
    const { space, channels } = await sharp(served).metadata();
    expect([space, channels]).toEqual(['srgb', 3]);
    const [red = 0, green = 0, blue = 0] = await readPixel(served, 20, 200);
    expect(red > 180 && green < 90 && blue < 90).toBe(true);
  });

  it('has a white background where it was transparent', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(isNear(await readPixel(await uploadAndDownload(clear, 'a.png'), 10, 10), [255, 255, 255])).toBe(
      true,
    );
  });

  it('is requested in a sentence if the form has none', async () => {
    const path = `/profile-images/${person.id}`;
    const empty = await person.browser.fetch(path, { method: 'POST', body: new FormData() });
    expect([empty.status, await empty.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'INVALID_INPUT', message: 'Please choose a picture.' }),
    ]);
    const json = await person.browser.post(path, { file: 'x' });
    expect([json.status, await json.json()]).toEqual([
      400,
      expect.objectContaining({ message: 'The picture did not arrive whole.' }),
    ]);
  });

  it('fails without affecting the profile if the storage is unavailable', async () => {
    const served = await upload(photo);
    isStorageDown = true;
    try {
      expect(await upload(photo)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    } finally {
      isStorageDown = false;
    }
    const { profile_data } = await person.browser.rpc.profiles.mine();
    expect(profile_data?.profilePicture).toBe(served.profilePicture);
    expect((await person.browser.fetch(served.profilePicture ?? '')).status).toBe(200);
  });
});
