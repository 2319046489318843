/** File name of the window chunk, hash included: put in by the build. */
declare const __WINDOW_CHUNK__: string;
