export declare const leaveOldLeads: (
  url: string,
  of: { readonly botId: string; readonly locationId: string },
  count: number,
) => Promise<void>;
