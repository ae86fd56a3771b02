import { Card } from '@wrenchwise/ui/card.tsx';

/** A workshop's quote, set beside what is usual. */
export function QuoteCheck() {
  return (
    <Card>
      <h2 className="text-lg">A quote</h2>
      <p className="measure mt-2 text-soft">
        Paste or type the lines of the quote, or choose the PDF or the photograph.
      </p>
    </Card>
  );
}
