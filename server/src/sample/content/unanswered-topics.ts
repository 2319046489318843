import { english } from '@chat-module/answer-engine/compose/texts/english';
import { callUs } from '@chat-module/answer-engine/compose/write-contact';
import { sampleFacility } from './sample-facility.ts';
import type { SampleTopic } from './sample-topic.ts';

const answer = `I'm sorry, I don't have the answer to that. Please ${callUs(english, sampleFacility)}, or leave your details below and we'll get back to you.`;

const wordings: readonly (readonly string[])[] = [
  ['Do you have electric car charging?', 'is there an ev charger', 'can i charge my tesla there'],
  ['Can my band rehearse in a unit?', 'band practice space?'],
  ['Do you store wine?', 'is there a wine cellar', 'temperature for wine storage'],
  ['Are you hiring?', 'any job openings'],
  ['Do you shred documents?', 'paper shredding service?'],
  ['Can you recommend movers?', 'do you work with a moving company', 'movers near you?'],
  ['When is your next auction?', 'where are your auctions listed'],
  ['Do you rent portable containers?', 'can you drop a container at my house'],
  ['Is there a mailbox rental?', 'can i get a po box with you'],
  ['Can I install shelves on the walls?', 'am i allowed to drill into the wall'],
  ['Do you have wifi?', 'is there wifi for tenants'],
  ['Do you take cryptocurrency?', 'can i pay with bitcoin'],
  ['Is there a restroom on site?', 'do you have a bathroom'],
  ['Can I store a gun safe with rifles?', 'firearms allowed?'],
];

/** Questions without an answer yet, most frequent first. */
export const unansweredTopics: readonly SampleTopic[] = wordings.map((asked) => ({ asked, answer }));
