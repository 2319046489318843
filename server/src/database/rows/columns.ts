/** ISO 8601 UTC on both databases. */
export type Instant = string;
/** JSON as text, parsed and written in its feature's store. */
export type Json = string;
