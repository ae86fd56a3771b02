import type { PlanOffer } from '@wrenchwise/contract/endpoints/subscription';
import { isAvailable } from '@wrenchwise/rules/capabilities';
import {
  isOpen,
  PLAN_OPENINGS,
  type PlanOpening,
  planOpens,
} from '@wrenchwise/rules/plan-openings';
import { PLAN_IDS, PLANS, type Plan, planAllows } from '@wrenchwise/rules/plans';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';

const figure = (value: number | null): string =>
  value === null ? 'Unlimited' : value.toLocaleString('en-GB');

/** '100 MB', '5 GB'. */
const storage = (megabytes: number | null): string =>
  megabytes === null
    ? 'Unlimited'
    : megabytes < 1000
      ? `${megabytes} MB`
      : `${(megabytes / 1000).toLocaleString('en-GB')} GB`;

interface Allowance {
  readonly label: string;
  /** Said beside the label: nothing is counted against it yet. */
  readonly isComing?: boolean;
  readonly of: (plan: Plan) => string;
}

const ALLOWANCES: readonly Allowance[] = [
  { label: 'Diagnoses a month', of: (plan) => figure(plan.allowances.diagnoses) },
  {
    label: 'Repair guides for your own diagnoses a month',
    of: (plan) => figure(plan.allowances.repairGuides),
  },
  {
    label: 'Storage for your files',
    isComing: !isAvailable('file-storage'),
    of: (plan) => storage(plan.limits.storage),
  },
  {
    label: 'API calls a month',
    isComing: !isAvailable('api-access'),
    of: ({ id, limits }) =>
      planAllows(id, 'api_access') ? figure(limits.apiCalls) : 'Not included',
  },
];

/** A plan with the allowances that the operator has set, once they are known. */
const planAs = (plan: Plan, offers: readonly PlanOffer[] | undefined): Plan => {
  const offer = offers?.find(({ id }) => id === plan.id);
  return offer ? { ...plan, allowances: offer.allowances } : plan;
};

/** All plans side by side, straight from the catalogue: a tick is what works, what is coming says so. */
export function PlanComparison({ offers }: { offers?: readonly PlanOffer[] | undefined }) {
  return (
    <div
      role="region"
      aria-label="Plans side by side"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      // Relative: what only screen readers read must not stick out of what scrolls.
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full sm:min-w-[34rem] border-collapse text-left text-sm">
        <caption className="sr-only">What each plan allows and opens</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="px-3 sm:px-5 py-3.5 font-label text-faint">
              Plan
            </th>
            {PLAN_IDS.map((id) => (
              <th key={id} scope="col" className="px-2 sm:px-5 py-3.5 font-semibold">
                {PLANS[id].name}
              </th>
            ))}
          </tr>
        </thead>
        <Group title="Allowances">
          {ALLOWANCES.map(({ label, isComing = false, of }) => (
            <Row
              key={label}
              label={label}
              isComing={isComing}
              cells={PLAN_IDS.map((id) => of(planAs(PLANS[id], offers)))}
            />
          ))}
        </Group>
        <Group title="What’s included">
          {PLAN_OPENINGS.map((opening) => (
            <Row
              key={opening.id}
              label={opening.title}
              note={opening.text}
              isComing={!isOpen(opening)}
              cells={PLAN_IDS.map((id) => (
                <Mark key={id} opening={opening} isIncluded={planOpens(id, opening)} />
              ))}
            />
          ))}
        </Group>
      </table>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tbody>
      <tr className="border-b border-line bg-sunken">
        <th scope="rowgroup" colSpan={PLAN_IDS.length + 1} className="caption px-3 sm:px-5 py-2">
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

interface RowProps {
  label: string;
  note?: string;
  isComing: boolean;
  /** One for each plan, in their order. */
  cells: readonly ReactNode[];
}

function Row({ label, note, isComing, cells }: RowProps) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="pl-3 pr-2 sm:px-5 py-3.5 font-medium text-soft">
        {label}
        {isComing && (
          <span className="ml-2 inline-block">
            <Badge>Coming</Badge>
          </span>
        )}
        {note !== undefined && (
          <span className="block font-normal text-faint max-sm:sr-only">{note}</span>
        )}
      </th>
      {PLAN_IDS.map((id, place) => (
        <td
          key={id}
          className={cx('figures px-2 sm:px-5 py-3.5 align-top', isComing && 'text-faint')}
        >
          {cells[place]}
        </td>
      ))}
    </tr>
  );
}

/** A tick for what works today; what is coming has a word in its place. */
function Mark({ opening, isIncluded }: { opening: PlanOpening; isIncluded: boolean }) {
  if (!isIncluded) {
    return (
      <>
        <Minus aria-hidden className="size-4 text-faint" />
        <span className="sr-only">Not included</span>
      </>
    );
  }
  if (!isOpen(opening)) return 'Planned';
  return (
    <>
      <Check aria-hidden className="size-4.5 text-accent-text" />
      <span className="sr-only">Included</span>
    </>
  );
}
