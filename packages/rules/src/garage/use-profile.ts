import { z } from 'zod';

/** How a vehicle is used, as far as its user said so. It shortens or stretches service intervals. */
export const UseProfile = z.object({
  /** Mostly under 5 miles, so that the engine hardly gets warm. */
  shortTrips: z.boolean().optional(),
  towing: z.boolean().optional(),
  dust: z.boolean().optional(),
  /** Winters well below freezing. */
  cold: z.boolean().optional(),
  /** Stop-and-go traffic. */
  city: z.boolean().optional(),
  milesPerYear: z.int().min(0).max(200_000).optional(),
});
export type UseProfile = z.infer<typeof UseProfile>;
