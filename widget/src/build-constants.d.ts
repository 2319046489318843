/** File names of chunks, hash included: put in by the build. */
declare const __WINDOW_CHUNK__: string;
declare const __SPANISH_CHUNK__: string;
