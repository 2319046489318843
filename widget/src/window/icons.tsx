/** Drawn with strokes, styled in frame.css. */
const Icon = ({ width, d }: { width: string; d: string }) => (
  <svg viewBox="0 0 24 24" width={width} aria-hidden="true">
    <path d={d} />
  </svg>
);

export const ChatIcon = () => <Icon width="22" d="M3 21l2-6a8.5 8.5 0 1 1 4 4z" />;

export const StartOverIcon = () => <Icon width="18" d="M4 4v6h6M4.6 15a8 8 0 1 0 1-8.5L4 10" />;

export const MinimizeIcon = () => <Icon width="20" d="M6 9l6 6 6-6" />;

export const MailIcon = () => <Icon width="18" d="M3 5h18v14H3zM3 6l9 7 9-7" />;

export const CloseIcon = () => <Icon width="16" d="M6 6l12 12M18 6L6 18" />;

export const SendIcon = () => <Icon width="18" d="M12 19V5M5.5 11.5L12 5l6.5 6.5" />;

export const LockIcon = () => <Icon width="12" d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4" />;

/** A thumb that points up; styles flip it. */
export const ThumbIcon = () => (
  <Icon width="14" d="M7 10v11H3V10h4zm0 0l5-8a3 3 0 0 1 2 3v4h5a2 2 0 0 1 2 2l-1 8a2 2 0 0 1-2 2H7" />
);
