import { accessFaqs } from './access-faqs.ts';
import { payingFaqs } from './paying-faqs.ts';
import { rentingFaqs } from './renting-faqs.ts';
import type { SampleFaq } from './sample-topic.ts';
import { storingFaqs } from './storing-faqs.ts';

export const sampleFaqs: readonly SampleFaq[] = [...accessFaqs, ...payingFaqs, ...rentingFaqs, ...storingFaqs];
