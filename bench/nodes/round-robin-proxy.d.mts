export interface Proxy {
  readonly origin: string;
  inHandOf(node: string): number;
  lost(): string[];
  stop(): Promise<void>;
}
export declare const startProxy: (nodesNow: () => readonly string[]) => Promise<Proxy>;
