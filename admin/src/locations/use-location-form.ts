import { defaultRetentionDays, type Location, locationFields } from '@chat-module/contract/locations';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

type LocationFields = z.input<typeof locationFields>;
type LocationValues = z.output<typeof locationFields>;
export type LocationFormApi = UseFormReturn<LocationFields, unknown, LocationValues>;

const blankLocation: LocationFields = {
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
  timezone: '',
  retentionDays: defaultRetentionDays,
  sizeOptions: [],
  amenities: [],
};

const fieldsOf = ({ id, userId, createdAt, updatedAt, ...fields }: Location): LocationFields => fields;

export const useLocationForm = (location: Location | undefined): LocationFormApi =>
  useForm<LocationFields, unknown, LocationValues>({
    resolver: zodResolver(locationFields),
    defaultValues: location ? fieldsOf(location) : blankLocation,
  });
