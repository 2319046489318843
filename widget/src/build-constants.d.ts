/** File names of chunks, including their hash; inserted by the build. */
declare const __WINDOW_CHUNK__: string;
declare const __SPANISH_CHUNK__: string;
