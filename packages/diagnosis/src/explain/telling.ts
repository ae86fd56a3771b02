/** Verdict, severity, advice and money follow from no cause that is less likely than this. */
export const LEAST_TELLING = 0.05;

export const isTelling = ({ probability }: { readonly probability: number }): boolean =>
  probability >= LEAST_TELLING;
