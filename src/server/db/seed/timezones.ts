/** The IANA time zones, from @vvo/tzdb: one entry for each place whose clock has ever differed from others. */
import { rawTimeZones } from '@vvo/tzdb';

export interface Timezone {
  text: string;
  value: string;
  utc_offset: number;
}

/**
 * Lists all time zones.
 * @returns the zones from west to east, and by name within an offset
 */
export function allTimezones(): Timezone[] {
  return rawTimeZones
    .map((zone) => {
      const place = [...new Set([zone.mainCities[0] ?? zone.name, zone.countryName])].join(', ');
      return {
        text: `${place} (${zone.alternativeName})`,
        value: zone.name,
        utc_offset: zone.rawOffsetInMinutes,
      };
    })
    .sort((a, b) => a.utc_offset - b.utc_offset || (a.text < b.text ? -1 : 1));
}
