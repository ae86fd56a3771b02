import { z } from 'zod';

import type { Retrying } from '../../policies.ts';
import { askUpstream, below, failureOf } from '../upstream/ask-upstream.ts';
import { mayPassAtOnce, UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { PublishedRecall, RecallService } from './port.ts';

const words = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').trim().slice(0, 4000));

/** 'DD/MM/YYYY' as 'YYYY-MM-DD'; undefined for what is no day. */
const dayOf = (text: string): string | undefined => {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
};

const Recall = z
  .object({
    NHTSACampaignNumber: z.string().min(1).max(40),
    Component: words,
    Summary: words,
    Consequence: words,
    Remedy: words,
    parkIt: z.boolean().nullish(),
    ReportReceivedDate: words,
  })
  .transform((recall): PublishedRecall => ({
    campaign: recall.NHTSACampaignNumber,
    component: recall.Component,
    summary: recall.Summary,
    consequence: recall.Consequence,
    remedy: recall.Remedy,
    parkIt: recall.parkIt ?? false,
    received: dayOf(recall.ReportReceivedDate),
  }));

const Answer = z.object({ Count: z.int().min(0), results: z.array(z.unknown()) });

/** NHTSA's recalls by make, model and model year. */
export const nhtsaRecalls = (settings: {
  baseUrl: string;
  timeoutMs: number;
  retrying: Retrying;
}): RecallService => ({
  ofModel: ({ make, model, year }) =>
    settings.retrying(async () => {
      const query = new URLSearchParams({ make, model, modelYear: String(year) });
      const answer = await askUpstream(
        below(settings.baseUrl, `/recalls/recallsByVehicle?${query.toString()}`),
        { headers: { accept: 'application/json' } },
        settings,
      );
      if (answer.status !== 200) throw failureOf(answer);
      const parsed = Answer.safeParse(answer.body);
      if (!parsed.success) throw new UpstreamFailure('failed', 'the answer is no list of recalls');
      return parsed.data.results
        .flatMap((result) => Recall.safeParse(result).data ?? [])
        .toSorted((a, b) => (b.received ?? '').localeCompare(a.received ?? ''));
    }, mayPassAtOnce),
});
