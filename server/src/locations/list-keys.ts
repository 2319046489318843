import { cityOfAddress } from '@chat-module/contract/city-of-address';
import { digitsOf } from '@chat-module/contract/digits-of';
import { searchForm } from '@chat-module/contract/search-form';
import type { LocationRow } from '../database/rows/locations.ts';

type Listed = Pick<LocationRow, 'businessName' | 'address' | 'phoneNumber' | 'website' | 'facilityEmail'>;
export type ListKeys = Pick<LocationRow, 'nameKey' | 'cityKey' | 'searchText'>;

/** Sorts after every letter without an accent. */
const withoutCity = '~';

/** What lists of locations sort and search by. */
export function listKeysOf({ businessName, address, phoneNumber, website, facilityEmail }: Listed): ListKeys {
  const nameKey = searchForm(businessName);
  return {
    nameKey,
    cityKey: `${searchForm(cityOfAddress(address)) || withoutCity}\n${nameKey}`,
    searchText: searchForm(
      [businessName, address, website, facilityEmail, phoneNumber, digitsOf(phoneNumber)].join('\n'),
    ),
  };
}
