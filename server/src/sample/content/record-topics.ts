import { mapsSearchUrl } from '@chat-module/answer-engine/compose/maps-search-url';
import { english } from '@chat-module/answer-engine/compose/texts/english';
import { callUs, phoneLink } from '@chat-module/answer-engine/compose/write-contact';
import { sampleAmenities, sampleFacility } from './sample-facility.ts';
import type { SampleTopic } from './sample-topic.ts';

const { address, officeHours } = sampleFacility;

const ourHours = `Our hours:\n${officeHours}`;
const mapUrl = mapsSearchUrl(address);

const factTopics: readonly SampleTopic[] = [
  {
    answer: ourHours,
    asked: [
      'What are your hours?',
      'when do you open',
      'how late is the office open',
      'opening hours',
      'What time do you close?',
    ],
  },
  {
    answer: `You'll find today's price of our units on our rates page. If you'd rather talk it over, please ${callUs(english, sampleFacility)}.`,
    asked: ['how much is a unit', 'What are your rates?', 'prices', 'what do you charge per month', 'cost of storage?'],
  },
  {
    answer: 'You can pay your bill online, any time, with the button below.',
    asked: [
      'pay my bill',
      'How do I pay online?',
      'where can i make a payment',
      'link to pay rent',
      'i want to pay my balance',
    ],
  },
  {
    answer: `You'll find us at **${address}**. [Get directions](${mapUrl})`,
    asked: ['Where are you located?', 'whats your address', 'what part of boise are you in', 'location?'],
  },
  {
    answer: `You can reach us at ${phoneLink(sampleFacility)}.\n\n${ourHours}`,
    asked: ['phone number', 'What’s a number I can call?', 'can i talk to a person', 'how do i call you'],
  },
  {
    answer: `[Open the map](${mapUrl}) for directions from where you are. Our address is **${address}**.`,
    asked: ['how do i get there', 'directions', 'Can you give me directions from downtown?'],
  },
  {
    answer: `On Saturday the office is open from 9:00 AM to 5:00 PM.\n\n${ourHours}`,
    asked: ['are you open saturday', 'Are you open on Saturdays?', 'saturday hours'],
  },
  {
    answer: `On Sunday the office is closed.\n\n${ourHours}`,
    asked: ['open sunday?', 'Is the office open on Sunday?', 'can i come in sunday'],
  },
  {
    answer: `Here is what we offer:\n${sampleAmenities.map((amenity) => `• ${amenity}`).join('\n')}`,
    asked: ['what amenities do you have', 'What comes with the unit?', 'features of your facility'],
  },
];

const amenityQuestions: readonly (readonly [string, ...string[]])[] = [
  ['Climate-controlled units', 'do you have climate control', 'Any climate-controlled units?'],
  ['Drive-up units', 'can i drive up to my unit', 'Are there drive-up units?'],
  ['Covered RV and boat parking', 'is the rv parking covered', 'Do you have covered boat storage?'],
  ['Video surveillance', 'do you have cameras', 'Is there video surveillance?'],
  ['Ground-floor units only', 'are the units on the ground floor', 'Ground floor units?'],
  ['Free carts and dollies', 'do you have dollies', 'Are there carts?'],
  ['Month-to-month rental', 'can i rent month to month', 'Is it month-to-month?'],
];

const amenityTopics: readonly SampleTopic[] = amenityQuestions.map(([amenity, ...asked]) => ({
  asked,
  answer: `Yes, we do: **${amenity}**.`,
}));

/** Questions about the location record, most frequent first. */
export const recordTopics: readonly SampleTopic[] = [...factTopics, ...amenityTopics];
