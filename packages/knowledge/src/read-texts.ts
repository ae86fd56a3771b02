/**
 * The texts of a system's faults as they are written. The browser's edition puts a reader of coded texts in
 * its place (`apps/dashboard/coded-texts.plugin.ts`).
 */
export const readTexts = <Entries extends object>(entries: Entries): Entries => entries;
