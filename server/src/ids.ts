import { v7 } from 'uuid';

/** A new id. UUIDv7 ids sort by the time they were made at, which keeps database indexes compact. */
export const newId = (): string => v7();
