import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, optionalLines } from './fields.ts';
import { mostEdited } from './location-sorts.ts';
import { locationFields } from './locations.ts';

const { amenities } = locationFields.shape;

/** Fields left out keep their value at every location; empty ones are cleared. */
export const locationEdit = locationFields
  .pick({
    facilityEmail: true,
    emailSubject: true,
    emailTemplate: true,
    paymentPortalUrl: true,
    retentionDays: true,
  })
  .extend({
    officeHours: optionalLines('Office hours', 2000).meta({
      description: "The office's lines of `officeHours`; the gate's stay",
    }),
    gateHours: optionalLines('Gate hours', 2000).meta({
      description: "The gate's lines of `officeHours`; the office's stay",
    }),
    addAmenities: amenities,
    removeAmenities: amenities,
  })
  .partial()
  .refine((edit) => Object.values(edit).some((value) => value !== undefined), 'Choose a field to change.');
export type LocationEdit = z.output<typeof locationEdit>;

const body = z.object({
  ids: z
    .array(id('Location'))
    .min(1, 'Select a location.')
    .max(mostEdited, `At most ${mostEdited} locations can be changed at once.`)
    .transform((ids) => [...new Set(ids)]),
  edit: locationEdit,
});

/** What an edit changes at one location. */
export const editedLocation = z.object({
  id: z.string(),
  businessName: z.string().meta({ description: "Empty for a location that doesn't exist" }),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  refusal: z.string().nullable().meta({ description: 'Why the location cannot be changed; null: it can' }),
});
export type EditedLocation = z.output<typeof editedLocation>;

const reply = z.object({ locations: z.array(editedLocation).meta({ description: 'In the order of the ids' }) });

export const previewLocationEdit = endpoint({
  method: 'POST',
  path: '/api/admin/locations/preview-edit',
  access: 'admin',
  summary: 'What a change of several locations would change; nothing is stored',
  body,
  reply,
});

export const editLocations = endpoint({
  method: 'PATCH',
  path: '/api/admin/locations',
  access: 'admin',
  summary: 'Change several locations in one transaction; the reply names those that stay as they are, and why',
  body,
  reply,
});
