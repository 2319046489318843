/** The orders of the list of locations; the first one is the default. */
export const locationSorts = ['newest', 'name', 'city', 'changed'] as const;
export type LocationSort = (typeof locationSorts)[number];

/** Open leads and reservations of a location are counted up to this. */
export const mostOpenWork = 100;

export interface OpenWork {
  readonly locationId: string;
  readonly newLeads: number;
  readonly pendingReservations: number;
}

/** The most locations that one call changes. */
export const mostEdited = 200;
