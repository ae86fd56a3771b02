import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import type { SafetyAlert } from '@wrenchwise/rules/diagnosis';
import { alertOrigin } from '@wrenchwise/rules/drive-answer';
import { Notice } from '@wrenchwise/ui/notice.tsx';

/** Dangers that the words name, each with its verdict: shown whether or not a diagnosis follows. */
export function AlertsOfWords({ alerts }: { alerts: readonly SafetyAlert[] }) {
  if (alerts.length === 0) return null;
  return (
    <div role="alert" className="grid gap-3">
      {alerts.map((alert) => {
        const { words, tone } = VERDICTS[alert.verdict ?? 'caution'];
        const origin = alertOrigin(alert);
        return (
          <Notice key={alert.id} tone={tone} title={`${words}. ${alert.title}`}>
            <p>{alert.advice}</p>
            {origin !== undefined && <p className="mt-1 wrap-anywhere">{origin}</p>}
          </Notice>
        );
      })}
    </div>
  );
}
