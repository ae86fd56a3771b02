/** The four highlights, which take turns in the hero. */
export const HIGHLIGHTS = [
  {
    title: 'Smart Diagnostics',
    text: 'Ranked causes from your own words, with what speaks for and against each.',
  },
  {
    title: 'Smart Vehicle Care',
    text: 'Know whether it can be driven before you turn the key.',
  },
  {
    title: 'Expert Guidance',
    text: 'The next check that shows most for its time, step by step.',
  },
  {
    title: 'Vehicle Maintenance',
    text: 'How the parts at fault usually wear and fail, shown with every diagnosis.',
  },
] as const;
