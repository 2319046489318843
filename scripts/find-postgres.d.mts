export declare const findPostgres: () => string | undefined;
