import { confirmationMailSettings } from '@chat-module/contract/confirmation-mail';
import { locationFields, sizeOption, timezoneSources } from '@chat-module/contract/locations';
import { z } from 'zod';
import { asSaved, hexHash, id, instant, json, oneOf, stamps, text, webAddress } from './columns.ts';

/** Older options lack the price fields. */
const storedSizeOption = sizeOption
  .partial({ monthlyPriceCents: true, priceAsOf: true })
  .extend({ imageUrl: webAddress });

export const locationSchemas = {
  locations: z.strictObject({
    id,
    businessName: text,
    address: text,
    phoneNumber: text,
    website: webAddress,
    paymentPortalUrl: webAddress,
    facilityEmail: text,
    emailSubject: text,
    emailTemplate: text,
    officeHours: text,
    pricingPageUrl: webAddress,
    contactPageUrl: webAddress,
    faqPageUrl: webAddress,
    timezone: asSaved(locationFields.shape.timezone),
    timezoneSource: oneOf(timezoneSources),
    retentionDays: locationFields.shape.retentionDays,
    holdDays: locationFields.shape.holdDays,
    holdReminderDays: locationFields.shape.holdReminderDays,
    confirmationMail: oneOf(confirmationMailSettings),
    confirmationSubject: text,
    confirmationTemplate: text,
    sizeOptions: json(z.array(storedSizeOption)),
    amenities: json(z.array(z.string())),
    sampleMadeAt: instant.nullable(),
    nameKey: text,
    cityKey: text,
    searchText: text,
    userId: id.nullable(),
    ...stamps,
  }),
  calendarFeeds: z.strictObject({ locationId: id, tokenHash: hexHash, createdAt: instant }),
  deletedLocations: z.strictObject({ id, businessName: text, deletedAt: instant }),
};
