/** The titles of the location form's sections, in their order, for its anchors. */
const titles = [
  'Basic Information',
  'Email Notifications',
  'Confirmation Email',
  'Holds',
  'Calendar',
  'Website Information',
  'Website Knowledge',
  "Visitors' Data",
  'Size Options',
  'Features and Amenities',
] as const;

/** Sections about what happened since a location was saved. */
const ofSaved: readonly string[] = ['Website Knowledge', 'Calendar'];

export const formSections = (isSaved: boolean): readonly string[] =>
  titles.filter((title) => isSaved || !ofSaved.includes(title));
