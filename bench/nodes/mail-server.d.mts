export interface MailServer {
  readonly url: string;
  readonly deliveries: ReadonlyMap<string | undefined, number>;
  stop(): Promise<void>;
}
export declare const startMailServer: () => Promise<MailServer>;
