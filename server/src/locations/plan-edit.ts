import type { EditedLocation, LocationEdit } from '@chat-module/contract/location-edits';
import { type Location, type LocationChanges, locationFields } from '@chat-module/contract/locations';
import type { Place } from '@chat-module/opening-hours/hours-vocabulary';
import { replaceHours } from '@chat-module/opening-hours/replace-hours';

/** What an edit means for one location, or why it can't be made there. */
export type EditPlan = { readonly changes: LocationChanges } | { readonly refusal: string };

const sharedLine = 'Its office and gate hours share lines, so only its own form can change them.';

export function planEdit(location: Location, edit: LocationEdit): EditPlan {
  const { officeHours, gateHours, addAmenities, removeAmenities, ...fields } = edit;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const hours = editHours(location.officeHours, { office: officeHours, gate: gateHours });
  if (hours === undefined) return { refusal: sharedLine };
  const changes = {
    ...given,
    ...(hours !== location.officeHours && { officeHours: hours }),
    ...((addAmenities || removeAmenities) && {
      amenities: editAmenities(location.amenities, addAmenities, removeAmenities),
    }),
  };
  const checked = locationFields.partial().safeParse(changes);
  return checked.success ? { changes } : { refusal: checked.error.issues[0]?.message ?? '' };
}

function editHours(written: string, wanted: Readonly<Record<Place, string | undefined>>): string | undefined {
  let hours: string | undefined = written;
  for (const place of ['office', 'gate'] as const) {
    const lines = wanted[place];
    if (lines !== undefined && hours !== undefined) hours = replaceHours(hours, place, lines);
  }
  return hours;
}

const sameAmenity = (name: string): string => name.toLowerCase();

/** Amenities that differ only in case are the same. */
function editAmenities(known: readonly string[], added: readonly string[] = [], removed: readonly string[] = []) {
  const isRemoved = new Set(removed.map(sameAmenity));
  const kept = known.filter((name) => !isRemoved.has(sameAmenity(name)));
  const isKept = new Set(kept.map(sameAmenity));
  return [...kept, ...added.filter((name) => !isKept.has(sameAmenity(name)))];
}

/** The fields whose value differs, as text. */
export function describeEdit(before: Location, after: Partial<Location>): EditedLocation['changes'] {
  const earlier = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .map(([field, value]) => ({ field, from: asText(earlier.get(field)), to: asText(value) }))
    .filter(({ from, to }) => from !== to);
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
