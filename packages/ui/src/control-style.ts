/** What every text control shares: 44 px high, a 3:1 border, 16 px type so that phones do not zoom. */
export const controlStyle =
  'min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-base text-ink ' +
  'placeholder:text-faint transition-[border-color,box-shadow] duration-150 ' +
  'hover:border-soft focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent ' +
  'aria-invalid:border-high disabled:opacity-60';
