import { NotCounted } from '@wrenchwise/car-ui/interview/not-counted.tsx';
import { ReadingChips } from '@wrenchwise/car-ui/interview/reading-chips.tsx';
import type { ReportPreview } from '@wrenchwise/rules/report-preview';

interface Props {
  readonly preview: ReportPreview;
  readonly removed: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** What was understood, in chips of which each can be taken back. */
export function UnderstoodWords({ preview, removed, onToggle }: Props) {
  const { readings, isEnough, notUnderstood, claims } = preview;
  return (
    <>
      {readings.length > 0 ? (
        <ReadingChips compact readings={readings} removed={removed} onToggle={onToggle} />
      ) : (
        isEnough && (
          <p className="text-sm text-soft">
            We didn’t recognise one clear symptom, so we used your whole description.
          </p>
        )
      )}
      <NotCounted notUnderstood={notUnderstood} claims={claims} />
    </>
  );
}
