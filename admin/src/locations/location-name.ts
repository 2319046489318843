import type { Location } from '@chat-module/contract/locations';

/** What a row that may outlive its location says of it. */
export const locationName = (
  location: Location | undefined,
  { deletedLocationName }: { readonly deletedLocationName: string | null },
): string => location?.businessName ?? (deletedLocationName === null ? 'Unknown' : `${deletedLocationName} (deleted)`);
