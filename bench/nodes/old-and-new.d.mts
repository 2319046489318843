export declare const leaveOldLeads: (
  url: string,
  of: { readonly botId: string; readonly locationId: string },
  count: number,
) => Promise<void>;
export declare const leaveEndedHolds: (
  url: string,
  of: { readonly botId: string; readonly locationId: string },
  name: string,
  count: number,
) => Promise<void>;
