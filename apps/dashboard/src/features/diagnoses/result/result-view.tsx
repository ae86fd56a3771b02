import { t } from '@lingui/core/macro';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { Tabs } from '@wrenchwise/ui/tabs.tsx';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';

import { OutcomeSection } from '~/features/diagnoses/outcomes/outcome-section.tsx';
import { RepliesSection } from '~/features/diagnoses/workshop-replies/replies-section.tsx';

import { AboutResult } from './about-result.tsx';
import { AnswerInShort } from './answer/answer-in-short.tsx';
import { ClosedBanner } from './closed/closed-banner.tsx';
import { WhatWeSaid } from './closed/what-we-said.tsx';
import { DiagnosisTab } from './diagnosis-tab.tsx';
import { FoldedSections } from './folded-section.tsx';
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
  /** What the car was recorded saying; another feature's. */
  recordings?: ReactNode;
  /** The way to its comparison with others; another feature's. */
  comparison?: ReactNode;
}

/** A diagnosis on the screen, and its sheet for the printer. */
export function ResultView(props: Props) {
  const { diagnosis, guideAllowance, planStep, chat, recordings, comparison } = props;
  const [params, setParams] = useSearchParams();
  const tab = TAB_IDS.find((id) => id === params.get('tab')) ?? 'diagnosis';
  const [isQuestionAsked, setIsQuestionAsked] = useState(false);
  const showQuestion = () => {
    if (tab !== 'diagnosis') setParams({}, { replace: true, preventScrollReset: true });
    setIsQuestionAsked(true);
  };
  const isClosed = diagnosis.resolvedAt !== null;
  const parts = (
    <Tabs
      label={t`Parts of the diagnosis`}
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
          label: t`Diagnosis`,
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
          label: t`Repair Steps`,
          content: (
            <RepairStepsTab diagnosis={diagnosis} allowance={guideAllowance} planStep={planStep} />
          ),
        },
        {
          id: 'parts-and-tools',
          label: t`Parts & Tools`,
          content: <PartsAndToolsTab diagnosis={diagnosis} />,
        },
      ]}
    />
  );
  return (
    <>
      <div className="print:hidden">
        <ResultHeader diagnosis={diagnosis} chat={chat} />
        <ClosedBanner diagnosis={diagnosis} />
        {isClosed ? (
          <>
            <div className="max-w-2xl">
              <ScrollTarget id="outcome">
                <OutcomeSection diagnosis={diagnosis} />
              </ScrollTarget>
            </div>
            <WhatWeSaid diagnosis={diagnosis} isOpenAtFirst={params.has('tab')}>
              {parts}
              <div className="mt-8">
                <FoldedSections>
                  <RepliesSection diagnosis={diagnosis} />
                </FoldedSections>
              </div>
            </WhatWeSaid>
          </>
        ) : (
          <>
            <SecondLookNotice diagnosis={diagnosis} />
            <AnswerInShort diagnosis={diagnosis} onQuestion={showQuestion} />
            {parts}
            <div className="mt-8">
              <FoldedSections>
                <RepliesSection diagnosis={diagnosis} />
                <OutcomeSection diagnosis={diagnosis} isFolded />
                <AboutResult diagnosis={diagnosis} />
              </FoldedSections>
            </div>
          </>
        )}
        {recordings}
        {comparison}
      </div>
      <MechanicSheet diagnosis={diagnosis} />
    </>
  );
}
