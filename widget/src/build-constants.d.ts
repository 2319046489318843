/** The file name of the window's chunk, including its hash; inserted by the build. */
declare const __WINDOW_CHUNK__: string;
