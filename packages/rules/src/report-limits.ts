/** As much as the engine reads: a scan report that is pasted is long. */
export const SYMPTOMS_MAX = 20_000;

/** The same of somebody without an account: a longer text takes the engine a tenth of a second. */
export const VISITOR_SYMPTOMS_MAX = 5000;

/** The longest claim of a workshop: some sentences of an estimate. */
export const CLAIM_MAX = 2000;

/** A text of a quote, whatever it was copied from. */
export const QUOTE_TEXT_MAX = 20_000;
