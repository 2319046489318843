import type { Role } from '@chat-module/contract/users';
import { badRequest } from '../errors.ts';

interface Assignment {
  readonly role: Role;
  readonly locationIds: string[];
}

interface Given {
  readonly role?: Role | undefined;
  readonly locationId?: string | null | undefined;
  readonly locationIds?: readonly string[] | undefined;
}

/**
 * A user's role and locations after a call. What the call leaves out stays; `locationIds` counts before `locationId`, which
 * alone moves a manager's location to the front. Only managers have several.
 */
export function settleLocations(given: Given, before?: Assignment): Assignment {
  const role = given.role ?? before?.role ?? 'user';
  const locationIds = [...new Set(given.locationIds ?? withFirst(given.locationId, before?.locationIds ?? []))];
  if (role !== 'manager') {
    if (given.locationIds && locationIds.length > 1)
      throw badRequest('Only a manager can have several locations.', 'locationIds');
    return { role, locationIds: locationIds.slice(0, 1) };
  }
  if (locationIds.length === 0 && before?.role !== 'manager')
    throw badRequest('Choose at least one location.', 'locationIds');
  return { role, locationIds };
}

const withFirst = (first: string | null | undefined, others: readonly string[]): string[] =>
  first ? [first, ...others] : [...others];
