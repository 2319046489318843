/** A database that cannot be used. Its message is one sentence for the operator. */
export class DatabaseUnavailable extends Error {}
