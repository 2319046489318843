import { newBot } from '@chat-module/contract/bots';
import { newFaq } from '@chat-module/contract/faqs';
import { newLocation, sizeCategories } from '@chat-module/contract/locations';
import { parseHours } from '@chat-module/opening-hours/parse-hours';
import { expect, test } from 'vitest';
import { tidySizeOptions } from '../../locations/tidy-size-options.ts';
import { sampleAmenities, sampleBot, sampleFacility } from './sample-facility.ts';
import { sampleFaqs } from './sample-faqs.ts';
import { sampleSizeOptions, sizeOptionsPricedOn } from './sample-size-options.ts';

test('an operator could have entered the facility in the forms', () => {
  expect(newLocation.parse(sampleFacility)).toEqual(sampleFacility);
  expect(newLocation.shape.amenities.parse([...sampleAmenities])).toEqual(sampleAmenities);
  const sizeOptions = sizeOptionsPricedOn('2026-04-01');
  expect(tidySizeOptions(sizeOptions.map(({ id: _, ...option }) => option))).toEqual(sizeOptions);
  expect(newBot.parse(sampleBot)).toEqual(sampleBot);
  for (const { question, answer, category } of sampleFaqs) {
    const faq = { botId: 'any', question, answer, category };
    expect(newFaq.parse(faq)).toEqual(faq);
  }
});

test('the facility has units of every category and hours that the chat understands', () => {
  expect(new Set(sampleSizeOptions.map(({ category }) => category))).toEqual(new Set(sizeCategories));
  expect(parseHours(sampleFacility.officeHours).notUnderstood).toEqual([]);
});

test('no wording of a question belongs to two FAQs', () => {
  const wordings = sampleFaqs.flatMap(({ question, asked }) => [question, ...asked].map((text) => text.toLowerCase()));
  expect(wordings.filter((wording, index) => wordings.indexOf(wording) !== index)).toEqual([]);
});
