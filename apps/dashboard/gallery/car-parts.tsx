import { BODY_SHAPES } from '@wrenchwise/car-ui/bodies/body-outlines.ts';
import { bodyShapeName, CarBody } from '@wrenchwise/car-ui/bodies/car-body.tsx';
import { CarDiagram } from '@wrenchwise/car-ui/car-diagram.tsx';
import { ClaimExamined } from '@wrenchwise/car-ui/claims/claim-examined.tsx';
import { CostRange } from '@wrenchwise/car-ui/cost-range.tsx';
import { DASHBOARD_LIGHTS, DashboardLights } from '@wrenchwise/car-ui/dashboard-lights.tsx';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import {
  ClipboardIllustration,
  GarageIllustration,
  HelpIllustration,
  ScheduleIllustration,
} from '@wrenchwise/car-ui/illustrations.tsx';
import { SystemPicture } from '@wrenchwise/car-ui/illustrations/system-picture.tsx';
import { LikelySigns } from '@wrenchwise/car-ui/interview/likely-signs.tsx';
import { MeasurementState } from '@wrenchwise/car-ui/interview/measurement-state.tsx';
import { NotCounted } from '@wrenchwise/car-ui/interview/not-counted.tsx';
import { ReadingChips } from '@wrenchwise/car-ui/interview/reading-chips.tsx';
import { TapQuestionBox } from '@wrenchwise/car-ui/interview/tap-question-box.tsx';
import { NeedTimeline } from '@wrenchwise/car-ui/need-timeline.tsx';
import { ProbabilityBar } from '@wrenchwise/car-ui/probability-bar.tsx';
import { SeverityBadge } from '@wrenchwise/car-ui/severity-badge.tsx';
import { StepList } from '@wrenchwise/car-ui/step-list.tsx';
import { StepDrawing } from '@wrenchwise/car-ui/steps/step-drawing.tsx';
import type { StepDrawingId } from '@wrenchwise/car-ui/steps/step-sketches.ts';
import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';
import { Store, Wrench } from 'lucide-react';
import type { ComponentProps } from 'react';

import { SAMPLE_CLAIM } from '../src/testing/sample-claim.ts';
import { LONG_TEXT, Specimen, State } from './specimen.tsx';

const READINGS: ComponentProps<typeof ReadingChips>['readings'] = [
  {
    id: 'symptom:brake-grinding',
    kind: 'symptom',
    label: 'Grinding when braking',
    text: 'grinding noise when I brake',
    start: 0,
    end: 27,
    present: true,
    certainty: 0.8,
  },
  {
    id: 'condition:braking',
    kind: 'condition',
    label: 'When braking',
    text: LONG_TEXT,
    start: 0,
    end: 27,
    present: true,
    certainty: 0.9,
  },
  {
    id: 'measurement:coolant-temperature:118',
    kind: 'measurement',
    label: 'Coolant temperature 118 °C',
    text: 'coolant 118 C',
    start: 0,
    end: 13,
    present: true,
    certainty: 1,
    state: 'high',
  },
];
const LIGHTS = Object.keys(DASHBOARD_LIGHTS).map((id) => ({ id, label: id }));
const TAP: ComponentProps<typeof TapQuestionBox>['question'] = {
  id: 'when',
  text: 'When does it happen?',
  options: [
    { id: 'braking', label: 'When I brake', words: 'when I brake' },
    { id: 'long', label: LONG_TEXT, words: '' },
  ],
};
const SIGNS = [
  { id: 'brake-squeal', label: 'Squealing when braking', question: '' },
  { id: 'long', label: LONG_TEXT, question: '' },
];

const ILLUSTRATIONS = [
  ClipboardIllustration,
  GarageIllustration,
  ScheduleIllustration,
  HelpIllustration,
];
const TONES = ['accent', 'low', 'medium', 'high'] as const;
const SEVERITIES = ['low', 'medium', 'high'] as const;
const STEPS = ['Park on level ground and pull the parking brake.', LONG_TEXT, 'Lower the car.'];

const NEEDS = [
  { id: 'mot', title: 'Change the brake fluid', chance: 1, date: '2026-11-22', cost: '£60–£110' },
  { id: 'pads', title: LONG_TEXT, chance: 0.62, date: '2027-06-03', cost: '£90–£220' },
  { id: 'end', title: 'Tyres', chance: 0.2, date: '2027-11-22', cost: '£240–£520' },
  { id: 'recall', title: 'Recall', chance: 0.3, date: null, cost: '£0', isUrgent: true },
  { id: 'spring', title: 'Broken spring', chance: 0.04, date: null, cost: '£120–£260' },
] as const;

/** One of each sheet. */
const STEP_DRAWINGS: readonly StepDrawingId[] = [
  'jack-at-sill',
  'undo-sump-plug',
  'piston-back',
  'battery-minus-off-first',
  'tread-measured',
  'plug-in-line',
  'wiper-tab',
  'towing-eye',
  'nuts-crosswise',
  'bleed-nipple',
  'meter-at-rest',
  'tyre-size',
  'rock-12-6',
  'glow-measured',
  'chip-bridge',
  'xenon-burner',
  'festoon',
  'charge-order',
  'vin-places',
  'paint-layers',
];

