/** Where `typed-text.ts` keeps what was typed; apart, so that looking whether there is any loads nothing. */
export const TYPED_TEXT = 'wrenchwise.typed-text';
