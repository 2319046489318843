/** An unusable database. Its message is one sentence for the operator. */
export class DatabaseUnavailable extends Error {}
