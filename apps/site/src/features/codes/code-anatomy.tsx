const PLACES = [
  {
    sign: 'P',
    title: 'The area of the car',
    text: 'P engine and gearbox, C brakes, steering and suspension, B body, U network.',
  },
  {
    sign: '0',
    title: 'Who defined it',
    text: '0, and usually 2 and 3: the same on every make. 1: the manufacturer’s own.',
  },
  {
    sign: '4',
    title: 'The group',
    text: 'Here emission control. 1 and 2 are fuel and air, 3 is ignition, 7 to 9 the gearbox.',
  },
  { sign: '20', title: 'The fault', text: 'Which test of the group failed.' },
] as const;

/** A code taken apart, character by character. */
export function CodeAnatomy() {
  return (
    <ol
      aria-label="How P0420 is read"
      className="drawing-paper grid gap-px overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-2 lg:grid-cols-4"
    >
      {PLACES.map(({ sign, title, text }) => (
        <li key={sign} className="flex gap-4 p-5 lg:flex-col">
          <span className="figures flex h-16 min-w-14 shrink-0 items-center justify-center self-start rounded-md border-2 border-accent bg-accent-soft px-3 text-3xl font-bold text-accent-text">
            {sign}
          </span>
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="mt-1 block text-sm text-soft">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
