import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** What goes wrong between the filling-station pump and the tank. */
export const fillingFaults = {
  'tank-inlet-check-valve-stuck': {
    name: 'Tank inlet check valve stuck open',
    workshopName: 'Fuel tank inlet check valve (filler flap) stuck open or broken',
    summary:
      'A flap where the filler pipe meets the tank lets fuel in and not out again. When it stays open, the pressure in the tank throws fuel back up the pipe at the end of filling, out of the filler and over shoes and car.',
    prior: 1.2,
    fits: { fuels: WITH_ENGINE, years: [1996, 2100] },
    shifts: [
      {
        makes: ['Jeep', 'Dodge', 'Chrysler', 'Ram'],
        years: [2000, 2014],
        factor: 6,
        source: 'owners’ complaints to NHTSA of fuel spitting back when filling',
      },
    ],
    symptoms: {
      'fuel-spits-back': 0.9,
      'hard-to-refuel': 0.3,
      'fuel-smell': 0.2,
      'fuel-leak': 0.08,
      'check-engine-light': 0.06,
    },
    against: ['rough-idle', 'loss-of-power', 'cranks-no-start'],
    conditions: { 'after-refuelling': 0.6, constant: 0.3 },
    codes: { P0455: 0.05, P0456: 0.05 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It drives normally, but fuel spills at every filling. Fill slowly, stop at the first click, and have it fixed soon: a rollover could spill fuel too.',
    },
    patterns: [
      'The nozzle clicks off, and a second later half a cupful comes back out of the filler.',
      'It happens at every filling station and with every nozzle, mostly above three quarters full.',
    ],
    checks: [
      {
        title: 'Fill slowly at another pump',
        steps: [
          'At the next filling hold the nozzle at its first notch, at a different station.',
          'Stop at the first click, wait ten seconds with the nozzle in, and only then take it out.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Fuel still comes back up the pipe after the click',
            means: 'Nothing holds it in the tank: the check valve stays open.',
            effect: 'supports',
          },
          {
            finding: 'It fills to the first click without a splash',
            means: 'It was the pump or a full tank.',
            effect: 'weakens',
          },
          {
            finding: 'The pump clicks off again and again, and nothing comes back',
            means: 'The tank cannot breathe: look at its vent valve first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the filler pipe and its valve looked at',
        steps: [
          'In a workshop: the filler hose is taken off the tank, with the tank less than a quarter full.',
          'The flap at the tank inlet is pressed open with a plastic rod and let go.',
        ],
        tool: 'Workshop lift',
        minutes: 60,
        outcomes: [
          {
            finding: 'The flap hangs, is broken or missing',
            means: 'The valve is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'It snaps shut',
            means: 'The vent line is blocked or kinked.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the tank inlet check valve replaced',
      overview:
        'The valve is part of the tank inlet or of the filler hose. On most cars the tank has to come down for it, which means open fuel under the car: a workshop with a lift and fuel extraction does it. Ask the dealer first whether a recall or longer warranty covers it.',
      minutes: [120, 240],
      tools: [
        'Vehicle lift and transmission jack',
        'Fuel extraction unit',
        'Hose clamp pliers',
        'Fire extinguisher',
      ],
      steps: [
        'Drive the tank down to less than a quarter before the appointment.',
        'The workshop relieves the line pressure, disconnects the battery and pumps the rest of the fuel out with an earthed unit.',
        'Filler hose and vent line are taken off and looked through: a kinked vent line makes the same splash.',
        'Where the valve can be reached, it is replaced in the inlet; otherwise the tank is lowered, and valve or tank replaced.',
        'All hoses get new clamps, and the tank straps are tightened to the stated torque.',
        'The battery is reconnected, and a smoke test shows that nothing leaks.',
        'Fill it to the first click at full speed: nothing may come back, and there may be no smell below the car.',
      ],
      safety: [
        'Fuel vapour burns at a spark. No smoking, no inspection lamp with a bulb, no work over an open pit.',
        'Fuel on skin and shoes: take wet clothes off and wash with soap before you get back into the car.',
      ],
      stopIf:
        'Do not take the tank down on axle stands at home. Stop filling and leave the car where it is when fuel runs on below it.',
    },
    parts: [
      { name: 'Inlet check valve or filler hose', usd: [25, 160] },
      {
        name: 'Fuel tank with built-in valve',
        usd: [250, 700],
        ifNeeded: true,
      },
    ],
    labourHours: [1.5, 3.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
