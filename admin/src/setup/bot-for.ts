import type { Setup } from '@chat-module/contract/setup';

/** A bot's initial values from its facility's record. */
export const botFor = ({ id, businessName, website }: NonNullable<Setup['facility']>) => ({
  name: `${businessName} Assistant`,
  websiteUrl: website,
  locationId: id,
});
