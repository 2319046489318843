/** The id that the anchor of a titled section refers to: "Visitors' Data" becomes `visitors-data`. */
export const sectionId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
