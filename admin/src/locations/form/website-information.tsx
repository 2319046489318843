import { TextField } from '../../ui/form/text-field.tsx';
import { FormCard } from './form-card.tsx';
import type { LocationFormApi } from './use-location-form.ts';

const optionalAddresses = [
  { name: 'paymentPortalUrl', label: 'Payment Portal URL', hint: 'Where tenants pay their bill online.' },
  { name: 'pricingPageUrl', label: 'Pricing Page URL', hint: 'Opened by "View Our Rates".' },
  { name: 'contactPageUrl', label: 'Contact Page URL', hint: undefined },
  { name: 'faqPageUrl', label: 'FAQ Page URL', hint: undefined },
] as const;

export const WebsiteInformation = ({ form: { register, formState } }: { form: LocationFormApi }) => (
  <FormCard title="Website Information">
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label="Website (Main Site URL)"
          type="url"
          required
          placeholder="https://"
          error={formState.errors.website?.message}
          {...register('website')}
        />
      </div>
      {optionalAddresses.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          type="url"
          placeholder="https://"
          hint={hint}
          error={formState.errors[name]?.message}
          {...register(name)}
        />
      ))}
    </div>
  </FormCard>
);
