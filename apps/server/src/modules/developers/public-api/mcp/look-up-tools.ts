import { ExplainedCode } from '@wrenchwise/contract/endpoints/codes';
import { lookUpVehicle, VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineTool, LOOKS_UP, parsedAs, READS, type Tool } from './tool.ts';

export const LOOK_UP_TOOLS: readonly Tool[] = [
  defineTool({
    name: 'look_up_code',
    title: 'Look up a trouble code',
    description: 'What a diagnostic trouble code such as P0420 means, in plain words.',
    scope: 'read',
    annotations: READS,
    input: z.strictObject({ code: storableText(20).min(1) }),
    output: ExplainedCode,
    work: ({ code }, { services }) => Promise.resolve(services.codes.explain(code)),
  }),
  defineTool({
    name: 'look_up_registration',
    title: 'Look up a registration',
    description:
      'What the UK registers say of a car by its registration: make, model, year, MOT history with defects, mileage and tax. Show the attribution with the data. A source of “sample” is invented, because no register is set up.',
    scope: 'read',
    annotations: LOOKS_UP,
    input: z.strictObject({ registration: storableText(40).min(1) }),
    output: VehicleLookup,
    work: (args, { services }) => {
      const { registration } = parsedAs(lookUpVehicle.query ?? z.never(), args);
      return services.lookup.lookUp(registration);
    },
  }),
];
