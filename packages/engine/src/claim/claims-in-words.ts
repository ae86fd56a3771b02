import { readOpinions } from '../evidence/claims/read-claims.ts';
import type { Stretch } from '../evidence/hearsay.ts';
import type { ClaimToExamine } from './claim-examination.ts';

/** '£1,800', '450 quid' */
const PRICE = /(?:£|€|\$) ?\d[\d,.]*\d(?:k\b)?|\b\d[\d,.]*\d ?(?:quid|pounds|euros?|dollars)\b/i;

/** The claims in a text, each with the price beside it. */
export const claimsIn = (
  text: string,
  read: readonly { readonly start: number; readonly end: number; readonly whole: Stretch }[],
): readonly ClaimToExamine[] =>
  read.map(({ start, end, whole }) => ({
    text: text.slice(start, end),
    said: text.slice(...whole),
    price: PRICE.exec(text.slice(...whole))?.[0],
  }));

/** What is meant by what was typed as a claim: 'the garage says …' is taken apart first. */
export const asClaims = (claim: ClaimToExamine): readonly ClaimToExamine[] => {
  if (claim.faultId !== undefined) return [claim];
  const found = claimsIn(claim.text, readOpinions(claim.text, () => false).claims);
  if (found.length > 0) return found;
  return [{ ...claim, price: claim.price ?? PRICE.exec(claim.text)?.[0] }];
};
