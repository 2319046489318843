const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '');

/** The page on which the visitor wrote. */
export const PageLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer" className="link">
    {withoutScheme(url)}
  </a>
);
