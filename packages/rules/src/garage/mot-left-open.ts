import { z } from 'zod';

/** What MOT testers found and is not seen to be repaired. */
export const MotLeftOpen = z.object({
  /** What the car was advised of. */
  advised: z.int().min(0),
  /** What it failed a test for. */
  failed: z.int().min(0),
});
export type MotLeftOpen = z.infer<typeof MotLeftOpen>;

const things = (count: number): string => (count === 1 ? '1 thing' : `${count} things`);

/**
 * 'MOT tests found 3 things that are not seen to be repaired: 1 failed the test, 2 were advised of.' Undefined where
 * nothing is open: only then may a list of tasks be called empty.
 */
export const motLeftOpenWords = ({ advised, failed }: MotLeftOpen): string | undefined => {
  if (advised + failed === 0) return undefined;
  const seen =
    advised + failed === 1 ? 'is not seen to be repaired' : 'are not seen to be repaired';
  const kinds = [
    ...(failed > 0 ? [`${failed} failed the test`] : []),
    ...(advised > 0 ? [`${advised} ${advised === 1 ? 'was' : 'were'} advised of`] : []),
  ].join(', ');
  return `MOT tests found ${things(advised + failed)} that ${seen}: ${kinds}.`;
};

/** Of the findings of a register. */
export const motLeftOpen = (
  found: readonly { readonly failedOn?: string | undefined }[],
): MotLeftOpen => {
  const failed = found.filter(({ failedOn }) => failedOn !== undefined).length;
  return { advised: found.length - failed, failed };
};
