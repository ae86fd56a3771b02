import { CarBody } from '@wrenchwise/car-ui/bodies/car-body.tsx';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Menu } from '@wrenchwise/ui/menu.tsx';
import { Tabs } from '@wrenchwise/ui/tabs.tsx';
import { bodyShapeOf } from '@wrenchwise/vehicle/body-shape';
import { ChevronLeft, Ellipsis, Link2, Plus, Printer, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { carName } from '~/features/diagnoses/car-name.ts';
import { GaragesSection } from '~/features/diagnoses/garages/garages-section.tsx';
import { OutcomeSection } from '~/features/diagnoses/outcome/outcome-section.tsx';
import { useDeleteWithConfirm } from '~/features/diagnoses/use-delete-with-confirm.tsx';
import { useDates, useDistanceUnit } from '~/lib/user-settings.ts';

import { AboutResult } from './about-result.tsx';
import { AnswerInShort } from './answer/answer-in-short.tsx';
import { carFacts } from './car-facts.ts';
import { DiagnosisTab } from './diagnosis-tab.tsx';
import { MechanicSheet } from './mechanic-sheet.tsx';
import { PartsAndToolsTab } from './parts-and-tools-tab.tsx';
import { type PlanStepSlot, RepairStepsTab } from './repair-steps-tab.tsx';
import { ScrollTarget } from './scroll-target.tsx';
import { SecondLookNotice } from './second-look-notice.tsx';
import type { GuideAllowance } from './step-guide-panel.tsx';

const TAB_IDS = ['diagnosis', 'repair-steps', 'parts-and-tools'] as const;

interface Props {
  diagnosis: Diagnosis;
  guideAllowance: GuideAllowance | undefined;
  planStep: PlanStepSlot;
  /** What opens the chat; another feature's. */
  chat?: ReactNode;
}

/** A diagnosis on the screen, and its sheet for the printer. */
export function ResultView({ diagnosis, guideAllowance, planStep, chat }: Props) {
  const [params, setParams] = useSearchParams();
  const tab = TAB_IDS.find((id) => id === params.get('tab')) ?? 'diagnosis';
  const [isQuestionAsked, setIsQuestionAsked] = useState(false);
  const showQuestion = () => {
    if (tab !== 'diagnosis') setParams({}, { replace: true, preventScrollReset: true });
    setIsQuestionAsked(true);
  };
  return (
    <>
      <div className="print:hidden">
        <ResultHeader diagnosis={diagnosis} chat={chat} />
        <SecondLookNotice diagnosis={diagnosis} />
        <AnswerInShort diagnosis={diagnosis} onQuestion={showQuestion} />
        <Tabs
          label="Parts of the diagnosis"
          value={tab}
          onChange={(id) =>
            setParams(id === 'diagnosis' ? {} : { tab: id }, {
              replace: true,
              preventScrollReset: true,
            })
          }
          tabs={[
            {
              id: 'diagnosis',
              label: 'Diagnosis',
              content: (
                <DiagnosisTab
                  diagnosis={diagnosis}
                  isQuestionAsked={isQuestionAsked}
                  onQuestionShown={() => setIsQuestionAsked(false)}
                />
              ),
            },
            {
              id: 'repair-steps',
              label: 'Repair Steps',
              content: (
                <RepairStepsTab
                  diagnosis={diagnosis}
                  allowance={guideAllowance}
                  planStep={planStep}
                />
              ),
            },
            {
              id: 'parts-and-tools',
              label: 'Parts & Tools',
              content: <PartsAndToolsTab diagnosis={diagnosis} />,
            },
          ]}
        />
        <div className="mt-10 grid items-start gap-x-10 gap-y-8 border-t border-line pt-6 xl:grid-cols-2">
          <ScrollTarget id="garages">
            <GaragesSection diagnosis={diagnosis} />
          </ScrollTarget>
          <ScrollTarget id="outcome">
            <OutcomeSection diagnosis={diagnosis} />
          </ScrollTarget>
        </div>
        <AboutResult diagnosis={diagnosis} />
      </div>
      <MechanicSheet diagnosis={diagnosis} />
    </>
  );
}

function ResultHeader({ diagnosis, chat }: Pick<Props, 'diagnosis' | 'chat'>) {
  const navigate = useNavigate();
  const { ask, dialog } = useDeleteWithConfirm(() => void navigate('/dashboard/history'));
  const { relativeDate } = useDates();
  const unit = useDistanceUnit();
  const facts = [carFacts(diagnosis, unit), relativeDate(diagnosis.createdAt)].filter(Boolean);
  return (
    <div className="mb-3 sm:mb-5">
      <Link
        to="/dashboard/history"
        prefetch="intent"
        className="-ml-1 inline-flex min-h-9 items-center gap-1 text-sm font-label text-faint hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-4" />
        History
      </Link>
      <div className="flex items-start justify-between gap-3">
        <CarBody
          shape={bodyShapeOf(diagnosis)}
          className="w-32 shrink-0 text-soft max-sm:hidden print:hidden"
        />
        <div className="min-w-0 flex-1">
          <h1 className="text-xl wrap-anywhere sm:text-3xl">{carName(diagnosis)}</h1>
          <p className="figures text-sm text-faint sm:mt-1">{facts.join(' · ')}</p>
        </div>
        <div className="flex shrink-0 gap-2">
          {chat}
          <Button
            tone="secondary"
            className="max-sm:hidden"
            icon={<Printer aria-hidden className="size-4.5" />}
            onClick={() => window.print()}
          >
            Print for the garage
          </Button>
          <Menu
            trigger={
              <Button tone="secondary" size="icon" aria-label="More actions">
                <Ellipsis aria-hidden className="size-5" />
              </Button>
            }
            items={[
              {
                id: 'print',
                label: 'Print for the garage',
                icon: <Printer aria-hidden />,
                // After the menu has closed and given its focus back.
                onSelect: () => setTimeout(() => window.print(), 100),
              },
              {
                id: 'share',
                label: 'Send to a garage',
                icon: <Link2 aria-hidden />,
                onSelect: () => void navigate('#garages'),
              },
              {
                id: 'new',
                label: 'New diagnosis',
                icon: <Plus aria-hidden />,
                onSelect: () => void navigate('/dashboard/diagnose'),
              },
              {
                id: 'delete',
                label: 'Delete diagnosis',
                icon: <Trash2 aria-hidden />,
                tone: 'danger',
                onSelect: () => ask(diagnosis),
              },
            ]}
          />
        </div>
      </div>
      {dialog}
    </div>
  );
}
