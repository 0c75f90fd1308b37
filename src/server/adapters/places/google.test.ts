import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locationRowOf } from './address';
import { createGooglePlaces } from './google';
import type { Places } from './types';

/** The answer of the stub of the place service, and the URL that it was asked for last. */
let answer: { status: number; body: string };
let requestUrl: URL;
let server: Server;
let places: Places;

beforeAll(async () => {
  server = createServer((request, response) => {
    requestUrl = new URL(request.url ?? '', 'http://places.example');
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  places = createGooglePlaces({ apiKey: 'key-of-the-test', baseUrl: `http://127.0.0.1:${port}` });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const setAnswer = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};

describe('the adapter of Google’s places', () => {
  it('asks for suggestions and passes them on', async () => {
    const prediction = {
      description: 'Munich, Germany',
      place_id: 'ChIJ2V',
      types: ['locality'],
      structured_formatting: { main_text: 'Munich', secondary_text: 'Germany' },
    };
    setAnswer({ status: 'OK', predictions: [{ ...prediction, terms: [] }] });
    expect(await places.suggest({ input: 'mün & co', types: 'geocode' })).toEqual({
      status: 'OK',
      predictions: [prediction],
    });
    expect(requestUrl.pathname).toBe('/maps/api/place/autocomplete/json');
    expect(Object.fromEntries(requestUrl.searchParams)).toEqual({
      input: 'mün & co',
      types: 'geocode',
      key: 'key-of-the-test',
    });
  });

  it('asks for the fields of a place, and reads the parts of its address', async () => {
    setAnswer({
      status: 'OK',
      result: {
        place_id: 'ChIJ2V',
        name: 'San Jose',
        formatted_address: 'San Jose, CA, USA',
        address_components: [
          { long_name: 'San Jose', short_name: 'San Jose', types: ['locality', 'political'] },
          { long_name: 'California', short_name: 'CA', types: ['administrative_area_level_1', 'political'] },
          { long_name: 'United States', short_name: 'US', types: ['country', 'political'] },
        ],
        geometry: { location: { lat: 37.3, lng: -121.8 } },
        types: ['locality'],
      },
    });
    const { result } = await places.details({ placeId: 'ChIJ2V', fields: ['name', 'geometry'] });
    expect(requestUrl.pathname).toBe('/maps/api/place/details/json');
    expect(requestUrl.searchParams.get('fields')).toBe('name,geometry');
    expect(locationRowOf('ChIJ2V', result!)).toEqual({
      place_id: 'ChIJ2V',
      name: 'San Jose',
      formatted_address: 'San Jose, CA, USA',
      city: 'San Jose',
      state_province: 'CA',
      country_code: 'US',
      latitude: 37.3,
      longitude: -121.8,
      place_types: ['locality'],
    });
  });

  it.each(['ZERO_RESULTS', 'REQUEST_DENIED', 'OVER_QUERY_LIMIT'])(
    'returns neither suggestions nor details for the status %s',
    async (status) => {
      setAnswer({ status, predictions: [{ description: 'x', place_id: 'y' }], result: { name: 'x' } });
      expect(await places.suggest({ input: 'x', types: 'geocode' })).toEqual({ status, predictions: [] });
      expect(await places.details({ placeId: 'x' })).toEqual({ status, result: null });
    },
  );

  it.each([
    ['an error page', '<html>', 502],
    ['another shape', { status: 'OK', predictions: 'none', result: [] }, 200],
    ['nothing', '', 200],
  ])('answers UNKNOWN_ERROR where it gets %s', async (_, body, status) => {
    setAnswer(body, status);
    expect(await places.suggest({ input: 'x', types: 'geocode' })).toEqual({
      status: 'UNKNOWN_ERROR',
      predictions: [],
    });
    expect(await places.details({ placeId: 'x' })).toEqual({ status: 'UNKNOWN_ERROR', result: null });
  });

  it('answers UNKNOWN_ERROR if the service cannot be reached', async () => {
    const unreachable = createGooglePlaces({ apiKey: 'k', baseUrl: 'http://127.0.0.1:1' });
    expect((await unreachable.suggest({ input: 'x', types: 'geocode' })).status).toBe('UNKNOWN_ERROR');
  });
});
