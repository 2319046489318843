import { responseSources } from '@chat-module/contract/response-sources';
import { z } from 'zod';
import { count, day, id, idOrEmpty, oneOf, whole } from './columns.ts';

export const figureSchemas = {
  conversationTotals: z.strictObject({
    locationId: idOrEmpty,
    responseSource: oneOf(responseSources),
    count,
    responseTimeSumMs: count,
  }),
  sessionTotals: z.strictObject({ locationId: idOrEmpty, count }),
  dailyAnalytics: z.strictObject({
    id,
    botId: id,
    locationId: idOrEmpty,
    date: day,
    conversationCount: count,
    responseTimeSumMs: count,
    ratingCount: count,
    ratingSum: count,
    faqMatches: count,
    aiResponses: count,
    websiteMatches: count,
    pageMatches: count,
    unanswered: count,
  }),
  dailyOutcomes: z.strictObject({
    ...{ botId: id, locationId: idOrEmpty, date: day },
    ...{ opened: count, visits: count, sizeVisits: count, unitVisits: count },
    ...{ reservedVisits: count, confirmedVisits: count, officeHoursVisits: count, afterHoursVisits: count },
    ...{ leads: count, convertedLeads: count, reservations: count, confirmedReservations: count },
    ...{ pricedReservations: count, reservedCents: count, confirmedCents: count, ratedDown: count },
  }),
  hourlyVisits: z.strictObject({
    ...{ botId: id, locationId: idOrEmpty, date: day },
    hour: whole(z.int('must be a whole number'), 0, 23),
    visits: count,
  }),
  faqDays: z.strictObject({ faqId: id, botId: id, locationId: idOrEmpty, date: day, uses: count }),
};
