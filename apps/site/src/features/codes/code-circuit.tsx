import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';

/** What an electrical code measured, and where on the circuit its cause is, the likeliest place first. */
export function CodeCircuit({ page: { circuit } }: { page: CodePageData }) {
  if (circuit === undefined) return null;
  return (
    <CodeSection id="circuit" title="Where is the fault in the circuit?">
      <p className="measure">
        {circuit.measured}{' '}
        {circuit.warning === undefined ? 'Look in this order:' : 'A workshop looks in this order:'}
      </p>
      <ol className="measure mt-3 grid list-decimal gap-1.5 pl-6 text-soft">
        {circuit.places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ol>
      {circuit.warning !== undefined && (
        <p className="measure mt-3 font-semibold">{circuit.warning}</p>
      )}
    </CodeSection>
  );
}
