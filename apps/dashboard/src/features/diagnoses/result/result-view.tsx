import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { Tabs } from '@wrenchwise/ui/tabs.tsx';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';

import { GaragesSection } from '~/features/diagnoses/garages/garages-section.tsx';
import { OutcomeSection } from '~/features/diagnoses/outcome/outcome-section.tsx';

import { AboutResult } from './about-result.tsx';
import { AnswerInShort } from './answer/answer-in-short.tsx';
import { DealtWith } from './dealt-with.tsx';
import { DiagnosisTab } from './diagnosis-tab.tsx';
import type { GuideAllowance } from './guide/step-guide-panel.tsx';
import { MechanicSheet } from './mechanic-sheet.tsx';
import { PartsAndToolsTab } from './parts-and-tools-tab.tsx';
import { type PlanStepSlot, RepairStepsTab } from './repair-steps-tab.tsx';
import { ResultHeader } from './result-header.tsx';
import { ScrollTarget } from './scroll-target.tsx';
import { SecondLookNotice } from './second-look-notice.tsx';

const TAB_IDS = ['diagnosis', 'repair-steps', 'parts-and-tools'] as const;

interface Props {
  diagnosis: Diagnosis;
  guideAllowance: GuideAllowance | undefined;
  planStep: PlanStepSlot;
  /** What opens the chat; another feature's. */
  chat?: ReactNode;
  /** The way to its comparison with others; another feature's. */
  comparison?: ReactNode;
}

/** A diagnosis on the screen, and its sheet for the printer. */
export function ResultView({ diagnosis, guideAllowance, planStep, chat, comparison }: Props) {
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
        <DealtWith diagnosis={diagnosis} />
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
        {comparison}
        <AboutResult diagnosis={diagnosis} />
      </div>
      <MechanicSheet diagnosis={diagnosis} />
    </>
  );
}
