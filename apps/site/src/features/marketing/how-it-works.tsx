const STEPS = [
  {
    title: 'Say what it does',
    text: 'Make, model, year, and your own words. “No grinding, only when cold” counts as much as what it does do.',
  },
  {
    title: 'Read the odds',
    text: 'Causes in order of likelihood, each with the words that speak for and against it. What is uncertain says so.',
  },
  {
    title: 'Check one thing',
    text: 'The next check is the one that shows most for its time. Answer it, and the odds are weighed again.',
  },
] as const;

/** The three steps from worry to knowing. */
export function HowItWorks() {
  return (
    <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
      {STEPS.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-accent pt-4">
          <span aria-hidden className="figures text-sm font-semibold text-accent-text">
            {index + 1}
          </span>
          <h3 className="mt-1 text-lg">{title}</h3>
          <p className="mt-1.5 text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
