import { defaultRetentionDays, type Location, locationFields } from '@chat-module/contract/locations';
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
  sizeOptions: [],
  amenities: [],
});

/** A time zone that wasn't chosen is derived from the address. */
const fieldsOf = ({ id, userId, createdAt, updatedAt, timezoneSource, ...fields }: Location): LocationFields => ({
  ...fields,
  timezone: timezoneSource === 'chosen' ? fields.timezone : '',
});

export const useLocationForm = (location: Location | undefined): LocationFormApi =>
  useForm<LocationFields, unknown, LocationValues>({
    resolver: zodResolver(locationFields),
    defaultValues: location ? fieldsOf(location) : blankLocation(),
  });
