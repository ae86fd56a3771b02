import { isAvailable } from '@wrenchwise/domain/capabilities';
import { PLAN_IDS, PLANS, type Plan, planAllows } from '@wrenchwise/domain/plans';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';

const figure = (value: number | null): string =>
  value === null ? 'Unlimited' : value.toLocaleString('en-GB');

const megabytes = (value: number | null): string =>
  value === null ? 'Unlimited' : `${value.toLocaleString('en-GB')} MB`;

interface Row {
  readonly label: string;
  /** Said beside the label: nothing is counted against it yet. */
  readonly isComing?: boolean;
  readonly of: (plan: Plan) => string;
}

const ROWS: readonly Row[] = [
  { label: 'Diagnoses a month', of: (plan) => figure(plan.allowances.diagnoses) },
  {
    label: 'Repair guides for your own diagnoses a month',
    of: (plan) => figure(plan.allowances.repairGuides),
  },
  { label: 'Public guide library', of: () => 'Open' },
  {
    label: 'API calls a month',
    isComing: !isAvailable('api-access'),
    of: ({ id, limits }) =>
      planAllows(id, 'api_access') ? figure(limits.apiCalls) : 'Not included',
  },
  {
    label: 'Storage for your files',
    isComing: !isAvailable('file-storage'),
    of: (plan) => megabytes(plan.limits.storage),
  },
];

/** The limits of all plans side by side, straight from the catalogue; what is coming says so. */
export function PlanComparison() {
  return (
    <div
      role="region"
      aria-label="Plans side by side"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full min-w-[34rem] border-collapse text-left text-sm">
        <caption className="sr-only">What each plan allows</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="px-5 py-3.5 font-label text-faint">
              Allowance
            </th>
            {PLAN_IDS.map((id) => (
              <th key={id} scope="col" className="px-5 py-3.5 font-semibold">
                {PLANS[id].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, isComing, of }) => (
            <tr key={label} className="border-b border-line last:border-b-0">
              <th scope="row" className="px-5 py-3.5 font-medium text-soft">
                {label}
                {isComing && (
                  <span className="ml-2 inline-block">
                    <Badge>Coming</Badge>
                  </span>
                )}
              </th>
              {PLAN_IDS.map((id) => (
                <td key={id} className={cx('figures px-5 py-3.5', isComing && 'text-faint')}>
                  {of(PLANS[id])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
