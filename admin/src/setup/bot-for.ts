import type { Setup } from '@chat-module/contract/setup';

/** What a facility's record already says of its bot. */
export const botFor = ({ id, businessName, website }: NonNullable<Setup['facility']>) => ({
  name: `${businessName} Assistant`,
  websiteUrl: website,
  locationId: id,
});
