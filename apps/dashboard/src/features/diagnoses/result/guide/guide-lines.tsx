import { numbered } from '@wrenchwise/ui/numbered.ts';

/** Lines of a guide, as a list. */
export function GuideLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-sm marker:text-faint">
      {numbered(lines).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
