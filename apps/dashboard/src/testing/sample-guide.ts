import { openStepGuide, StepGuide } from '@wrenchwise/contract/endpoints/step-guides';

/** The guide of the contract's own example, opened for worn front brake pads of a Ford Focus. */
export const SAMPLE_GUIDE: StepGuide = StepGuide.parse(openStepGuide.example?.output);
