/** What an answer was about: later messages point back to it ('it', 'the second one', 'step 3'). */
export interface Focus {
  /** The cause. */
  readonly faultId?: string | undefined;
  /** The step of a guide or of the plan, from 1. */
  readonly step?: number | undefined;
  /** Whose steps were shown: those of the plan, or those of the cause's repair. */
  readonly steps?: 'plan' | 'repair' | undefined;
  /** The question that was put back. */
  readonly questionId?: string | undefined;
  /** The causes of the list that was shown, in its order. */
  readonly listed?: readonly string[] | undefined;
  /** What was asked of the car's log, which 'and last year?' goes on with. */
  readonly asked?: string | undefined;
}

/** A longer question is not gone on with in three words. */
export const MAX_ASKED = 200;

/** A focus as one text of a row; null where there is none. A bare fault's id is one too. */
export const focusText = ({ faultId, ...rest }: Focus): string | null => {
  const known = Object.entries(rest).filter(([, value]) => value !== undefined);
  if (known.length === 0) return faultId ?? null;
  return JSON.stringify({ faultId, ...Object.fromEntries(known) });
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads `focusText` back; what is not understood is no focus. */
export const readFocus = (text: string | null | undefined): Focus => {
  if (text === null || text === undefined) return {};
  if (!text.startsWith('{')) return { faultId: text };
  const read = new Map(Object.entries(JSON.parse(text) as object)); // ours, by `focusText`
  const [faultId, step, steps, questionId, listed, asked] = [
    read.get('faultId'),
    read.get('step'),
    read.get('steps'),
    read.get('questionId'),
    read.get('listed'),
    read.get('asked'),
  ];
  return {
    faultId: isText(faultId) ? faultId : undefined,
    step: typeof step === 'number' ? step : undefined,
    steps: steps === 'plan' || steps === 'repair' ? steps : undefined,
    questionId: isText(questionId) ? questionId : undefined,
    listed: Array.isArray(listed) ? listed.filter(isText) : undefined,
    asked: isText(asked) ? asked : undefined,
  };
};
