/** As much of a description as is read, in UTF-16 units: 20,000 hold any description of a fault. */
export const MAX_TEXT_LENGTH = 20_000;
