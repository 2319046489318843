import {
  defaultReservationSettings,
  defaultRetentionDays,
  type Location,
  locationFields,
} from '@chat-module/contract/locations';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { browserZone } from './time-zone-options.ts';

type LocationFields = z.input<typeof locationFields>;
type LocationValues = z.output<typeof locationFields>;
export type LocationFormApi = UseFormReturn<LocationFields, unknown, LocationValues>;

const blankLocation = (): LocationFields => ({
  businessName: '',
  address: '',
  phoneNumber: '',
  website: '',
  paymentPortalUrl: '',
  facilityEmail: '',
  emailSubject: '',
  emailTemplate: '',
  officeHours: '',
  pricingPageUrl: '',
  contactPageUrl: '',
  faqPageUrl: '',
  timezone: browserZone(),
  retentionDays: defaultRetentionDays,
  ...defaultReservationSettings,
  sizeOptions: [],
  amenities: [],
});

/** A time zone that wasn't chosen is derived from the address. */
const fieldsOf = ({ id, userId, createdAt, updatedAt, timezoneSource, ...fields }: Location): LocationFields => ({
  ...fields,
  timezone: timezoneSource === 'chosen' ? fields.timezone : '',
});

/** Leaves out what is unique to a location: its name, contact details and web addresses. */
const copyOf = (location: Location): LocationFields => {
  const { officeHours, emailSubject, emailTemplate, retentionDays, amenities, sizeOptions } = location;
  const { holdDays, holdReminderDays, confirmationMail, confirmationSubject, confirmationTemplate } = location;
  return {
    ...blankLocation(),
    ...{ officeHours, emailSubject, emailTemplate, retentionDays, amenities },
    ...{ holdDays, holdReminderDays, confirmationMail, confirmationSubject, confirmationTemplate },
    // Derived from the address, which may be elsewhere.
    timezone: '',
    sizeOptions: sizeOptions.map(({ id, ...option }) => option),
  };
};

const startOf = (location: Location | undefined, template: Location | undefined): LocationFields => {
  if (location) return fieldsOf(location);
  return template ? copyOf(template) : blankLocation();
};

/** @param template the location that a new one starts as a copy of */
export const useLocationForm = (location: Location | undefined, template?: Location): LocationFormApi =>
  useForm<LocationFields, unknown, LocationValues>({
    resolver: zodResolver(locationFields),
    defaultValues: startOf(location, template),
  });
