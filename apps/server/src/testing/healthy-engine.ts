import type { Engine } from '@wrenchwise/engine/create-engine';
import { engine } from '@wrenchwise/engine/testing/engine';

import { GRINDING } from './complaint.ts';

/** A healthy report. */
export const HEALTHY = {
  ...GRINDING,
  symptoms: 'The car runs fine, no noises and no warning lights. It just needs a service.',
};

const nothingFound = { message: 'Nothing in your report points to a fault.' };

/** The engine, for which the words of `HEALTHY` point to nothing whatever else it knows of them. */
export const healthyEngine: Engine = {
  ...engine,
  preview: (report, vehicle) => {
    const read = engine.preview(report, vehicle);
    if (report.text !== HEALTHY.symptoms) return read;
    const { needsMore: _, ...preview } = read;
    return { ...preview, isEnough: true, likelySigns: [], tapQuestions: [], nothingFound };
  },
  diagnose: (report, vehicle, options) => {
    const answer = engine.diagnose(report, vehicle, options);
    if (report.text !== HEALTHY.symptoms) return answer;
    const { needsMore: _, nextQuestion: __, ...diagnosis } = answer;
    return {
      ...diagnosis,
      nothingFound,
      severity: 'low',
      canDrive: { verdict: 'yes', reason: 'Nothing in your report speaks against driving.' },
      alerts: [],
      causes: [],
      possible_causes: [],
      plan: [],
    };
  },
};
