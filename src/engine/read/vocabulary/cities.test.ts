import { describe, expect, it } from 'vitest';
import { isCityAlone } from './cities';

describe('a city alone', () => {
  it.each(['上海', '東京都', '大阪府', '横浜市', '广东省深圳市', '서울특별시', 'Москва', 'תל אביב', 'دبي'])(
    'is recognised: %s',
    (city) => expect(isCityAlone(city)).toBe(true),
  );
  it.each(['首席财务官', '李明', '田中 太郎', 'Скала', 'مديرة'])('is not any other word: %s', (word) =>
    expect(isCityAlone(word)).toBe(false),
  );
});
