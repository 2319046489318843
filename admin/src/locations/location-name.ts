import type { Location } from '@chat-module/contract/locations';

/** The location's name in a row that may outlive it. */
export const locationName = (
  location: Location | undefined,
  { deletedLocationName }: { readonly deletedLocationName: string | null },
): string => location?.businessName ?? (deletedLocationName === null ? 'Unknown' : `${deletedLocationName} (deleted)`);
