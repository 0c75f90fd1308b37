import { beforeAll, describe, expect, it } from 'vitest';
import { prepareGazetteer, TEST_GAZETTEER } from '@/server/testing/set-up/gazetteer';
import { locationRowOf } from '../address';
import { PLACE_FIELDS } from '../types';
import { describePlace } from './describe-place';
import { readGazetteer } from './file';
import { foldPlaceName } from './fold-place-name';
import { createGazetteerPlaces } from './index';
import { isWithinOneTypo } from './one-typo';

describe('foldPlaceName', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['ZURICH', 'zurich'],
    ['São  Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Weißenfels', 'weissenfels'],
    ["L'Aquila", 'laquila'],
    ['Xi’an', 'xian'],
    ['Saint-Louis', 'saint louis'],
    ['Москва', 'москва'],
    ['  ', ''],
  ])('turns %j into the search key %j', (text, key) => expect(foldPlaceName(text)).toBe(key));
});

describe('describePlace', () => {
  it.each([
    [['Munich', 'Bavaria', 'Germany'], 'Munich, Bavaria, Germany'],
    [['Berlin', 'State of Berlin', 'Germany'], 'Berlin, Germany'],
    [['Zürich', 'Zurich', 'Switzerland'], 'Zürich, Switzerland'],
    [['Ho Chi Minh City', 'Ho Chi Minh City (HCMC)', 'Vietnam'], 'Ho Chi Minh City, Vietnam'],
    [['Singapore', 'Central Singapore', 'Singapore'], 'Singapore'],
    [['Kansas City', 'Kansas', 'United States'], 'Kansas City, Kansas, United States'],
    [['Kyiv', 'Kyiv City', 'Ukraine'], 'Kyiv, Ukraine'],
    [['Oslo', undefined, 'Norway'], 'Oslo, Norway'],
  ] as const)('describes %j as %j', ([name, admin, country], expected) =>
    expect(describePlace(name, admin, country).description).toBe(expected),
  );
});

it('isWithinOneTypo accepts one typo and an unfinished word, and not two typos', () => {
  const matches = (typed: string, key: string) =>
    isWithinOneTypo(Buffer.from(typed), Buffer.from(key), 0, key.length);
  expect(matches('gothenberg', 'gothenburg')).toBe(true);
  expect(matches('gotenburg', 'gothenburg')).toBe(true);
  expect(matches('gotthenburg', 'gothenburg')).toBe(true);
  expect(matches('gothebnurg', 'gothenburg')).toBe(true);
  expect(matches('gothenb', 'gothenburg')).toBe(true);
  expect(matches('gatenburg', 'gothenburg')).toBe(false);
});

