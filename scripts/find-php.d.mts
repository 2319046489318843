export declare const findPhp: () => string | undefined;
