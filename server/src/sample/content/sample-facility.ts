import { defaultPosition, defaultPrimaryColor } from '@chat-module/contract/bots';
import { defaultEmailSubject, defaultEmailTemplate } from '@chat-module/contract/locations';

/** The invented business of an empty install. Its addresses and phone numbers are reserved for examples. */
export const sampleFacility = {
  businessName: 'Copper Lantern Self Storage',
  address: '2480 Lantern Crossing Road, Boise, ID 83799',
  phoneNumber: '(208) 555-0142',
  website: 'https://www.copperlantern.example',
  paymentPortalUrl: 'https://pay.copperlantern.example',
  facilityEmail: 'office@copperlantern.example',
  emailSubject: defaultEmailSubject,
  emailTemplate: defaultEmailTemplate,
  officeHours:
    'Monday - Friday: 9:00 AM - 6:00 PM\nSaturday: 9:00 AM - 5:00 PM\nSunday: Closed\nGate: 6:00 AM - 10:00 PM every day',
  pricingPageUrl: 'https://www.copperlantern.example/rates',
  contactPageUrl: 'https://www.copperlantern.example/contact',
  faqPageUrl: 'https://www.copperlantern.example/faq',
  timezone: 'America/Boise',
};

export const sampleAmenities: readonly string[] = [
  'Climate-controlled units',
  'Drive-up units',
  'Personal gate codes',
  'Video surveillance',
  'Fenced and lit property',
  'Ground-floor units only',
  'Free carts and dollies',
  'Free move-in truck',
  'Covered RV and boat parking',
  'Boxes and packing supplies',
  'Online rental and bill payment',
  'Package acceptance',
  'Month-to-month rental',
];

export const sampleBot = {
  name: 'Lantern Assistant',
  location: 'Boise, Idaho',
  websiteUrl: sampleFacility.website,
  personality:
    'You are a helpful and friendly customer support assistant. Always be polite, concise, and try to resolve user issues quickly.',
  primaryColor: defaultPrimaryColor,
  position: defaultPosition,
  status: 'active',
} as const;

/** The pages of its website that visitors chat on, most visited first. */
export const samplePageUrls: readonly string[] = [
  `${sampleFacility.website}/`,
  sampleFacility.pricingPageUrl,
  `${sampleFacility.website}/units`,
  sampleFacility.faqPageUrl,
  sampleFacility.contactPageUrl,
  `${sampleFacility.website}/vehicle-parking`,
];
