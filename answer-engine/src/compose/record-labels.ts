/** The labels that the location form shows for the fields of a record. */
export const recordLabels = {
  businessName: 'Business name',
  address: 'Address',
  phoneNumber: 'Phone number',
  website: 'Website',
  officeHours: 'Office hours',
  paymentPortalUrl: 'Payment portal',
  pricingPageUrl: 'Pricing page',
  contactPageUrl: 'Contact page',
  faqPageUrl: 'FAQ page',
  sizeOptions: 'Size options',
  amenities: 'Features and amenities',
} as const;

export type RecordField = keyof typeof recordLabels;
