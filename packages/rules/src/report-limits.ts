/** As much as the engine reads: a scan report that is pasted is long. */
export const SYMPTOMS_MAX = 20_000;