describe('the gazetteer', () => {
  const places = createGazetteerPlaces(TEST_GAZETTEER);
  const suggest = async (input: string, types: 'geocode' | '(cities)' = 'geocode') =>
    (await places.suggest({ input, types })).predictions.map((prediction) => prediction.description);

  beforeAll(() => prepareGazetteer(), 120_000);

  it('suggests one of several towns that read alike', async () => {
    const towns = await suggest('Lisbon');
    expect(towns).toHaveLength(6);
    expect(new Set(towns).size).toBe(6);
  });

  it('contains more places than the 135,233 of the package it replaced', () => {
    const gazetteer = readGazetteer(TEST_GAZETTEER);
    expect(gazetteer?.ids.length).toBeGreaterThan(135_233);
  });

  it.each([
    ['zurich', 'Zürich, Switzerland'],
    ['Zürich', 'Zürich, Switzerland'],
    ['München', 'Munich, Bavaria, Germany'],
    ['muenchen', 'Munich, Bavaria, Germany'],
    ['munich', 'Munich, Bavaria, Germany'],
    ['cologne', 'Köln, North Rhine-Westphalia, Germany'],
    ['東京', 'Tokyo, Japan'],
    ['saigon', 'Ho Chi Minh City, Vietnam'],
    ['gothenberg', 'Göteborg, Västra Götaland, Sweden'],
    ['deutschland', 'Germany'],
    ['California', 'California, United States'],
    ['Paris', 'Paris, Île-de-France, France'],
    ['paris, texas', 'Paris, Texas, United States'],
    ['portland oregon', 'Portland, Oregon, United States'],
    ['springfield IL', 'Springfield, Illinois, United States'],
    ['Singapore', 'Singapore'],
    ['london', 'London, England, United Kingdom'],
    ['lond', 'London, England, United Kingdom'],
    ['new y', 'New York City, New York, United States'],
  ])('suggests for %j first of all %j', async (input, expected) =>
    expect((await suggest(input))[0]).toBe(expected),
  );

  it('ranks equal matches by inhabitants, without duplicates', async () => {
    const vienna = await suggest('vienna');
    expect(vienna.slice(0, 2)).toEqual(['Vienna, Austria', 'Vienna, Virginia, United States']);
    expect(new Set(vienna).size).toBe(vienna.length);
    expect(await suggest('singapore')).toEqual(['Singapore']);
  });

  it('names divisions instead of giving their numbers', async () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      for (const description of await suggest(letter)) expect(description).not.toMatch(/, \d+/);
    }
  });

  it('returns only cities if only cities are requested', async () => {
    expect(await suggest('germany')).toContain('Germany');
    expect(await suggest('germany', '(cities)')).not.toContain('Germany');
  });

  it.each(['', '   ', ',', ',,,', 'qqxxqq', '%_', '\u0000', 'x'.repeat(5_000), '🙂', '\ud800'])(
    'returns nothing for %j',
    async (input) => {
      const { status, predictions } = await places.suggest({ input, types: 'geocode' });
      expect(predictions).toEqual([]);
      expect(['ZERO_RESULTS', 'INVALID_REQUEST']).toContain(status);
    },
  );

  it('returns details in the format of the place service', async () => {
    const details = await places.details({ placeId: 'geonames:2867714' });
    expect(details).toEqual({
      status: 'OK',
      result: {
        place_id: 'geonames:2867714',
        name: 'Munich',
        formatted_address: 'Munich, Bavaria, Germany',
        address_components: [
          { long_name: 'Munich', short_name: 'Munich', types: ['locality', 'political'] },
          {
            long_name: 'Bavaria',
            short_name: 'Bavaria',
            types: ['administrative_area_level_1', 'political'],
          },
          { long_name: 'Germany', short_name: 'DE', types: ['country', 'political'] },
        ],
        geometry: { location: { lat: 48.13743, lng: 11.57549 } },
        types: ['locality', 'political', 'geocode'],
      },
    });
    expect(locationRowOf('geonames:2867714', details.result!)).toMatchObject({
      city: 'Munich',
      state_province: 'Bavaria',
      country_code: 'DE',
      latitude: 48.13743,
    });
    const some = await places.details({ placeId: 'geonames:2867714', fields: ['name', 'place_id'] });
    expect(some.result).toEqual({ name: 'Munich', place_id: 'geonames:2867714' });
  });

  it('finds the details of everything it suggests', async () => {
    for (const input of ['bavaria', 'germany', 'oslo', 'york']) {
      for (const prediction of (await places.suggest({ input, types: 'geocode' })).predictions) {
        const { status, result } = await places.details({
          placeId: prediction.place_id,
          fields: [...PLACE_FIELDS],
        });
        expect(status).toBe('OK');
        expect(result?.formatted_address).toBe(prediction.description);
      }
    }
  });

  it.each([
    'geonames:0',
    'geonames:ZZ',
    'geonames:DE.99',
    'geonames:',
    'ChIJ2V-Mo_l1nkcRfZixfUq4DAE',
    '../x',
  ])('knows no place %j', async (placeId) =>
    expect(await places.details({ placeId })).toEqual({ status: 'NOT_FOUND', result: null }),
  );

  it('answers UNKNOWN_ERROR if its file is missing', async () => {
    const none = createGazetteerPlaces('no-such-file');
    expect((await none.suggest({ input: 'oslo', types: 'geocode' })).status).toBe('UNKNOWN_ERROR');
    expect((await none.details({ placeId: 'geonames:1' })).status).toBe('UNKNOWN_ERROR');
  });
});
