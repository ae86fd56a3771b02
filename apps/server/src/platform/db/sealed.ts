declare const sealed: unique symbol;

/**
 * A text that the server encrypted with its secret, as it is stored. It is no `string` to the compiler, so
 * that only a column of this type takes it: `sealed-columns.ts` lists them all.
 */
export interface Sealed {
  readonly [sealed]: true;
}
