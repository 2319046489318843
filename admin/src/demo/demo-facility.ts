import type { Location, SizeOption } from '@chat-module/contract/locations';

/** The facts that the demo website shows about the facility. */
export interface DemoFacility {
  readonly businessName: string;
  readonly address: string;
  readonly phoneNumber: string;
  readonly officeHours: string;
  readonly sizeOptions: readonly Pick<SizeOption, 'id' | 'size' | 'type' | 'description'>[];
  readonly amenities: readonly string[];
}

const unit = (size: string, type: string, description: string) => ({ id: size, size, type, description });

const imaginedFacility: DemoFacility = {
  businessName: 'Maple Yard Storage',
  address: '12 Example Street, Sampleton',
  phoneNumber: '(555) 555-0142',
  officeHours: 'Monday - Saturday: 9 AM - 6 PM\nSunday: Closed',
  sizeOptions: [
    unit('5x10', 'Indoor', 'A walk-in closet: boxes, a bike and the winter gear.'),
    unit('10x10', 'Indoor', 'The contents of a one-bedroom apartment.'),
    unit('10x20', 'Drive-up', 'A small house, or a car and its tools.'),
  ],
  amenities: ['Cameras at every gate', 'Drive-up doors', 'Carts to borrow'],
};

/** The bot's own facility, so that page and chat agree; an invented one if it has none. */
export const demoFacilityOf = (location: Location | undefined): DemoFacility => location ?? imaginedFacility;