function CostRanges() {
  return (
    <Specimen name="CostRange">
      {() => (
        <CostRange
          currency="GBP"
          rows={[
            {
              id: 'diy',
              label: 'Do it yourself',
              note: 'Parts alone',
              icon: <Wrench aria-hidden />,
              range: { low: 3500, high: 8000 },
            },
            {
              id: 'garage',
              label: 'At a garage',
              note: LONG_TEXT,
              icon: <Store aria-hidden />,
              range: { low: 12_000, high: 12_000 },
            },
          ]}
        />
      )}
    </Specimen>
  );
}

export function CarParts() {
  return (
    <>
      <Drawings />
      <Specimen name="VERDICTS" note="Colours, icons and words of each driving verdict.">
        {() =>
          Object.entries(VERDICTS).map(([id, { box, text, words, short, Icon }]) => (
            <div key={id} className={`flex gap-3 rounded-md border p-4 ${box}`}>
              <Icon aria-hidden className={`size-6 shrink-0 ${text}`} />
              <div>
                <p className={`text-xl font-bold ${text}`}>{words}</p>
                <p className="text-sm text-soft">{short}</p>
              </div>
            </div>
          ))
        }
      </Specimen>
      <Specimen name="ProbabilityBar">
        {() => (
          <>
            <ProbabilityBar label="Front brake pads worn" share={0.62} tone="accent" />
            <ProbabilityBar label="Warped discs, from 40%" share={0.21} from={0.4} />
            <ProbabilityBar label={LONG_TEXT} share={0.004} />
            <ProbabilityBar label="Something else" share={0.17} tone="other" />
          </>
        )}
      </Specimen>
      <CostRanges />
      <Specimen name="NeedTimeline" note="What to check over a year, with its table.">
        {() => (
          <NeedTimeline needs={NEEDS} from="2026-11-22" until="2027-11-22" caption={LONG_TEXT} />
        )}
      </Specimen>
      <Specimen name="SeverityBadge">
        {() => (
          <div className="flex flex-wrap gap-2">
            {SEVERITIES.map((severity) => (
              <SeverityBadge key={severity} severity={severity} />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="StepList" note="Ticks are stored on this device, as on the pages.">
        {() => <StepList steps={STEPS} />}
      </Specimen>
      <Interview />
      <Specimen name="Illustrations">
        {() => (
          <div className="grid grid-cols-2 gap-4 text-accent-text">
            {ILLUSTRATIONS.map((Illustration) => (
              <Illustration key={Illustration.name} />
            ))}
          </div>
        )}
      </Specimen>
    </>
  );
}

function Diagrams() {
  return (
    <Specimen name="CarDiagram, CAR_SYSTEMS">
      {() => (
        <>
          <State name="Tones">
            <div className="grid gap-3 sm:grid-cols-2">
              {TONES.map((tone) => (
                <CarDiagram key={tone} system="brakes" tone={tone} />
              ))}
            </div>
          </State>
          <State name="Systems">
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {SYSTEM_IDS.map((system) => (
                <CarDiagram key={system} system={system} />
              ))}
            </div>
          </State>
          <State name="Without a label">
            <CarDiagram system="steering" labelled={false} className="max-w-xs" />
          </State>
        </>
      )}
    </Specimen>
  );
}

function Drawings() {
  return (
    <>
      <Diagrams />
      <Specimen
        name="CarBody, BODY_OUTLINES"
        note="All in one scale; small as on a card, and large."
      >
        {() => (
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {BODY_SHAPES.map((shape) => (
              <CarBody key={shape} shape={shape} label={bodyShapeName(shape)} className="w-full" />
            ))}
            <CarBody shape="suv" className="w-30" />
          </div>
        )}
      </Specimen>
      <Specimen
        name="StepDrawing"
        note="One of each sheet: one idea each, the accent is what is touched."
      >
        {() => (
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
            {STEP_DRAWINGS.map((id) => (
              <StepDrawing key={id} id={id} />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="SystemPicture" note="One whole; two with the part that is meant.">
        {() => (
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            <SystemPicture system="brakes" />
            <SystemPicture system="brakes" highlight="caliper" />
            <SystemPicture system="engine_cooling" highlight="thermostat" />
          </div>
        )}
      </Specimen>
    </>
  );
}

function Interview() {
  return (
    <>
      <Specimen name="ReadingChips, LikelySigns">
        {() => (
          <>
            <ReadingChips readings={READINGS} removed={['condition:braking']} onToggle={() => {}} />
            <LikelySigns signs={SIGNS} ticked={['brake-squeal']} onToggle={() => {}} />
          </>
        )}
      </Specimen>
      <Specimen name="MeasurementState, NotCounted">
        {() => (
          <>
            <p className="flex flex-wrap gap-4">
              {(['low', 'normal', 'high', 'unknown'] as const).map((state) => (
                <MeasurementState key={state} state={state} />
              ))}
            </p>
            <NotCounted
              notUnderstood={[{ text: 'LTFT x7' }]}
              claims={[{ by: 'garage', text: LONG_TEXT }]}
            />
          </>
        )}
      </Specimen>
      <Specimen name="ClaimExamined">{() => <ClaimExamined examination={SAMPLE_CLAIM} />}</Specimen>
      <Specimen name="TapQuestionBox, DashboardLights">
        {() => (
          <>
            <TapQuestionBox question={TAP} onPick={() => {}} onSkip={() => {}} />
            <DashboardLights lights={LIGHTS} onPick={() => {}} />
          </>
        )}
      </Specimen>
    </>
  );
}
